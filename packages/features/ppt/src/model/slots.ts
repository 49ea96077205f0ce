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

/** The slide with the entries of one of its lists in another order, fewer or more of them; its citations go with the entries. */
export function withEntries<S extends Slide>(
  slide: S,
  list: string,
  entries: readonly (number | object | string[])[],
): S {
  const before = slotList(slide, list);
  const after = entries.map((entry) => (typeof entry === 'number' ? before[entry] : entry));
  const cites = slide.cites?.flatMap((cite) => {
    const [name, at, ...rest] = cite.path.split('.');
    if (name !== list) return [cite];
    return entries.flatMap((entry, n) =>
      entry === Number(at) ? [{ ...cite, path: [list, n, ...rest].join('.') }] : [],
    );
  });
  return { ...withSlot(slide, list, after), ...(cites ? { cites } : {}) };
}
