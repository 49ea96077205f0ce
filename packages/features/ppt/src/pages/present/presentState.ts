import type { SearchStateCodec } from '@hengce/feature-kit';

export interface PresentState {
  /** Slide to begin with; empty for the first one. */
  slide: string;
  screen: 'presenter' | 'audience';
}

export const presentState: SearchStateCodec<PresentState> = {
  parse: (params) => ({
    slide: /^[A-Za-z0-9_-]{1,64}$/.exec(params.get('slide') ?? '')?.[0] ?? '',
    screen: params.get('screen') === 'audience' ? 'audience' : 'presenter',
  }),
  format: ({ slide, screen }) =>
    new URLSearchParams({ ...(slide === '' ? {} : { slide }), ...(screen === 'audience' ? { screen } : {}) }),
};
