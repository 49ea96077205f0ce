import type { SearchStateCodec } from '@hengce/feature-kit';

const steps = ['outline', 'writing', 'slides'] as const;

export interface DeckState {
  /** `writing`: also after the end, while there are slides that were not written. */
  step: (typeof steps)[number];
}

export const deckState: SearchStateCodec<DeckState> = {
  parse: (params) => ({ step: steps.find((step) => step === params.get('step')) ?? 'slides' }),
  format: ({ step }) => new URLSearchParams(step === 'slides' ? {} : { step }),
};
