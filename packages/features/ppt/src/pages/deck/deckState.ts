import type { SearchStateCodec } from '@hengce/feature-kit';

export interface DeckState {
  step: 'outline' | 'slides';
}

export const deckState: SearchStateCodec<DeckState> = {
  parse: (params) => ({ step: params.get('step') === 'outline' ? 'outline' : 'slides' }),
  format: ({ step }) => new URLSearchParams(step === 'outline' ? { step } : {}),
};
