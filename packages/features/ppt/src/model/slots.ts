import type { Slide } from '@hengce/deck';

type Node = Record<string, unknown> | unknown[];

/** Text of a slot of a slide, such as `items.2.text`; empty where there is none. */
export function slotText({ data }: Slide, path: string): string {
  let value: unknown = data;
  for (const part of path.split('.')) value = (value as Node | undefined)?.[part as never];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The slide with another value in one slot. */
export function withSlot<S extends Slide>(slide: S, path: string, value: unknown): S {
  return { ...slide, data: replaced(slide.data as unknown as Node, path.split('.'), value) } as S;
}

function replaced(node: Node, [part = '', ...rest]: string[], value: unknown): Node {
  const inner = rest.length === 0 ? value : replaced((node[part as never] ?? {}) as Node, rest, value);
  if (!Array.isArray(node)) return { ...node, [part]: inner };
  const copy = [...node];
  copy[Number(part)] = inner;
  return copy;
}

/** The list of a slot, such as `items`. */
export const slotList = ({ data }: Slide, path: string): readonly unknown[] =>
  ((data as unknown as Record<string, unknown>)[path] ?? []) as unknown[];

/** The slide with the entries of one of its lists in another order, fewer or more of them; its citations and marks go with the entries. */
export function withEntries<S extends Slide>(
  slide: S,
  list: string,
  entries: readonly (number | object | string[])[],
): S {
  const before = slotList(slide, list);
  const after = entries.map((entry) => (typeof entry === 'number' ? before[entry] : entry));
  const moved = movedMarks(slide, (path) => {
    const [name, at, ...rest] = path.split('.');
    if (name !== list) return path;
    const n = entries.indexOf(Number(at));
    return n < 0 ? null : [list, n, ...rest].join('.');
  });
  return { ...withSlot(slide, list, after), ...moved };
}

/** Citations and numbers to be checked of a slide at other slots; those without one go. */
export function movedMarks<S extends Slide>(
  { cites, unverified }: S,
  move: (path: string) => string | null,
): Pick<Slide, 'cites' | 'unverified'> {
  const moved = <M extends { path: string }>(marks: readonly M[]): M[] =>
    marks.flatMap((mark) => {
      const path = move(mark.path);
      return path === null ? [] : [{ ...mark, path }];
    });
  return { ...(cites && { cites: moved(cites) }), ...(unverified && { unverified: moved(unverified) }) };
}
