import { budgets, type LayoutId, type ListBudget, type Slide, type SlotBudget } from '@hengce/deck';

/** An id that no slide has. */
export const newId = (): string => crypto.randomUUID().slice(0, 13);

const emptyOf = (budget: SlotBudget): unknown =>
  budget.kind === 'text'
    ? ''
    : budget.kind === 'image'
      ? { file: '', alt: '', width: 0, height: 0 }
      : emptyList(budget);
const emptyList = (budget: ListBudget): unknown[] => Array.from({ length: budget.min }, () => emptyEntry(budget));

/** An empty entry of a list. */
export function emptyEntry({ item }: ListBudget): string | Record<string, unknown> {
  return item.kind === 'text' && typeof item.soft === 'number'
    ? ''
    : Object.fromEntries(
        Object.entries(item as Record<string, SlotBudget>).map(([name, part]) => [name, emptyOf(part)]),
      );
}

/** An empty slide of a layout. */
export function emptySlide(layout: LayoutId): Slide {
  const data = Object.fromEntries(Object.entries(budgets[layout]).map(([name, budget]) => [name, emptyOf(budget)]));
  // Rows of a table are lists of cells, and the values of a chart are not of a list.
  const more =
    layout === 'table'
      ? { rows: [['', '']] }
      : layout === 'chart'
        ? { form: 'bar', series: [{ name: '', values: [null] }] }
        : {};
  return { id: newId(), layout, data: { ...data, ...more } } as Slide;
}

const change = (slides: readonly Slide[], ids: readonly string[], of: (slide: Slide) => Slide): Slide[] =>
  slides.map((slide) => (ids.includes(slide.id) ? of(slide) : slide));

/** Slides with copies of some, each after its own. `chosen`: the copies. */
export function duplicated(slides: readonly Slide[], ids: readonly string[]): { slides: Slide[]; chosen: string[] } {
  const chosen: string[] = [];
  const all = slides.flatMap((slide) => {
    if (!ids.includes(slide.id)) return [slide];
    const copy = { ...slide, id: newId() };
    chosen.push(copy.id);
    return [slide, copy];
  });
  return { slides: all, chosen };
}

export interface MoveTarget {
  id: string;
  position: 'before' | 'after';
}

/** Slides with some put before or after another one, in their order. */
export function movedTo(slides: readonly Slide[], ids: readonly string[], target: MoveTarget): Slide[] {
  const rest = slides.filter(({ id }) => !ids.includes(id));
  const found = rest.findIndex(({ id }) => id === target.id);
  if (found < 0) return [...slides];
  const at = found + (target.position === 'after' ? 1 : 0);
  return [...rest.slice(0, at), ...slides.filter(({ id }) => ids.includes(id)), ...rest.slice(at)];
}

/** Slides with one of these signs on all of some, or taken off when all have it. */
export function marked(slides: readonly Slide[], ids: readonly string[], sign: 'isHidden' | 'isLocked'): Slide[] {
  const isOn = !slides.every((slide) => !ids.includes(slide.id) || slide[sign]);
  return change(slides, ids, ({ [sign]: _before, ...slide }) => (isOn ? { ...slide, [sign]: true } : slide) as Slide);
}

export const removed = (slides: readonly Slide[], ids: readonly string[]): Slide[] =>
  slides.filter(({ id }) => !ids.includes(id));
