import { createHash } from 'node:crypto';
import type { MainComponents, MainPaths } from '@hengce/api/contract';
import { FileReply, fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { CheckedFile, FileStore } from '../../platform/file';
import { knowledgeRule } from '../../platform/file';
import { enqueueJob } from '../../platform/jobs';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { after, createId, day } from '../../platform/vocabulary';
import { attachments, attachmentsBase } from './bases';
import { chunkGone, documentGone, folderGone } from './gone';
import { ownBase } from './ownBase';
import { cleanText } from './reading/cleanText';
import { removeForGood } from './removeForGood';
import { type ChunkRow, type DocumentRow, documentColumns, oldBefore, toChunk, toDocument, twinJoin } from './views';

type S = MainComponents['schemas'];
type Query<Path extends keyof MainPaths> = MainPaths[Path] extends { get: { parameters: { query?: infer Q } } }
  ? NonNullable<Q>
  : never;

export const readingJob = 'knowledge.read';
const maxDocuments = 1_000;
const maxVersions = 20;
const busy = ['queued', 'parsing', 'indexing'];

interface Upload {
  baseId: string;
  folderId?: string;
  replaces?: string;
  file: Blob;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  files: FileStore;
  limiter: RateLimiter;
}

/** Documents of the bases: what is uploaded is kept at once and read by a job. */
export function createDocuments({ db, clock, files, limiter }: Dependencies, poke: () => void) {
  const change = <T>(userId: string, run: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      return run(tx);
    });

  const one = async (from: Db, userId: string, id: string, isRemovedToo = false): Promise<DocumentRow> => {
    const [row] = await from.query<DocumentRow>(
      `SELECT ${documentColumns} FROM knowledge_documents d ${twinJoin}
       WHERE d.owner_id = $1 AND d.id = $2 AND ($3 OR d.removed_at IS NULL)`,
      [userId, id, isRemovedToo],
    );
    if (row === undefined) throw documentGone();
    return row;
  };

  const checkFolder = async (tx: Db, baseId: string, folderId: string): Promise<void> => {
    const [folder] = await tx.query('SELECT 1 FROM knowledge_folders WHERE base_id = $1 AND id = $2', [
      baseId,
      folderId,
    ]);
    if (folder === undefined) throw folderGone();
  };

  const keepFile = async (tx: Db, userId: string, file: CheckedFile) => {
    // What was removed makes room for what comes.
    if ((await files.usedBytes(tx, userId)) + file.content.byteLength > files.maxBytes)
      await removeForGood(tx, 'd.owner_id = $1 AND d.removed_at IS NOT NULL', [userId]);
    return files.keep(tx, userId, file, '文件');
  };

  const beginReading = (tx: Db, userId: string, id: string) =>
    enqueueJob(tx, { kind: readingJob, subjectId: id, ownerId: userId }, clock.now());

  const add = async (tx: Db, userId: string, upload: Upload, file: CheckedFile): Promise<string> => {
    const now = clock.now();
    const baseId =
      upload.baseId === attachments
        ? await attachmentsBase(tx, userId, now)
        : (await ownBase(tx, userId, upload.baseId)).id;
    if (upload.folderId !== undefined) await checkFolder(tx, baseId, upload.folderId);
    const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
      'SELECT count(*) AS count FROM knowledge_documents WHERE owner_id = $1 AND removed_at IS NULL',
      [userId],
    );
    if (count >= maxDocuments)
      throw new Rejection(409, `知识库最多${maxDocuments}份文件，没有上传。请先删除不用的`, 409);
    const kept = await keepFile(tx, userId, file);
    const id = createId();
    await tx.query(
      `INSERT INTO knowledge_documents (id, owner_id, base_id, folder_id, name, kind, sha256, size, state, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'queued', $9, $9)`,
      [id, userId, baseId, upload.folderId ?? null, kept.name, file.kind, hashOf(file), file.content.byteLength, now],
    );
    await tx.query(
      'INSERT INTO knowledge_versions (document_id, version, file_id, name, created_at) VALUES ($1, 1, $2, $3, $4)',
      [id, kept.id, kept.name, now],
    );
    await beginReading(tx, userId, id);
    return id;
  };

  const addVersion = async (tx: Db, userId: string, id: string, file: CheckedFile): Promise<string> => {
    const now = clock.now();
    const former = await one(tx, userId, id);
    const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
      'SELECT count(*) AS count FROM knowledge_versions WHERE document_id = $1',
      [id],
    );
    if (count >= maxVersions)
      throw new Rejection(409, `一份文件最多${maxVersions}个版本，没有上传。请删除后重新上传`, 409);
    const kept = await keepFile(tx, userId, file);
    await tx.query(
      `UPDATE knowledge_documents SET version = $2, name = $3, kind = $4, sha256 = $5, size = $6, updated_at = $7
       WHERE id = $1`,
      [id, former.version + 1, kept.name, file.kind, hashOf(file), file.content.byteLength, now],
    );
    await tx.query(
      'INSERT INTO knowledge_versions (document_id, version, file_id, name, created_at) VALUES ($1, $2, $3, $4, $5)',
      [id, former.version + 1, kept.id, kept.name, now],
    );
    await startOver(tx, id);
    await beginReading(tx, userId, id);
    return id;
  };

  return {
    async list(userId: string, query: Query<'/api/knowledge/documents'>): Promise<S['KnowledgeDocumentPage']> {
      const baseId = query.baseId === attachments ? await attachmentsBase(db, userId, clock.now()) : query.baseId;
      await ownBase(db, userId, baseId);
      const { folderId = null, q = '', fileKind = null, parseState = null, pageNum = 1, pageSize = 20 } = query;
      const old = oldBefore(clock.now());
      const condition = `d.owner_id = $1 AND d.base_id = $2 AND d.removed_at IS NULL
         AND ($3::text IS NULL OR d.folder_id = $3) AND strpos(lower(d.name), lower($4)) > 0
         AND ($5::text IS NULL OR d.kind = $5)
         AND ($6::text IS NULL OR d.state = $6 OR ($6 = 'running' AND d.state = ANY($7::text[]))
              OR ($6 = 'old' AND d.updated_at < $8))`;
      const params = [userId, baseId, folderId, q.trim(), fileKind, parseState, busy, old];
      // Apart from the rows: past the last page there are none that could tell.
      const [all] = await db.query<{ count: number }>(
        `SELECT count(*) AS count FROM knowledge_documents d WHERE ${condition}`,
        params,
      );
      const rows = await db.query<DocumentRow>(
        `SELECT ${documentColumns} FROM knowledge_documents d ${twinJoin} WHERE ${condition}
         ORDER BY d.updated_at DESC, d.seq DESC LIMIT $9 OFFSET $10`,
        [...params, pageSize, (pageNum - 1) * pageSize],
      );
      const [attention] = await db.query<S['KnowledgeDocumentPage']['attention'] & { total: number }>(
        `SELECT count(*) FILTER (WHERE state = 'failed') AS failed, count(*) FILTER (WHERE state = 'partial') AS partial,
           count(*) FILTER (WHERE updated_at < $3) AS old
         FROM knowledge_documents WHERE owner_id = $1 AND base_id = $2 AND removed_at IS NULL`,
        [userId, baseId, old],
      );
      return {
        rows: rows.map(toDocument),
        total: all?.count ?? 0,
        attention: attention ?? { failed: 0, partial: 0, old: 0 },
      };
    },

    get: async (userId: string, id: string): Promise<S['KnowledgeDocument']> => toDocument(await one(db, userId, id)),

    async upload(userId: string, upload: Upload): Promise<S['KnowledgeDocument']> {
      const file = await files.check(userId, upload.file, knowledgeRule);
      const row = await change(userId, async (tx) => {
        const id =
          upload.replaces === undefined
            ? await add(tx, userId, upload, file)
            : await addVersion(tx, userId, upload.replaces, file);
        return one(tx, userId, id);
      });
      poke();
      return toDocument(row);
    },

    update: (userId: string, id: string, body: S['UpdateDocumentBody']): Promise<S['KnowledgeDocument']> =>
      change(userId, async (tx) => {
        const before = await one(tx, userId, id, body.isRemoved === false);
        const baseId = body.baseId ?? before.base_id;
        if (body.baseId !== undefined) await ownBase(tx, userId, body.baseId);
        const hasMoved = baseId !== before.base_id;
        const folderId = body.folderId === undefined ? (hasMoved ? null : before.folder_id) : body.folderId;
        if (folderId !== null && body.folderId !== undefined) await checkFolder(tx, baseId, folderId);
        const name = body.name === undefined ? before.name : filled('name', '名称', cleanText(body.name));
        if (/[/\\\n\t]/.test(name)) throw fieldRejection('name', '名称不能有斜线、换行或制表符，没有改名');
        // Its questions are about this document; in another base they go with it.
        if (hasMoved) await moveQuestions(tx, id, baseId);
        await tx.query(
          `UPDATE knowledge_documents SET name = $2, base_id = $3, folder_id = $4, is_enabled = $5, expires_on = $6,
             removed_at = CASE WHEN $7 THEN NULL ELSE removed_at END WHERE id = $1`,
          [
            id,
            name,
            baseId,
            folderId,
            body.isEnabled ?? before.is_enabled,
            body.expiresAt === undefined ? before.expires_on : body.expiresAt,
            body.isRemoved === false,
          ],
        );
        return toDocument(await one(tx, userId, id));
      }),

    async remove(userId: string, id: string): Promise<void> {
      const removed = await db.query(
        'UPDATE knowledge_documents SET removed_at = $3 WHERE owner_id = $1 AND id = $2 AND removed_at IS NULL RETURNING id',
        [userId, id, clock.now()],
      );
      if (removed.length === 0) throw documentGone();
    },

    async retry(userId: string, id: string): Promise<S['KnowledgeDocument']> {
      await limiter.hit([limits.rereadPerUser, userId]);
      const row = await change(userId, async (tx) => {
        const before = await one(tx, userId, id);
        if (busy.includes(before.state)) throw new Rejection(409, '这份文件正在解析，不用重试', 409);
        await startOver(tx, id);
        await beginReading(tx, userId, id);
        return one(tx, userId, id);
      });
      poke();
      return toDocument(row);
    },

    async file(userId: string, id: string): Promise<FileReply> {
      const [found] = await db.query<{ file_id: string; name: string }>(
        `SELECT v.file_id, d.name FROM knowledge_versions v
         JOIN knowledge_documents d ON d.id = v.document_id AND d.version = v.version
         WHERE d.owner_id = $1 AND d.id = $2 AND d.removed_at IS NULL`,
        [userId, id],
      );
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
      const condition = `FROM knowledge_chunks c JOIN knowledge_documents d ON d.id = c.document_id AND d.version = c.version
         WHERE d.owner_id = $1 AND d.id = $2 AND ($3::integer IS NULL OR c.page = $3)`;
      const [total] = await db.query<{ count: number }>(`SELECT count(*) AS count ${condition}`, [userId, id, page]);
      const rows = await db.query<ChunkRow>(
        `SELECT c.id, c.ordinal, c.page, d.kind, c.heading, c.text, c.is_enabled, c.is_edited, c.boxes ${condition}
         ORDER BY c.ordinal LIMIT $4 OFFSET $5`,
        [userId, id, page, pageSize, (pageNum - 1) * pageSize],
      );
      return { rows: rows.map(toChunk), total: total?.count ?? 0 };
    },

    updateChunk: (userId: string, chunkId: string, body: S['UpdateChunkBody']): Promise<S['KnowledgeChunk']> =>
      change(userId, async (tx) => {
        const text = body.text === undefined ? null : filled('text', '内容', cleanText(body.text));
        const [row] = await tx.query<ChunkRow & { document_id: string }>(
          `UPDATE knowledge_chunks c SET is_enabled = coalesce($3, c.is_enabled), text = coalesce($4, c.text),
             is_edited = c.is_edited OR ($4::text IS NOT NULL AND $4 <> c.text)
           FROM knowledge_documents d
           WHERE d.id = c.document_id AND d.version = c.version AND d.owner_id = $1 AND d.removed_at IS NULL AND c.id = $2
           RETURNING c.id, c.document_id, c.ordinal, c.page, d.kind, c.heading, c.text, c.is_enabled, c.is_edited, c.boxes`,
          [userId, chunkId, body.isEnabled ?? null, text],
        );
        if (row === undefined) throw chunkGone();
        await tx.query('UPDATE knowledge_documents SET revision = revision + 1 WHERE id = $1', [row.document_id]);
        return toChunk(row);
      }),

    /** What was removed a day ago is gone for good. */
    async purge(): Promise<void> {
      await db.transaction((tx) => removeForGood(tx, 'd.removed_at < $1', [after(clock.now(), -day)]));
    },
  };
}

const hashOf = ({ content }: CheckedFile): string => createHash('sha256').update(content).digest('hex');

/**
 * Puts a document back to its first page. Read again, its chunks stay to be found until new ones replace them; of a new version
 * nothing is found before it is read.
 */
async function startOver(tx: Db, id: string): Promise<void> {
  await tx.query(
    `UPDATE knowledge_documents SET reading = reading + 1, revision = revision + 1, state = 'queued', pages = NULL,
       pages_done = 0, failed_pages = '[]', reason = NULL, can_retry = false WHERE id = $1`,
    [id],
  );
}

async function moveQuestions(tx: Db, documentId: string, baseId: string): Promise<void> {
  await tx.query(
    `DELETE FROM knowledge_questions q WHERE q.document_id = $1
       AND EXISTS (SELECT 1 FROM knowledge_questions o WHERE o.base_id = $2 AND o.q = q.q)`,
    [documentId, baseId],
  );
  await tx.query('UPDATE knowledge_questions SET base_id = $2 WHERE document_id = $1', [documentId, baseId]);
}
