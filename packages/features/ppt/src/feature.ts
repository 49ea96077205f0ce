import { defineFeature } from '@hengce/feature-kit';
import { deckQuery } from './data/deck';
import { pptBasePath, pptRoutes } from './routes';

/** Feature AI-PPT: decks whose every bullet has its source, and whose lines end where they end in every export. */
export const pptFeature = defineFeature({
  id: 'ppt',
  basePath: pptBasePath,
  routes: pptRoutes,
  pages: {
    decks: async () => (await import('./pages/decks/DecksPage')).DecksPage,
    deck: async () => (await import('./pages/deck/DeckPage')).DeckPage,
    present: async () => (await import('./pages/present/PresentPage')).PresentPage,
    shared: async () => (await import('./pages/shared/SharedDeckPage')).SharedDeckPage,
  },
  asksFirst: {
    deck: (api, { deckId }) => deckQuery(api, deckId),
    present: (api, { deckId }) => deckQuery(api, deckId),
  },
});
