import type { Item } from '../outline/Draft';

/** An item of level 1 with what stands below it. */
export interface Page {
  head: Item;
  entries: Entry[];
}

/** An entry with its parts: those between ｜, and those of level 3. */
export interface Entry {
  item: Item;
  cells: string[];
  parts: string[];
}

const longestLine = 200;

/** A line as the contract takes it. */
export const line = (text: string | undefined): string => (text ?? '').slice(0, longestLine);

const split = (text: string): string[] => text.split(/\s*[｜|]\s*/).map((cell) => line(cell.trim()));

export function pagesOf(outline: readonly Item[]): Page[] {
  const pages: Page[] = [];
  for (const item of outline) {
    const page = pages.at(-1);
    const entry = page?.entries.at(-1);
    if (item.level === 1 || !page) pages.push({ head: item, entries: [] });
    else if (item.level === 2 || !entry) page.entries.push({ item, cells: split(item.text), parts: [] });
    else entry.parts.push(item.text);
  }
  return pages;
}
