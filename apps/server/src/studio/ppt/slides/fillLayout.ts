import type { MainComponents } from '@hengce/api/contract';
import { type Day, parseChineseDay, parseDay } from '@hengce/text';
import { type Entry, line, type Page } from './Page';

type S = MainComponents['schemas'];
type Slide = S['DeckSlide'];

/** What a slide takes from outside its own items. */
export interface Around {
  today: Day;
  /** Names the sources of entries, for the line below figures. */
  sourcesOf(entries: readonly Entry[]): string;
  /** What 目录 lists where it has no entries of its own. */
  contents: readonly { text: string }[];
  /** Which section it is, from 1. */
  section: number;
}

export type DataOf<L> = Extract<Slide, { layout: L }>['data'];
interface Filled<L> {
  data: DataOf<L>;
  /** Slot of each entry, by its index, that a cite of it with these words belongs to. */
  slot(n: number, quote: string): string;
}

/** The first cell that the words of a source contain, else the first. */
const citedCell = (cells: readonly string[], quote: string): number =>
  Math.max(
    cells.findIndex((cell) => cell.length > 1 && quote.includes(cell)),
    0,
  );

const dated = /^\d{4}\s*[年./-]/;
const joined = (entries: readonly Entry[]): string =>
  entries
    .map(({ item }) => item.text)
    .join('\n')
    .slice(0, 1000);

/** Data of a slide from its items, by layout. No word is added. */
export const fillLayout: { [L in S['DeckLayout']]: (page: Page, title: string, around: Around) => Filled<L> } = {
  cover({ entries }, title) {
    const date = entries.findIndex(({ item }) => dated.test(item.text));
    const rest = entries.flatMap((_, n) => (n === date ? [] : [n]));
    const [subtitle, unit] = rest.map((n) => line(entries[n]?.item.text));
    const isDated = date >= 0 && { date: line(entries[date]?.item.text) };
    return {
      data: { title, ...(subtitle && { subtitle }), ...(unit && { unit }), ...isDated },
      slot: (n) => (n === date ? 'date' : n === rest[1] ? 'unit' : 'subtitle'),
    };
  },
  contents({ entries }, title, { contents }) {
    const items = entries.length > 0 ? entries.map(({ item }) => ({ text: item.text })) : [...contents];
    return { data: { title, items }, slot: (n) => `items.${n}.text` };
  },
  section({ entries }, title, { section }) {
    const lead = line(entries[0]?.item.text);
    const number = String(section).padStart(2, '0');
    return { data: { number, title, ...(lead && { lead }) }, slot: () => 'lead' };
  },
  bullets({ entries }, title) {
    const texts = entries.map(({ item, parts }) => [item.text, ...parts]);
    return {
      data: { title, items: texts.flat().map((text) => ({ text })) },
      slot: (n) => `items.${texts.slice(0, n).flat().length}.text`,
    };
  },
  twoColumn({ entries }, title) {
    const columns = entries.slice(0, 2).map(({ cells: [first = '', ...more], item, parts }) => ({
      head: more.length + parts.length > 0 ? first : line(item.text),
      body: [...more, ...parts].join('\n').slice(0, 1000),
    }));
    return { data: { title, columns }, slot: (n) => `columns.${Math.min(n, 1)}.body` };
  },
  comparison({ entries: [first, ...rest] }, title) {
    const rows = rest.map(({ cells: [label = '', ...cells] }) => ({ label, cells: cells.slice(0, 12) }));
    return {
      data: { title, head: first?.cells.slice(1, 13) ?? [], rows },
      slot: (n) => (n === 0 ? 'head.0' : `rows.${n - 1}.label`),
    };
  },
  table({ entries: [first, ...rest] }, title) {
    const rows = rest.map(({ cells }) => cells.slice(0, 12));
    return {
      data: { title, head: first?.cells.slice(0, 12) ?? [], rows },
      slot: (n, quote) => (n === 0 ? 'head.0' : `rows.${n - 1}.${citedCell(rows[n - 1] ?? [], quote)}`),
    };
  },
  timeline({ entries }, title, { today }) {
    const nodes = entries.map(({ cells: [date = '', ...words], parts }) => ({
      date,
      label: line([...words, ...parts].join('，')),
      ...(isPast(date, today) && { isPast: true }),
    }));
    return { data: { title, nodes }, slot: (n) => `nodes.${n}.date` };
  },
  process({ entries }, title) {
    const steps = entries.map(({ cells: [head = '', ...words], parts }) => ({
      head,
      text: [...words, ...parts].join('\n').slice(0, 1000),
    }));
    return { data: { title, steps }, slot: (n) => `steps.${n}.text` };
  },
  figures({ entries }, title, { sourcesOf }) {
    const figures = entries.map(({ cells: [number = '', unit = '', ...label] }) => ({
      number,
      unit,
      label: line(label.join('，')),
    }));
    return { data: { title, figures, source: sourcesOf(entries) }, slot: (n) => `figures.${n}.number` };
  },
  chart({ entries: [first, ...rest] }, title, { sourcesOf }) {
    const [unit = '', ...names] = first?.cells ?? [];
    const rows = rest.slice(0, 12);
    const series = names.slice(0, 4).map((name, column) => ({
      name,
      values: rows.map(({ cells }) => numberOf(cells[column + 1] ?? '')),
    }));
    const categories = rows.map(({ cells }) => cells[0] ?? '');
    return {
      data: { title, form: 'bar', unit, categories, series, source: sourcesOf(rows) },
      slot: (n) => `categories.${Math.max(n - 1, 0)}`,
    };
  },
  quote({ entries }, title, { sourcesOf }) {
    return { data: { text: joined(entries) || title, source: sourcesOf(entries) || title }, slot: () => 'text' };
  },
  people({ entries }, title) {
    const people = entries.map(({ cells: [name = '', role = '', ...words], parts }) => {
      const about = [...words, ...parts].join('，').slice(0, 1000);
      return { name, role, ...(about && { about }) };
    });
    return { data: { title, people }, slot: (n) => `people.${n}.about` };
  },
  picture({ head, entries }, title) {
    return {
      data: { title, text: joined(entries), image: head.image ?? { file: '', alt: '', width: 0, height: 0 } },
      slot: () => 'text',
    };
  },
  closing({ entries }, title) {
    const contact = entries.findIndex(({ item }) => /^(?:联系|咨询|原文)/.test(item.text));
    const steps = entries.filter((_, n) => n !== contact).map(({ item }) => ({ text: item.text }));
    const isNamed = contact >= 0 && { contact: line(entries[contact]?.item.text) };
    return {
      data: { title, steps, ...isNamed },
      slot: (n) => (n === contact ? 'contact' : `steps.${n - (contact >= 0 && n > contact ? 1 : 0)}.text`),
    };
  },
};

/** A number as it is written; null for anything else. */
function numberOf(written: string): number | null {
  const plain = written.replaceAll(',', '');
  return /^-?\d{1,15}(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

export function isPast(date: string, today: Day): boolean {
  const day = parseDay(date) ?? parseDay(parseChineseDay(date));
  return day !== null && day < today;
}
