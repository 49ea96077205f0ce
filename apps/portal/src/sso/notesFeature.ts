import { defineFeature, defineRoutes } from '@hengce/feature-kit';
import { text } from '../text';

/** 写作空间 as a feature: one page that signs on to the notes product and leaves for it. */
export const notesFeature = defineFeature({
  id: 'notes',
  basePath: '/',
  routes: defineRoutes({ notes: { path: 'materialwriting', title: text.pages.notes } }),
  pages: { notes: async () => (await import('./NotesEntryPage')).NotesEntryPage },
});
