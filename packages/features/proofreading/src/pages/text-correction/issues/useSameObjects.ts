import { useRef } from 'react';

const isSame = <T extends object>(one: T, other: T): boolean => {
  const keys = Object.keys(one) as (keyof T)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
};

/** Items as the objects and the list of the last rendering where they say the same, so that their rows are not drawn anew. */
export function useSameObjects<T extends { id: string }>(items: readonly T[]): readonly T[] {
  const last = useRef(items);
  const known = new Map(last.current.map((item) => [item.id, item]));
  const same = items.map((item) => {
    const before = known.get(item.id);
    return before && isSame(before, item) ? before : item;
  });
  const isSameList = same.length === last.current.length && same.every((item, at) => item === last.current[at]);
  if (!isSameList) last.current = same;
  return last.current;
}
