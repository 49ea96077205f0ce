import { createHash } from 'node:crypto';
import type { Db } from '../db';
import type { RateLimiter } from '../limits';
import { limits } from '../limits';
import type { Clock } from '../ports';
import { createId } from '../vocabulary';
import { checkContent } from './checkContent';
import { safeUploadName } from './fileName';
import { type FileKind, kinds, type UploadRule } from './kinds';
import { copyFile, deleteFile, findFile, insertFile, sumOfSizes } from './repository';
import { wrongFile } from './wrongFile';

/** All files of one account, so that nobody fills the disk. */
const maxTotalBytes = 500_000_000;

export interface StoredFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

/** Upload whose content was checked against its name. */
export interface CheckedFile {
  /** Name as it was sent. */
  name: string;
  kind: FileKind;
  content: Uint8Array;
  sha256: string;
}

/** Uploads, stored in the database, so that one backup holds everything and several servers see the same. */
export function createFileStore(clock: Clock, limiter: RateLimiter) {
  return {
    maxBytes: maxTotalBytes,
    usedBytes: sumOfSizes,

    /**
     * Upload with its kind and hash, checked against a rule. Takes a moment, so call it before the transaction that
     * stores the file.
     *
     * @throws Rejection 400, 413 or 429 that says what is wrong and what to do.
     */
    async check(ownerId: string, file: Blob, rule: UploadRule): Promise<CheckedFile> {
      await limiter.hit([limits.uploadPerUser, ownerId]);
      const name = file instanceof File ? file.name : '';
      const content = Buffer.from(await file.arrayBuffer());
      const kind = await checkContent({ name, mediaType: file.type, content }, rule);
      return { name, content, kind, sha256: createHash('sha256').update(content).digest('hex') };
    },

    /**
     * Stores a checked upload in the caller's transaction; the account's total is exact where that has called lockUser.
     *
     * @returns its id, and its name made safe
     * @throws Rejection 413 when the account's files would exceed 500 MB
     */
    async keep(
      tx: Db,
      ownerId: string,
      file: CheckedFile,
      fallbackName: string,
    ): Promise<{ id: string; name: string }> {
      const { content, kind, sha256 } = file;
      if ((await sumOfSizes(tx, ownerId)) + content.byteLength > maxTotalBytes)
        throw wrongFile(`上传的文件已满${maxTotalBytes / 1e6}MB`, '请在材料库删除不用的文件后重试', 413);
      const { mediaType, endings } = kinds[kind];
      const row = {
        id: createId(),
        owner_id: ownerId,
        name: safeUploadName(file.name, endings[0] as string, fallbackName),
        media_type: mediaType,
        size: content.byteLength,
        sha256,
        content,
        created_at: clock.now(),
      };
      await insertFile(tx, row);
      return { id: row.id, name: row.name };
    },

    /** Copies a file for the same account. @returns the id of the copy; undefined where the file is gone */
    async copy(tx: Db, id: string): Promise<string | undefined> {
      const copyId = createId();
      return (await copyFile(tx, id, copyId, clock.now())) ? copyId : undefined;
    },

    remove: deleteFile,

    async read(db: Db, id: string): Promise<StoredFile | undefined> {
      const row = await findFile(db, id);
      return row && { name: row.name, mediaType: row.media_type, content: row.content };
    },
  };
}

export type FileStore = ReturnType<typeof createFileStore>;
