import type { MainComponents } from '@hengce/api/contract';
import { fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import type { Clock } from '../../platform/ports';
import { createId, groupBy } from '../../platform/vocabulary';
import {
  deleteBase,
  deleteFolder,
  ensureAttachmentsBase,
  listBases,
  listFolders,
  saveBase,
  saveFolder,
} from './baseRepository';
import { deleteDocumentsOfBase } from './documentRepository';
import { baseGone, folderGone } from './gone';
import { ownBase } from './ownBase';

type S = MainComponents['schemas'];

export const attachments = 'attachments';
const attachmentsName = '对话附件';
const maxBases = 50;
const maxFolders = 100;

/** Id of the base of files that were sent with messages; added when it is first needed. */
export async function attachmentsBase(tx: Db, userId: string, now: Date): Promise<string> {
  const id = await ensureAttachmentsBase(tx, createId(), userId, attachmentsName, now);
  if (id === undefined) throw baseGone();
  return id;
}

/** Knowledge bases of an account and their folders. */
export function createBases(db: Db, clock: Clock, files: FileStore) {
  const list = async (from: Db, userId: string): Promise<S['KnowledgeBase'][]> => {
    const bases = await listBases(from, userId);
    const folders = await listFolders(from, userId);
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
        await saveBase(tx, id, userId, name, clock.now());
        return one(tx, userId, id);
      }),

    remove: (userId: string, id: string): Promise<void> =>
      change(userId, async (tx) => {
        const base = await ownBase(tx, userId, id);
        if (base.kind === attachments) throw new Rejection(409, '对话附件不能删除，可以删除其中的文件', 409);
        await deleteDocumentsOfBase(tx, id);
        await deleteBase(tx, id);
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
        await saveFolder(tx, id, body.baseId, name, clock.now());
        return one(tx, userId, body.baseId);
      }),

    async removeFolder(userId: string, id: string): Promise<void> {
      if (!(await deleteFolder(db, userId, id))) throw folderGone();
    },
  };
}
