import type { MainComponents } from '@hengce/api/contract';
import { fold, gramsOf, likeness } from '@hengce/text';
import { rankOf } from '../../library/evaluation';
import { filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { createId } from '../../platform/vocabulary';
import { findChunk, listChunkTexts } from './chunkRepository';
import { findPlace } from './documentRepository';
import { chunkGone } from './gone';
import { ownBase } from './ownBase';
import {
  countOtherQuestions,
  deleteQuestion,
  listQuestions,
  type QuestionRow,
  saveQuestion,
  setRank,
} from './questionRepository';
import type { SearchPassages } from './retrieval/search';

type S = MainComponents['schemas'];

const maxQuestions = 200;
/** Results among which the passage is sought. */
const maxRank = 10;
/** Likeness (0–1) from which a passage is the successor of one that is gone. */
const minLikeness = 0.6;

const toQuestion = (row: QuestionRow): S['RegressionQuestion'] => ({
  id: row.id,
  q: row.q,
  documentId: row.document_id,
  documentName: row.document_name,
  chunkId: row.chunk_id,
  rank: row.rank,
  previousRank: row.previous_rank,
  checkedAt: row.checked_at?.toISOString() ?? null,
});
const gone = () => new Rejection(404, '没有找到这个问题，可能已删除', 404);

/** Regression questions: each expects a passage, and its place in the results shows whether search got better or worse. */
export function createRegressions(
  { db, clock, limiter }: { db: Db; clock: Clock; limiter: RateLimiter },
  search: SearchPassages,
) {
  const successorOf = async ({ document_id, expected }: QuestionRow): Promise<string | null> => {
    const chunks = await listChunkTexts(db, document_id);
    const sought = gramsOf(fold(expected));
    const ranked = chunks
      .map(({ id, text }) => ({ id, like: likeness(sought, gramsOf(fold(text))) }))
      .sort((a, b) => b.like - a.like);
    const [best] = ranked;
    return best !== undefined && best.like >= minLikeness ? best.id : null;
  };

  const ask = async (userId: string, row: QuestionRow): Promise<void> => {
    const chunkId = row.chunk_id ?? (await successorOf(row));
    const { found } = await search(userId, { baseIds: [row.base_id], documentIds: [] }, row.q, maxRank);
    const rank = rankOf(found, (one) => one.chunkId === chunkId);
    await setRank(db, row.id, chunkId, rank === 0 ? null : rank, clock.now());
  };

  const runAll = async (userId: string, baseId: string): Promise<void> => {
    for (const row of await listQuestions(db, userId, baseId)) await ask(userId, row);
  };

  return {
    async list(userId: string, baseId: string): Promise<S['RegressionList']> {
      await ownBase(db, userId, baseId);
      return { rows: (await listQuestions(db, userId, baseId)).map(toQuestion) };
    },

    async save(userId: string, body: S['SaveRegressionBody']): Promise<S['RegressionQuestion']> {
      await limiter.hit([limits.retrievePerUser, userId]);
      const q = filled('q', '问题', body.q);
      const savedId = await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        await ownBase(tx, userId, body.baseId);
        const chunk = await findChunk(tx, userId, body.baseId, body.chunkId);
        if (chunk === undefined) throw chunkGone();
        if ((await countOtherQuestions(tx, body.baseId, q)) >= maxQuestions)
          throw new Rejection(409, `一个知识库最多${maxQuestions}个自动复查的问题，没有保存。请先删除不用的`, 409);
        const { document_id, text: expected } = chunk;
        const question = { id: createId(), base_id: body.baseId, document_id, chunk_id: body.chunkId, expected, q };
        return saveQuestion(tx, question, clock.now());
      });
      const find = async () => (await listQuestions(db, userId, body.baseId)).find(({ id }) => id === savedId);
      const kept = await find();
      if (kept !== undefined) await ask(userId, kept);
      const asked = await find();
      if (asked === undefined) throw gone();
      return toQuestion(asked);
    },

    async remove(userId: string, id: string): Promise<void> {
      if (!(await deleteQuestion(db, userId, id))) throw gone();
    },

    async run(userId: string, baseId: string): Promise<S['RegressionList']> {
      await limiter.hit([limits.regressionPerUser, userId]);
      await ownBase(db, userId, baseId);
      await runAll(userId, baseId);
      return { rows: (await listQuestions(db, userId, baseId)).map(toQuestion) };
    },

    /** Asks the questions of a document's base again, after it was read. */
    async runFor(documentId: string): Promise<void> {
      const place = await findPlace(db, documentId);
      if (place !== undefined) await runAll(place.owner_id, place.base_id);
    },
  };
}
