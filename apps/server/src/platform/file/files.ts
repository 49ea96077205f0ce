import { createHash } from 'node:crypto';
import type { Db } from '../db';
import type { RateLimiter } from '../limits';
import { limits } from '../limits';
import type { Clock } from '../ports';
import { createId } from '../vocabulary';
import { checkContent } from './checkContent';
import { safeUploadName } from './fileName';
import { type FileKind, kinds, type UploadRule } from './kinds';
import { wrongFile } from './wrongFile';

/** Of one account, so that nobody fills the disk. */
const maxTotalBytes = 500_000_000;

export interface StoredFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

/** An upload that was looked at. */
export interface CheckedFile {
  /** As it was sent. */
  name: string;
  kind: FileKind;
  content: Uint8Array;
}

/** Uploads live in the database, so that one backup holds everything and several servers see the same. */
export function createFileStore(clock: Clock, limiter: RateLimiter) {
  const usedBytes = async (db: Db, ownerId: string): Promise<number> => {
    const [kept] = await db.query<{ total: number }>(
      'SELECT coalesce(sum(size), 0)::bigint AS total FROM files WHERE owner_id = $1',
      [ownerId],
    );
    return kept?.total ?? 0;
  };
  return {
    maxBytes: maxTotalBytes,
    usedBytes,

    /**
     * Looks at an upload, which takes a moment: before the transaction that keeps it.
     *
     * @throws Rejection 400, 413 or 429 that says what is wrong and what to do.
     */
    async check(ownerId: string, file: Blob, rule: UploadRule): Promise<CheckedFile> {
      await limiter.hit([limits.uploadPerUser, ownerId]);
      const name = file instanceof File ? file.name : '';
      const content = Buffer.from(await file.arrayBuffer());
      return { name, content, kind: await checkContent({ name, mediaType: file.type, content }, rule) };
    },

    /**
     * Keeps a checked upload in the caller's transaction. What an account has is exact where that holds its lock.
     *
     * @throws Rejection 413 when the account has too much.
     */
    async keep(
      tx: Db,
      ownerId: string,
      file: CheckedFile,
      fallbackName: string,
    ): Promise<{ id: string; name: string }> {
      const { content, kind } = file;
      if ((await usedBytes(tx, ownerId)) + content.byteLength > maxTotalBytes)
        throw wrongFile(`上传的文件已满${maxTotalBytes / 1e6}MB`, '请在材料库删除不用的文件后重试', 413);
      const id = createId();
      const { mediaType, endings } = kinds[kind];
      const name = safeUploadName(file.name, endings[0] as string, fallbackName);
      await tx.query(
        `INSERT INTO files (id, owner_id, name, media_type, size, sha256, content, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          id,
          ownerId,
          name,
          mediaType,
          content.byteLength,
          createHash('sha256').update(content).digest('hex'),
          content,
          clock.now(),
        ],
      );
      return { id, name };
    },

    /** Copies a file for the same account. @returns the id of the copy; undefined where the file is gone */
    async copy(tx: Db, id: string): Promise<string | undefined> {
      const [copied] = await tx.query<{ id: string }>(
        `INSERT INTO files (id, owner_id, name, media_type, size, sha256, content, created_at)
         SELECT $2, owner_id, name, media_type, size, sha256, content, $3 FROM files WHERE id = $1 RETURNING id`,
        [id, createId(), clock.now()],
      );
      return copied?.id;
    },

    async remove(tx: Db, id: string): Promise<void> {
      await tx.query('DELETE FROM files WHERE id = $1', [id]);
    },

    async read(db: Db, id: string): Promise<StoredFile | undefined> {
      const [row] = await db.query<{ name: string; media_type: string; content: Uint8Array }>(
        'SELECT name, media_type, content FROM files WHERE id = $1',
        [id],
      );
      return row && { name: row.name, mediaType: row.media_type, content: row.content };
    },
  };
}

export type FileStore = ReturnType<typeof createFileStore>;
