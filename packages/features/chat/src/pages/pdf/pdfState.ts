import type { SearchStateCodec } from '@hengce/feature-kit';

export interface PdfState {
  /** Id of the document; empty while one is chosen. */
  document: string;
  page: number;
  /** Id of the conversation; empty for a new one. */
  c: string;
  /** Id of the base to choose documents from, and the page of its list. */
  base: string;
  pageNum: number;
}

const id = (value: string | null): string => (value && /^[A-Za-z0-9_-]{8,64}$/.test(value) ? value : '');
const count = (value: string | null): number => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 100_000 ? number : 1;
};

export const pdfState: SearchStateCodec<PdfState> = {
  parse: (params) => ({
    document: id(params.get('document')),
    page: count(params.get('page')),
    c: id(params.get('c')),
    base: id(params.get('base')),
    pageNum: count(params.get('pageNum')),
  }),
  format: ({ document, page, c, base, pageNum }) => {
    const shown = {
      document,
      page: page > 1 ? String(page) : '',
      c,
      base,
      pageNum: pageNum > 1 ? String(pageNum) : '',
    };
    return new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== ''));
  },
};
