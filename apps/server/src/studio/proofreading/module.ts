import type { Entitlements } from '../../account/entitlements';
import type { Library } from '../../library/policies';
import { defineModule, type Platform } from '../../platform/module';
import type { Llm } from '../../platform/ports';
import { createDocuments } from './documents/documents';
import { createEndedLaws } from './endedLaws';
import { proofreadingExport } from './export';
import { createLists } from './lists/lists';
import { proofreadingRoutes } from './routes';
import { createSettings } from './settings';

/** 智能校对: texts with their versions, the lists that they are read by, checks and what is written from them. */
export function createProofreading(
  { db, clock, limiter }: Platform,
  { equities }: Entitlements,
  library: Library,
  llm: Llm | null,
) {
  const documents = createDocuments({ db, clock, limiter, equities });
  const lists = createLists(db, clock);
  const settings = createSettings(llm, createEndedLaws(library));
  return {
    module: defineModule({
      handlers: proofreadingRoutes({ documents, lists, settings }),
      purge: [() => documents.purge()],
      exports: proofreadingExport,
    }),
  };
}
