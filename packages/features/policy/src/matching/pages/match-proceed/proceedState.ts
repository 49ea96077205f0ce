import type { SearchStateCodec } from '@hengce/feature-kit';

export interface ProceedState {
  /** Id of the current question; null for the one that decides most. */
  question: string | null;
}

/** State of the page in its address: the id of the current question; null when absent or unreadable. */
export const proceedState: SearchStateCodec<ProceedState> = {
  parse(params) {
    const question = params.get('q');
    return { question: question !== null && /^[A-Za-z0-9_.:-]{1,160}$/.test(question) ? question : null };
  },
  format: ({ question }) => new URLSearchParams(question === null ? {} : { q: question }),
};
