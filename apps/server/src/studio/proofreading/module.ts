import type { Entitlements } from '../../account/entitlements';
import type { Library } from '../../library/policies';
import { defineModule, type Platform } from '../../platform/module';
import type { Llm } from '../../platform/ports';
import { checkJobs } from './checking/checkJob';
import { createChecks } from './checking/checks';
import { createErrorFinder } from './checking/findErrors';
import { createDocuments } from './documents/documents';
import { createEndedLaws } from './endedLaws';
import { proofreadingExport } from './export';
import { createListFiles } from './lists/listFiles';
import { createLists } from './lists/lists';
import { proofreadingRoutes } from './routes';
import { createSettings } from './settings';
import { createWriting } from './writing/writing';

/** Room `studio/proofreading` (智能校对): documents with their versions, lists, checks and exports. */
export function createProofreading(
  { db, clock, limiter, files, jobs }: Platform,
  { equities }: Entitlements,
  library: Library,
  llm: Llm | null,
) {
  const endedLaws = createEndedLaws(library);
  const documents = createDocuments({ db, clock, limiter, equities, files });
  const services = {
    documents,
    checks: createChecks({ db, clock, limiter, equities, llm, poke: jobs.poke }),
    lists: createLists(db, clock),
    listFiles: createListFiles(db, clock, files, limiter),
    writing: createWriting({ db, clock, limiter, files, endedLaws }),
    settings: createSettings(llm, endedLaws),
  };
  return {
    findErrors: createErrorFinder(db, clock, endedLaws),
    module: defineModule({
      handlers: proofreadingRoutes(services),
      jobs: checkJobs({ db, clock, llm, endedLaws }),
      purge: [() => documents.purge()],
      exports: proofreadingExport,
    }),
  };
}
