import { defineFeature, defineRoutes } from '@hengce/feature-kit';
import { text } from '../text';

/** The way into the notes product: a page of our own that ends in the other one. */
export const notesFeature = defineFeature({
  id: 'notes',
  basePath: '/',
  routes: defineRoutes({ notes: { path: 'materialwriting', title: text.pages.notes } }),
  pages: { notes: async () => (await import('./NotesEntryPage')).NotesEntryPage },
});
