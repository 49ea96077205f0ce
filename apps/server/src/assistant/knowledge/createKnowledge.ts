import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { listBaseIds } from './baseRepository';
import { createBases } from './bases';
import { createPassages } from './createPassages';
import { createDocuments, readingJob } from './documents';
import { documentGone } from './gone';
import { ownBase } from './ownBase';
import { createDocumentReader } from './reading/readDocument';
import { createRegressions } from './regressions';
import { createDocumentIndexes } from './retrieval/documentIndexes';
import { explainMisses } from './retrieval/misses';
import { createSearch } from './retrieval/search';
import type { Scope } from './scopeRepository';

type S = MainComponents['schemas'];

export interface KnowledgeOptions {
  db: Db;
  clock: Clock;
  files: FileStore;
  limiter: RateLimiter;
  /** Makes the queue look for jobs now. */
  pokeJobs: () => void;
}

const maxHits = 20;

/** Knowledge bases: documents, the jobs that read them, and the search. */
export function createKnowledge({ db, clock, files, limiter, pokeJobs }: KnowledgeOptions) {
  const search = createSearch(db, clock, createDocumentIndexes(db));
  const regressions = createRegressions({ db, clock, limiter }, search);
  const reader = createDocumentReader({ db, files, onRead: regressions.runFor });
  const documents = createDocuments({ db, clock, files, limiter }, pokeJobs);

  const scopeOf = async (userId: string, { baseId, documentId }: S['RetrieveBody']): Promise<Scope> => {
    if (baseId !== undefined) await ownBase(db, userId, baseId);
    if (documentId !== undefined) {
      const document = await documents.get(userId, documentId);
      if (baseId !== undefined && document.baseId !== baseId) throw documentGone();
      return { baseIds: [], documentIds: [documentId] };
    }
    if (baseId !== undefined) return { baseIds: [baseId], documentIds: [] };
    return { baseIds: await listBaseIds(db, userId), documentIds: [] };
  };

  return {
    bases: createBases(db, clock, files),
    documents,
    regressions,
    passages: createPassages(db, clock, search),

    async retrieve(userId: string, body: S['RetrieveBody']): Promise<S['RetrievalResult']> {
      await limiter.hit([limits.retrievePerUser, userId]);
      const scope = await scopeOf(userId, body);
      const result = await search(userId, scope, body.q, maxHits);
      return {
        terms: result.query.terms,
        hits: result.found.map(({ chunkId, documentId, documentName, page, text, score, matched }) => ({
          chunkId,
          documentId,
          documentName,
          page,
          text,
          score,
          matched,
        })),
        misses: await explainMisses(db, clock, userId, scope, result),
      };
    },

    jobs: { [readingJob]: reader },
  };
}

export type Knowledge = ReturnType<typeof createKnowledge>;
