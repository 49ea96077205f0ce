import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { createKnowledge } from './createKnowledge';
import { knowledgeExport } from './export';
import { knowledgeRoutes } from './routes';

/** Room `assistant/knowledge`: files of an account that answers may rest on. */
export function createKnowledgeBases({ db, clock, files, limiter, jobs }: Platform) {
  const knowledge = createKnowledge({ db, clock, files, limiter, pokeJobs: jobs.poke });
  return {
    knowledge,
    module: defineModule({
      handlers: knowledgeRoutes(knowledge),
      jobs: knowledge.jobs,
      purge: [() => knowledge.documents.purge()],
      exports: knowledgeExport,
    }),
  };
}

export type KnowledgeBases = ReturnType<typeof createKnowledgeBases>;
