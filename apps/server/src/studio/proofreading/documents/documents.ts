import { isDeepStrictEqual } from 'node:util';
import type { MainComponents } from '@hengce/api/contract';
import type { EquityService } from '../../../account/entitlements';
import { filled, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { lockUser } from '../../../platform/db';
import { deleteFiles, type FileStore, proofreadingRule } from '../../../platform/file';
import type { RateLimiter } from '../../../platform/limits';
import { limits } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { after, day, groupBy } from '../../../platform/vocabulary';
import { countVersion } from './countVersion';
import { deleteRemovedBefore, markRemoved, pageOfDocuments, touchDocument, updateDocument } from './documentRepository';
import { checkedEdits } from './edits';
import { readUpload } from './readUpload';
import { addVersion, beginDocument, documentGone, ownDocument, ownVersion, shownDocument } from './store';
import { listVersionHeads, type VersionRow, writeEdits } from './versionRepository';
import { toDocument, toHead, toVersion } from './views';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  equities: EquityService;
  files: FileStore;
}

/** Documents (文稿) of an account, their versions and edits. */
export function createDocuments({ db, clock, limiter, equities, files }: Dependencies) {
  const change = <T>(userId: string, run: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      return run(tx);
    });

  return {
    async list(
      userId: string,
      { q = '', pageNum = 1, pageSize = 20 }: { q?: string; pageNum?: number; pageSize?: number },
    ): Promise<S['ProofreadingDocumentPage']> {
      const { rows, total } = await pageOfDocuments(db, userId, q.trim(), pageSize, (pageNum - 1) * pageSize);
      const heads = await listVersionHeads(
        db,
        rows.map(({ id }) => id),
      );
      const byDocument = groupBy(heads, ({ document_id }) => document_id);
      return { rows: rows.map((row) => toDocument(row, byDocument.get(row.id) ?? [])), total };
    },

    async create(userId: string, body: S['CreateProofreadingBody']): Promise<S['ProofreadingDocument']> {
      await limiter.hit([limits.proofreadingPerUser, userId]);
      const { text, ...about } = body;
      const version = { format: 'text', text: readable(text) } as const;
      return change(userId, (tx) => beginDocument(tx, userId, about, version, clock.now()));
    },

    async upload(
      userId: string,
      { genre, replaces, file }: { genre: S['ProofreadingGenre']; replaces?: string; file: Blob },
    ): Promise<S['ProofreadingDocument']> {
      if (replaces !== undefined) await ownDocument(db, userId, replaces);
      const checked = await files.check(userId, file, proofreadingRule);
      const read = await readUpload(checked);
      return change(userId, async (tx) => {
        const kept = await files.keep(tx, userId, checked, '文稿');
        const version = { ...read, file: kept };
        const about = { name: kept.name.replace(/\.[^.]+$/, '').slice(0, 100), genre, source: 'upload' } as const;
        return replaces === undefined
          ? beginDocument(tx, userId, about, version, clock.now())
          : addVersion(tx, userId, replaces, version, clock.now());
      });
    },

    get: async (userId: string, id: string): Promise<S['ProofreadingDocument']> =>
      shownDocument(db, await ownDocument(db, userId, id)),

    update: (userId: string, id: string, body: S['UpdateProofreadingBody']): Promise<S['ProofreadingDocument']> =>
      change(userId, async (tx) => {
        const before = await ownDocument(tx, userId, id, { withRemoved: body.isRemoved === false });
        const name = body.name === undefined ? before.name : filled('name', '名称', body.name);
        const row = { ...before, name, genre: body.genre ?? before.genre, updated_at: clock.now() };
        await updateDocument(tx, id, row);
        return shownDocument(tx, row);
      }),

    async remove(userId: string, id: string): Promise<void> {
      if (!(await markRemoved(db, userId, id, clock.now()))) throw documentGone();
    },

    async addVersion(userId: string, id: string, text: string): Promise<S['ProofreadingDocument']> {
      await limiter.hit([limits.proofreadingPerUser, userId]);
      const version = { format: 'text', text: readable(text) } as const;
      return change(userId, (tx) => addVersion(tx, userId, id, version, clock.now()));
    },

    async version(userId: string, id: string, version?: number): Promise<S['ProofreadingVersion']> {
      return toVersion((await ownVersion(db, userId, id, version)).row);
    },

    saveEdits: (
      userId: string,
      id: string,
      body: S['SaveProofreadingEditsBody'],
    ): Promise<S['ProofreadingVersionHead']> =>
      change(userId, async (tx) => {
        const { row } = await ownVersion(tx, userId, id, body.version);
        if (row.revision !== body.revision) {
          // Sent once more, because its reply was lost.
          if (isKept(row, body)) return toHead(row);
          throw new Rejection(409, '别的页面刚改过这份文稿，这里的改动没有保存。请刷新后再改', 409);
        }
        if (row.format === 'pdf' && body.edits.length > 0)
          throw new Rejection(409, 'PDF只能查看，没有保存改动。请上传DOCX，或复制文字新建文稿', 409);
        const now = clock.now();
        const edits = checkedEdits(row.text, body.edits);
        await writeEdits(tx, row, edits, body.ignored, now);
        await touchDocument(tx, id, now);
        return toHead({ ...row, edit_count: edits.length, revision: row.revision + 1, updated_at: now });
      }),

    count: (userId: string, id: string, requestId: string, version: number): Promise<S['ProofreadingVersionHead']> =>
      change(userId, async (tx) => {
        const { row } = await ownVersion(tx, userId, id, version);
        await countVersion(tx, equities, userId, requestId, row);
        return toHead({ ...row, is_counted: true });
      }),

    /** Deletes documents that were removed a day ago. */
    async purge(): Promise<void> {
      await db.transaction(async (tx) => {
        await deleteFiles(tx, await deleteRemovedBefore(tx, after(clock.now(), -day)));
      });
    },
  };
}

export type Documents = ReturnType<typeof createDocuments>;

/** Whether a version is as somebody wants it to be. */
const isKept = (row: VersionRow, { edits, ignored }: S['SaveProofreadingEditsBody']): boolean =>
  isDeepStrictEqual([JSON.parse(row.edits), JSON.parse(row.ignored)], [checkedEdits(row.text, edits), ignored]);

/** Editors count a line break as one character. @throws Rejection 400 when nothing is written there */
function readable(text: string): string {
  filled('text', '文字', text);
  return text.replace(/\r\n?/g, '\n');
}
