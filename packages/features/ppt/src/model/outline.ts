import type { DeckOutlineItem as Item } from '../data/ppt';

type Level = Item['level'];

/** Items from one on that stand below it, itself first. */
export function branchAt(items: readonly Item[], at: number): readonly Item[] {
  const level = items[at]?.level ?? 1;
  const next = items.findIndex((item, n) => n > at && item.level <= level);
  return items.slice(at, next < 0 ? undefined : next);
}

/** No item is more than one level below the one before it, and the first one is a slide. */
function sound(items: readonly Item[]): Item[] {
  let above = 0;
  return items.map((item) => {
    const level = Math.min(item.level, above + 1) as Level;
    above = level;
    return level === item.level ? item : leveled(item, level);
  });
}

/** Only a slide has a layout, a picture and notes. */
function leveled(item: Item, level: Level): Item {
  if (level === 1) return { ...item, level };
  const { layout: _layout, image: _image, notes: _notes, isHidden: _hidden, ...entry } = item;
  return { ...entry, level };
}

/** An item and what is below it, one level up or down; as they are where there is no such level. */
export function withLevel(items: readonly Item[], at: number, by: 1 | -1): Item[] {
  const branch = branchAt(items, at);
  const [first] = branch;
  const above = items[at - 1]?.level ?? 0;
  if (!first || first.level + by < 1 || first.level + by > Math.min(above + 1, 3)) return [...items];
  const moved = branch.map((item) => leveled(item, Math.min(Math.max(item.level + by, 1), 3) as Level));
  return sound([...items.slice(0, at), ...moved, ...items.slice(at + branch.length)]);
}

/**
 * Before which items an item with what is below it may stand, their number for the end: where it divides nothing from
 * what is below that, and for an entry below a slide. Where it stands now is among them.
 */
export function placesFor(items: readonly Item[], at: number): number[] {
  const branch = branchAt(items, at);
  const level = branch[0]?.level ?? 1;
  return [...items.keys(), items.length].filter((to) => {
    const isWithin = to > at && to < at + branch.length;
    return !isWithin && (items[to]?.level ?? 1) <= level && (to > 0 || level === 1);
  });
}

/** An item with what is below it, before the one that stands at `to`, which is one of its places. */
export function placed(items: readonly Item[], at: number, to: number): Item[] {
  const branch = branchAt(items, at);
  const rest = [...items.slice(0, at), ...items.slice(at + branch.length)];
  const before = to > at ? to - branch.length : to;
  return sound([...rest.slice(0, before), ...branch, ...rest.slice(before)]);
}

/** An item with what is below it, one place up or down; an entry may go on to another slide. */
export function moved(items: readonly Item[], at: number, by: 1 | -1): Item[] {
  const end = at + branchAt(items, at).length;
  const places = placesFor(items, at);
  const to = by === -1 ? places.findLast((place) => place < at) : places.find((place) => place > end);
  return to === undefined ? [...items] : placed(items, at, to);
}

/**
 * An item divided where the caret is: what follows it becomes one of its own on the same level, with what was below. At
 * the end of an item that has something below it, an empty one that leaves that where it is.
 */
export function split(items: readonly Item[], at: number, caret: number, id: string): Item[] {
  const item = items[at];
  if (!item) return [...items];
  const { cites, layout: _layout, image: _image, notes: _notes, isHidden: _hidden, text, ...rest } = item;
  const below = branchAt(items, at).length - 1;
  const fresh = (level: Level): Item => ({ id, level, text: '' });
  if (caret >= text.length && below > 0) {
    const to = item.level === 1 ? at + 1 : at + 1 + below;
    return [...items.slice(0, to), fresh(item.level === 1 ? 2 : item.level), ...items.slice(to)];
  }
  if (caret === 0 && text !== '') return [...items.slice(0, at), fresh(item.level), ...items.slice(at)];
  const tail = text.slice(caret);
  const second: Item = { ...rest, id, text: tail, ...(cites && tail !== '' ? { cites } : {}) };
  return [...items.slice(0, at), { ...item, text: text.slice(0, caret) }, second, ...items.slice(at + 1)];
}

/** An item put to the end of the one before it. What was below it is below that one. */
export function merged(items: readonly Item[], at: number): { items: Item[]; caret: number } {
  const before = items[at - 1];
  const item = items[at];
  if (!before || !item) return { items: [...items], caret: 0 };
  const cites = [...(before.cites ?? []), ...(item.cites ?? [])];
  const whole: Item = { ...before, text: before.text + item.text, ...(cites.length > 0 ? { cites } : {}) };
  return { items: sound([...items.slice(0, at - 1), whole, ...items.slice(at + 1)]), caret: before.text.length };
}

/** Without an item; what was below it goes to the one before. */
export const without = (items: readonly Item[], at: number): Item[] => sound(items.filter((_, n) => n !== at));

export const renamed = (items: readonly Item[], at: number, text: string): Item[] =>
  items.map((item, n) => (n === at ? { ...item, text } : item));
