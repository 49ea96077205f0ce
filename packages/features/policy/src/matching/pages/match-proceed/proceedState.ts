import type { SearchStateCodec } from '@hengce/feature-kit';

export interface ProceedState {
  /** The question one is at; null for that which decides most. */
  question: string | null;
}

/** Reload, Back and the links of a report keep the question. */
export const proceedState: SearchStateCodec<ProceedState> = {
  parse(params) {
    const question = params.get('q');
    return { question: question !== null && /^[A-Za-z0-9_.:-]{1,160}$/.test(question) ? question : null };
  },
  format: ({ question }) => new URLSearchParams(question === null ? {} : { q: question }),
};
