import {
  budgets,
  type ListBudget,
  type SlotBudget,
  type TextBudget,
  type WrittenLayout,
  writtenLayouts,
} from '@hengce/deck';
import { shortened } from '../outline/sentences';
import type { DataOf } from '../slides/fillLayout';
import type { Page } from '../slides/Page';

export type WrittenData = DataOf<WrittenLayout>;

/** Layouts among which a model chooses: the one of the outline, or any where that leaves it open; none where it may not write. */
export function layoutsFor({ head, entries }: Page): readonly WrittenLayout[] {
  const isOpen = head.layout === undefined || (head.layout === 'bullets' && entries.length === 0);
  return isOpen ? writtenLayouts : writtenLayouts.filter((each) => each === head.layout);
}

/** The form of a layout's data with its budgets, as a model is told. */
export function formOf(layout: WrittenLayout): string {
  const parts = Object.entries(budgets[layout]).filter(([name]) => name !== 'source');
  return `{${parts.map(([name, budget]) => `"${name}":${said(layout, name, budget)}`).join(',')}}`;
}

function said(layout: WrittenLayout, name: string, budget: SlotBudget): string {
  if (budget.kind === 'text') return `"≤${budget.soft}字${budget.isOptional ? '，可以为空' : ''}"`;
  if (budget.kind === 'image') return '""';
  const one = isList(budget.item)
    ? `{${Object.entries(budget.item)
        .map(([part, of]) => `"${part}":${said(layout, part, of)}`)
        .join(',')}}`
    : said(layout, name, budget.item);
  const cells = rowsOfTable(layout, name, budget);
  return `[${cells ? said(layout, 'cells', cells) : one}]（${budget.min}到${budget.max}项）`;
}

const isList = (item: ListBudget['item']): item is Record<string, SlotBudget> => typeof item.kind !== 'string';
/** A row of a table is its cells. */
const rowsOfTable = (layout: WrittenLayout, name: string, { item }: ListBudget): ListBudget | null =>
  layout === 'table' && name === 'rows' && isList(item) ? (item.cells as ListBudget) : null;

export interface FittedData {
  data: WrittenData;
  /** What is not as it should be, in the words in which a model is told; every one of them is mended in `data`. */
  problems: string[];
  /** Whether something is missing that cannot be mended. */
  isIncomplete: boolean;
}

/** What a model gave as the data of a layout: within its budgets, cut where it is longer. */
export function fitData(layout: WrittenLayout, given: unknown): FittedData {
  const problems: string[] = [];
  let isIncomplete = false;
  const text = (path: string, budget: TextBudget, value: unknown): string => {
    const words = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (words === '' && !budget.isOptional) {
      problems.push(`${path}没有写`);
      isIncomplete ||= path === 'title';
    }
    if (words.length <= budget.hard) return words;
    problems.push(`${path}有${words.length}字，压缩到${budget.hard}字以内`);
    return shortened(words, budget.hard) ?? words.slice(0, budget.hard);
  };
  const slot = (path: string, name: string, budget: SlotBudget, value: unknown): unknown => {
    if (budget.kind === 'text') return text(path, budget, value);
    if (budget.kind === 'image') return null;
    const entries: unknown[] = Array.isArray(value) ? value : [];
    if (entries.length < budget.min) {
      problems.push(`${path}只有${entries.length}项，至少${budget.min}项`);
      isIncomplete = true;
    }
    if (entries.length > budget.max) problems.push(`${path}有${entries.length}项，最多${budget.max}项`);
    const cells = rowsOfTable(layout, name, budget);
    return entries.slice(0, budget.max).map((entry, n) => {
      const at = `${path}.${n}`;
      if (cells) return slot(at, 'cells', cells, entry);
      return isList(budget.item) ? parts(budget.item, entry, `${at}.`) : slot(at, name, budget.item, entry);
    });
  };
  const parts = (of: Record<string, SlotBudget>, value: unknown, before: string): Record<string, unknown> => {
    const from = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    return Object.fromEntries(
      Object.entries(of).map(([name, budget]) => [name, slot(`${before}${name}`, name, budget, from[name])]),
    );
  };
  const { source: _, ...own } = budgets[layout];
  const data = squared(parts(own, given, '')) as unknown as WrittenData;
  return { data, problems, isIncomplete };
}

/** Rows as long as the head. */
function squared(data: Record<string, unknown>): Record<string, unknown> {
  const { head, rows } = data;
  if (!Array.isArray(head) || !Array.isArray(rows)) return data;
  const even = (cells: string[]): string[] => head.map((_, n) => cells[n] ?? '');
  return {
    ...data,
    rows: rows.map((row: string[] | { cells: string[] }) =>
      Array.isArray(row) ? even(row) : { ...row, cells: even(row.cells) },
    ),
  };
}
