import { createTurns } from '../vocabulary';
import { cleanText } from './cleanText';
import { readPage } from './layout';
import { type Block, type Problem, readParts } from './readParts';

/** Text of a page; the number is null for a file without pages. */
export interface PageText {
  page: number | null;
  text: string;
}
/** Text of a file by page, or why there is none. `isCut`: the file has more; `scanned`: its pages hold no text. */
export type PagesRead = { pages: PageText[]; isCut: boolean } | { problem: Problem | 'scanned' };

/** Contracts and invoices say what matters on their first pages; somebody waits for the answer. */
const most = { pages: 40, characters: 20_000 };
const budget = { silentSeconds: 10, seconds: 20 };
const inTurn = createTurns(2);

/**
 * Text of a PDF by page, at most 40 pages of 20,000 characters, or of a DOCX, which has no pages. Read in a thread of its
 * own, which is ended after 20 s, 10 s for one page, or 512 MB.
 */
export const readPages = (kind: 'pdf' | 'docx', content: Uint8Array): Promise<PagesRead> =>
  inTurn(async () => {
    const pages: PageText[] = [];
    let isCut = false;
    const request = {
      kind,
      content: Uint8Array.from(content),
      from: 1,
      maxPages: 500,
      maxPerPage: most.characters,
      maxRows: 0,
    };
    for await (const part of readParts(request, new AbortController().signal, budget)) {
      if (part.type === 'problem') return { problem: part.problem };
      if (part.type === 'page') {
        const text = readPage(part.page, part.runs ?? []).map((block) => block.text);
        pages.push({ page: part.page, text: text.join('\n') });
        isCut ||= part.isCut;
        if (pages.length === most.pages) {
          isCut = true;
          break;
        }
      }
      if (part.type === 'blocks') pages.push({ page: null, text: part.blocks.map(textOf).join('\n') });
    }
    return pages.some(({ text }) => text.trim() !== '') ? { pages, isCut } : { problem: 'scanned' };
  });

/** Cells of a row are kept apart, so that 贷款金额 and its sum read as label and value. */
const textOf = (block: Block): string =>
  block.kind === 'table'
    ? block.rows.map((cells) => cells.map((cell) => cleanText(cell ?? '')).join('\t')).join('\n')
    : cleanText(block.text).trimEnd();
