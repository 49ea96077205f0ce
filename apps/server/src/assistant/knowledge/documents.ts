import type { MainComponents, MainPaths } from '@hengce/api/contract';
import { FileReply, fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import { knowledgeRule } from '../../platform/file';
import { enqueueJob } from '../../platform/jobs';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { cleanText } from '../../platform/reading';
import { after, day } from '../../platform/vocabulary';
import { addDocument, addVersion, checkFolder, type Upload } from './addDocument';
import { attachments, attachmentsBase } from './bases';
import { pageOfChunks, updateChunk } from './chunkRepository';
import {
  busyStates,
  countAttention,
  type DocumentRow,
  deleteRemovedBefore,
  findCurrentFile,
  findDocument,
  markRemoved,
  pageOfDocuments,
  restartReading,
  updateDocument,
} from './documentRepository';
import { chunkGone, documentGone } from './gone';
import { ownBase } from './ownBase';
import { moveQuestions } from './questionRepository';
import { oldBefore, toChunk, toDocument } from './views';

type S = MainComponents['schemas'];
type Query<Path extends keyof MainPaths> = MainPaths[Path] extends { get: { parameters: { query?: infer Q } } }
  ? NonNullable<Q>
  : never;

export const readingJob = 'knowledge.read';

interface Dependencies {
  db: Db;
  clock: Clock;
  files: FileStore;
  limiter: RateLimiter;
}

/** Documents of the bases. An upload is stored at once and read by a job. */
export function createDocuments({ db, clock, files, limiter }: Dependencies, poke: () => void) {
  const change = <T>(userId: string, run: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      return run(tx);
    });

  const one = async (from: Db, userId: string, id: string, options = {}): Promise<DocumentRow> => {
    const row = await findDocument(from, userId, id, options);
    if (row === undefined) throw documentGone();
    return row;
  };

  const beginReading = (tx: Db, userId: string, id: string) =>
    enqueueJob(tx, { kind: readingJob, subjectId: id, ownerId: userId }, clock.now());

  return {
    async list(userId: string, query: Query<'/api/knowledge/documents'>): Promise<S['KnowledgeDocumentPage']> {
      const baseId = query.baseId === attachments ? await attachmentsBase(db, userId, clock.now()) : query.baseId;
      await ownBase(db, userId, baseId);
      const { folderId = null, q = '', fileKind = null, parseState = null, pageNum = 1, pageSize = 20 } = query;
      const old = oldBefore(clock.now());
      const filter = { baseId, folderId, q: q.trim(), kind: fileKind, state: parseState, oldBefore: old };
      const { rows, total } = await pageOfDocuments(db, userId, filter, pageSize, (pageNum - 1) * pageSize);
      return { rows: rows.map(toDocument), total, attention: await countAttention(db, userId, baseId, old) };
    },

    get: async (userId: string, id: string): Promise<S['KnowledgeDocument']> => toDocument(await one(db, userId, id)),

    async upload(userId: string, upload: Upload): Promise<S['KnowledgeDocument']> {
      const file = await files.check(userId, upload.file, knowledgeRule);
      const row = await change(userId, async (tx) => {
        const id =
          upload.replaces === undefined
            ? await addDocument(tx, files, userId, upload, file, clock.now())
            : await addVersion(tx, files, await one(tx, userId, upload.replaces), userId, file, clock.now());
        await beginReading(tx, userId, id);
        return one(tx, userId, id);
      });
      poke();
      return toDocument(row);
    },

    update: (userId: string, id: string, body: S['UpdateDocumentBody']): Promise<S['KnowledgeDocument']> =>
      change(userId, async (tx) => {
        const before = await one(tx, userId, id, { withRemoved: body.isRemoved === false });
        const baseId = body.baseId ?? before.base_id;
        if (body.baseId !== undefined) await ownBase(tx, userId, body.baseId);
        const hasMoved = baseId !== before.base_id;
        const folderId = body.folderId === undefined ? (hasMoved ? null : before.folder_id) : body.folderId;
        if (folderId !== null && body.folderId !== undefined) await checkFolder(tx, baseId, folderId);
        const name = body.name === undefined ? before.name : filled('name', '名称', cleanText(body.name));
        if (/[/\\\n\t]/.test(name)) throw fieldRejection('name', '名称不能有斜线、换行或制表符，没有改名');
        // Its questions are about this document; in another base they go with it.
        if (hasMoved) await moveQuestions(tx, id, baseId);
        const values = {
          name,
          base_id: baseId,
          folder_id: folderId,
          is_enabled: body.isEnabled ?? before.is_enabled,
          expires_on: body.expiresAt === undefined ? before.expires_on : body.expiresAt,
        };
        await updateDocument(tx, id, values, body.isRemoved === false);
        return toDocument(await one(tx, userId, id));
      }),

    async remove(userId: string, id: string): Promise<void> {
      if (!(await markRemoved(db, userId, id, clock.now()))) throw documentGone();
    },

    async retry(userId: string, id: string): Promise<S['KnowledgeDocument']> {
      await limiter.hit([limits.rereadPerUser, userId]);
      const row = await change(userId, async (tx) => {
        const before = await one(tx, userId, id);
        if (busyStates.includes(before.state)) throw new Rejection(409, '这份文件正在解析，不用重试', 409);
        await restartReading(tx, id);
        await beginReading(tx, userId, id);
        return one(tx, userId, id);
      });
      poke();
      return toDocument(row);
    },

    async file(userId: string, id: string): Promise<FileReply> {
      const found = await findCurrentFile(db, userId, id);
      const file = found && (await files.read(db, found.file_id));
      if (file === undefined) throw documentGone();
      return new FileReply(file.content, file.name, file.mediaType);
    },

    async chunks(
      userId: string,
      id: string,
      { page = null, pageNum = 1, pageSize = 20 }: { page?: number | null; pageNum?: number; pageSize?: number },
    ): Promise<S['KnowledgeChunkPage']> {
      await one(db, userId, id);
      const { rows, total } = await pageOfChunks(db, userId, id, page, pageSize, (pageNum - 1) * pageSize);
      return { rows: rows.map(toChunk), total };
    },

    updateChunk: (userId: string, chunkId: string, body: S['UpdateChunkBody']): Promise<S['KnowledgeChunk']> =>
      change(userId, async (tx) => {
        const text = body.text === undefined ? null : filled('text', '内容', cleanText(body.text));
        const row = await updateChunk(tx, userId, chunkId, body.isEnabled ?? null, text);
        if (row === undefined) throw chunkGone();
        return toChunk(row);
      }),

    /** Deletes documents that were removed a day ago. */
    async purge(): Promise<void> {
      await db.transaction((tx) => deleteRemovedBefore(tx, after(clock.now(), -day)));
    },
  };
}
