import type { LayoutId } from './layoutData';

/** Characters that a text slot holds. */
export interface TextBudget {
  kind: 'text';
  /** Beyond it the editor warns. */
  soft: number;
  /** Beyond it a model's text is cut. */
  hard: number;
  isOptional?: boolean;
}

/** Entries that a list holds, and the budgets of the parts of each. */
export interface ListBudget {
  kind: 'list';
  min: number;
  /** Beyond it the slide goes on with （续）. */
  max: number;
  /** A text for a list of texts, such as the cells of a row. */
  item: Record<string, SlotBudget> | TextBudget;
}

/** Slot for a picture, with the budget of its description. */
export interface ImageBudget {
  kind: 'image';
  alt: TextBudget;
}

export type SlotBudget = TextBudget | ListBudget | ImageBudget;

const text = (soft: number, hard = soft): TextBudget => ({ kind: 'text', soft, hard });
const optional = (soft: number, hard = soft): TextBudget => ({ ...text(soft, hard), isOptional: true });
const list = (min: number, max: number, item: ListBudget['item']): ListBudget => ({ kind: 'list', min, max, item });
const title = text(29, 40);

/**
 * Budgets of each layout by slot, for the form of an editor and for what a model is asked to write. A slide whose list
 * exceeds its budget continues on further ones.
 */
export const budgets: Record<LayoutId, Record<string, SlotBudget>> = {
  cover: { title: text(36, 44), subtitle: optional(40), unit: optional(30), date: optional(16) },
  contents: { title, items: list(3, 12, { text: text(16, 24) }) },
  section: { number: text(4), title: text(26, 32), lead: optional(24, 40) },
  bullets: { title, items: list(1, 5, { text: text(60, 80) }) },
  twoColumn: { title, columns: list(2, 2, { head: text(16, 20), body: text(140, 220) }) },
  comparison: {
    title,
    head: list(2, 4, text(12, 18)),
    rows: list(3, 6, { label: text(10, 14), cells: list(2, 4, text(18, 28)) }),
  },
  timeline: { title, nodes: list(2, 6, { date: text(10, 12), label: text(16, 24) }) },
  process: { title, steps: list(2, 5, { head: text(8, 12), text: text(28, 40) }) },
  figures: {
    title,
    figures: list(1, 4, { number: text(6, 9), unit: optional(4, 6), label: text(22, 32) }),
    source: text(40, 60),
  },
  chart: { title, unit: text(6), categories: list(1, 8, text(8, 10)), source: text(40, 60) },
  table: {
    title,
    head: list(2, 6, text(10, 14)),
    rows: list(1, 8, { cells: list(2, 6, text(18, 28)) }),
    source: optional(40, 60),
  },
  quote: { text: text(60, 90), source: text(30, 40) },
  people: { title, people: list(2, 6, { name: text(6, 8), role: text(14, 18), about: optional(36, 44) }) },
  picture: { title, text: text(120, 160), image: { kind: 'image', alt: text(60, 80) } },
  closing: { title: text(16, 20), steps: list(0, 4, { text: text(28, 40) }), contact: optional(40, 60) },
};
