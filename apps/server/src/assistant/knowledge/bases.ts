import type { MainComponents } from '@hengce/api/contract';
import { fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import type { Clock } from '../../platform/ports';
import { createId, groupBy } from '../../platform/vocabulary';
import { baseGone, folderGone } from './gone';
import { ownBase } from './ownBase';
import { removeForGood } from './removeForGood';

type S = MainComponents['schemas'];

interface BaseRow {
  id: string;
  name: string;
  kind: S['KnowledgeBase']['kind'];
  documents: number;
  bytes: number;
  created_at: Date;
}

export const attachments = 'attachments';
const attachmentsName = '对话附件';
const maxBases = 50;
const maxFolders = 100;

/** The base of what is sent with messages; made when it is first asked for. */
export async function attachmentsBase(tx: Db, userId: string, now: Date): Promise<string> {
  const [made] = await tx.query<{ id: string }>(
    `INSERT INTO knowledge_bases (id, owner_id, kind, name, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING id`,
    [createId(), userId, attachments, attachmentsName, now],
  );
  if (made !== undefined) return made.id;
  const [found] = await tx.query<{ id: string }>('SELECT id FROM knowledge_bases WHERE owner_id = $1 AND kind = $2', [
    userId,
    attachments,
  ]);
  if (found === undefined) throw baseGone();
  return found.id;
}

/** Bases and their folders. */
export function createBases(db: Db, clock: Clock, files: FileStore) {
  const list = async (from: Db, userId: string): Promise<S['KnowledgeBase'][]> => {
    const bases = await from.query<BaseRow>(
      `SELECT b.id, b.name, b.kind, b.created_at, count(d.id) AS documents, coalesce(sum(f.size), 0)::bigint AS bytes
       FROM knowledge_bases b LEFT JOIN knowledge_documents d ON d.base_id = b.id AND d.removed_at IS NULL
       LEFT JOIN LATERAL (SELECT sum(f.size) AS size FROM knowledge_versions v JOIN files f ON f.id = v.file_id
                          WHERE v.document_id = d.id) f ON true
       WHERE b.owner_id = $1 GROUP BY b.id ORDER BY b.kind = '${attachments}', b.created_at, b.id`,
      [userId],
    );
    const folders = await from.query<{ id: string; base_id: string; name: string; documents: number }>(
      `SELECT f.id, f.base_id, f.name,
         (SELECT count(*) FROM knowledge_documents d WHERE d.folder_id = f.id AND d.removed_at IS NULL) AS documents
       FROM knowledge_folders f JOIN knowledge_bases b ON b.id = f.base_id WHERE b.owner_id = $1 ORDER BY f.created_at, f.id`,
      [userId],
    );
    const byBase = groupBy(folders, ({ base_id }) => base_id);
    return bases.map(({ created_at, ...base }) => ({
      ...base,
      folders: (byBase.get(base.id) ?? []).map(({ base_id: _base, ...folder }) => folder),
      createdAt: created_at.toISOString(),
    }));
  };

  const one = async (from: Db, userId: string, id: string): Promise<S['KnowledgeBase']> => {
    const base = (await list(from, userId)).find((each) => each.id === id);
    if (base === undefined) throw baseGone();
    return base;
  };

  const change = <T>(userId: string, run: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      return run(tx);
    });

  return {
    async list(userId: string): Promise<S['KnowledgeBaseList']> {
      await attachmentsBase(db, userId, clock.now());
      return { rows: await list(db, userId), usedBytes: await files.usedBytes(db, userId), maxBytes: files.maxBytes };
    },

    save: (userId: string, body: S['SaveBaseBody']): Promise<S['KnowledgeBase']> =>
      change(userId, async (tx) => {
        const name = filled('name', '知识库名称', body.name);
        const id = body.id ?? createId();
        if (body.id !== undefined && (await ownBase(tx, userId, body.id)).kind === attachments)
          throw new Rejection(409, '对话附件不能改名', 409);
        const bases = await list(tx, userId);
        if (name === attachmentsName || bases.some((base) => base.name === name && base.id !== id))
          throw fieldRejection('name', `已有名为“${name}”的知识库`, 409);
        if (body.id === undefined && bases.length >= maxBases)
          throw new Rejection(409, `最多${maxBases}个知识库，没有新建。请先删除不用的`, 409);
        await tx.query(
          `INSERT INTO knowledge_bases (id, owner_id, kind, name, created_at) VALUES ($1, $2, 'own', $3, $4)
           ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
          [id, userId, name, clock.now()],
        );
        return one(tx, userId, id);
      }),

    remove: (userId: string, id: string): Promise<void> =>
      change(userId, async (tx) => {
        const base = await ownBase(tx, userId, id);
        if (base.kind === attachments) throw new Rejection(409, '对话附件不能删除，可以删除其中的文件', 409);
        await removeForGood(tx, 'd.base_id = $1', [id]);
        await tx.query('DELETE FROM knowledge_bases WHERE id = $1', [id]);
      }),

    saveFolder: (userId: string, body: S['SaveFolderBody']): Promise<S['KnowledgeBase']> =>
      change(userId, async (tx) => {
        const name = filled('name', '文件夹名称', body.name);
        await ownBase(tx, userId, body.baseId);
        const { folders } = await one(tx, userId, body.baseId);
        const id = body.id ?? createId();
        if (body.id !== undefined && !folders.some((folder) => folder.id === id)) throw folderGone();
        if (folders.some((folder) => folder.name === name && folder.id !== id))
          throw fieldRejection('name', `这个知识库里已有名为“${name}”的文件夹`, 409);
        if (body.id === undefined && folders.length >= maxFolders)
          throw new Rejection(409, `一个知识库最多${maxFolders}个文件夹，没有新建。请先删除不用的`, 409);
        await tx.query(
          `INSERT INTO knowledge_folders (id, base_id, name, created_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
          [id, body.baseId, name, clock.now()],
        );
        return one(tx, userId, body.baseId);
      }),

    async removeFolder(userId: string, id: string): Promise<void> {
      const removed = await db.query(
        `DELETE FROM knowledge_folders f USING knowledge_bases b
         WHERE b.id = f.base_id AND b.owner_id = $1 AND f.id = $2 RETURNING f.id`,
        [userId, id],
      );
      if (removed.length === 0) throw folderGone();
    },
  };
}
