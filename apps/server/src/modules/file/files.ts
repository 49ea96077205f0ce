import { createHash } from 'node:crypto';
import { fieldRejection, type Rejection } from '../../contract/Rejection';
import type { Db } from '../../db/Db';
import type { Clock } from '../../ports/clock';
import { createId } from '../ids';
import { safeName, sniffType } from './sniff';

const maxBytes = 5_000_000;
/** Of one account, so that nobody fills the disk. */
const maxTotalBytes = 200_000_000;

export interface StoredFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

/** Small uploads live in the database, so that one backup holds everything and several servers see the same. */
export function createFileStore(clock: Clock) {
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
     * Keeps an upload in the caller's transaction.
     *
     * @throws Rejection 400 or 413 that says what is allowed and what came.
     */
    async keep(tx: Db, ownerId: string, file: Blob, fallbackName: string): Promise<{ id: string; name: string }> {
      if (file.size > maxBytes) throw wrongFile(`文件最大5MB，现在是${(file.size / 1e6).toFixed(1)}MB`, 413);
      const content = new Uint8Array(await file.arrayBuffer());
      if (content.byteLength === 0) throw wrongFile('文件是空的，请重新选择', 400);
      const mediaType = sniffType(content);
      if (mediaType === null) throw wrongFile('文件应为PDF、PNG或JPEG，现在的内容不是', 400);
      if ((await usedBytes(tx, ownerId)) + content.byteLength > maxTotalBytes) {
        throw wrongFile('上传的文件已满200MB，没有上传，请删除不用的材料后重试', 413);
      }
      const id = createId();
      const name = safeName(file instanceof File ? file.name : '', mediaType, fallbackName);
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

export const wrongFile = (message: string, status: 400 | 413): Rejection => fieldRejection('file', message, status);
