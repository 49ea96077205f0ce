import type { SearchStateCodec } from '@hengce/feature-kit';

export interface TextCorrectionState {
  /** Id of the document; empty on the start page. */
  document: string;
  /** Number of the version; 0 for the newest. */
  version: number;
  /** Page of the list of documents. */
  pageNum: number;
}

const count = (value: string | null, least: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number >= least && number <= 100_000 ? number : least;
};

export const textCorrectionState: SearchStateCodec<TextCorrectionState> = {
  parse: (params) => ({
    document: /^[A-Za-z0-9_-]{8,64}$/.exec(params.get('document') ?? '')?.[0] ?? '',
    version: count(params.get('version'), 0),
    pageNum: count(params.get('pageNum'), 1),
  }),
  format: ({ document, version, pageNum }) => {
    const shown = {
      document,
      version: version > 0 ? String(version) : '',
      pageNum: pageNum > 1 ? String(pageNum) : '',
    };
    return new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== ''));
  },
};
