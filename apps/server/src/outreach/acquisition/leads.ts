import type { MainComponents } from '@hengce/api/contract';
import { FileReply, fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { createId } from '../../platform/vocabulary';
import type { Directory, Firm } from './directory';
import { briefOf } from './firmCard';
import {
  deleteLead,
  deleteLeadList,
  insertExport,
  insertLeadList,
  insertLeads,
  type LeadRow,
  listExports,
  listLeadLists,
  listLeads,
  lockLead,
  renameLeadList,
  updateLead,
} from './leadRepository';
import { csvOf } from './leadsCsv';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  directory(): Promise<Directory>;
}

const maxLists = 50;
const maxLeads = 1000;
const maxExports = 100;
/** 名单: lists of firms that a user follows up, the stage of each, and a record of every export. */
export function createLeadService({ db, clock, limiter, directory }: Dependencies) {
  const find = async (tx: Db, userId: string, listId: string): Promise<S['LeadList']> => {
    const [list] = await listLeadLists(tx, userId, listId);
    if (list === undefined) throw new Rejection(404, '没有找到这份名单，可能已被删除', 404);
    return list;
  };
  return {
    lists: async (userId: string): Promise<S['LeadLists']> => ({ rows: await listLeadLists(db, userId) }),

    async saveList(userId: string, { listId, name: typedName }: S['SaveLeadListBody']): Promise<S['LeadList']> {
      const name = typedName.trim();
      if (name === '') throw fieldRejection('name', '请填写名单名称');
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const lists = await listLeadLists(tx, userId);
        const same = lists.find((list) => list.name === name);
        if (same !== undefined && same.id !== listId)
          throw fieldRejection('name', `已有名单“${name}”，请换一个名称`, 409);
        if (listId !== undefined) {
          await find(tx, userId, listId);
          await renameLeadList(tx, listId, name);
          return find(tx, userId, listId);
        }
        if (lists.length >= maxLists) throw new Rejection(409, `最多${maxLists}份名单，请先删除不用的`, 409);
        const id = createId();
        await insertLeadList(tx, id, userId, name, clock.now());
        return find(tx, userId, id);
      });
    },

    async removeList(userId: string, { listId }: S['RemoveLeadListBody']): Promise<null> {
      await find(db, userId, listId);
      await deleteLeadList(db, listId);
      return null;
    },

    async add(userId: string, { listId, firms }: S['AddLeadsBody']): Promise<S['AddedLeads']> {
      const { byId } = await directory();
      const wanted = [...new Set(firms)];
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const { count } = await find(tx, userId, listId);
        if (wanted.some((id) => !byId.has(id))) throw new Rejection(404, '有企业已不在企业库，请刷新后重选', 404);
        if (count + wanted.length > maxLeads)
          throw new Rejection(409, `一份名单最多${maxLeads}家企业，现在有${count}家`, 409);
        const added = await insertLeads(tx, listId, wanted, clock.now());
        return { added, already: wanted.length - added };
      });
    },

    async leads(
      userId: string,
      listId: string,
      { stage, pageNum = 1, pageSize = 20 }: { stage?: S['LeadStage']; pageNum?: number; pageSize?: number },
    ): Promise<S['LeadPage']> {
      const list = await find(db, userId, listId);
      const { byId } = await directory();
      const rows = await listLeads(db, listId, stage ?? null, pageSize, (pageNum - 1) * pageSize);
      return {
        list,
        total: stage === undefined ? list.count : list.stages[stage],
        rows: rows.flatMap((row) => {
          const firm = byId.get(row.firm_id);
          return firm === undefined ? [] : [leadOf(row, firm)];
        }),
      };
    },

    async save(userId: string, { leadId, version, stage, note }: S['SaveLeadBody']): Promise<S['Lead']> {
      const { byId } = await directory();
      return db.transaction(async (tx) => {
        const row = await lockLead(tx, userId, leadId);
        const firm = row && byId.get(row.firm_id);
        if (row === undefined || firm === undefined) throw new Rejection(404, '这家企业已不在名单里', 404);
        if (row.version !== version) throw new Rejection(409, '这家企业在别处刚改过，请看过现在的内容再改', 409);
        const next = { ...row, stage, note: note.trim(), version: version + 1, updated_at: clock.now() };
        await updateLead(tx, next);
        return leadOf(next, firm);
      });
    },

    async remove(userId: string, { leadId }: S['RemoveLeadBody']): Promise<null> {
      if (!(await deleteLead(db, userId, leadId))) throw new Rejection(404, '这家企业已不在名单里', 404);
      return null;
    },

    async export(userId: string, { listId, purpose: typedPurpose }: S['ExportLeadsBody']): Promise<FileReply> {
      const purpose = typedPurpose.trim();
      if (purpose.length < 4) throw fieldRejection('purpose', '请写明导出用途，至少4个字');
      const list = await find(db, userId, listId);
      if (list.count === 0) throw new Rejection(409, '名单里没有企业，没有可以导出的', 409);
      await limiter.hit([limits.leadExportPerUser, userId]);
      const { byId } = await directory();
      const rows = await listLeads(db, listId);
      const found = rows.flatMap((row) => {
        const firm = byId.get(row.firm_id);
        return firm === undefined ? [] : [{ row, firm }];
      });
      const now = clock.now();
      await insertExport(db, userId, { list_name: list.name, purpose, firm_count: found.length, exported_at: now });
      const file = new TextEncoder().encode(csvOf(list.name, purpose, now, found));
      return new FileReply(file, `${list.name}.csv`, 'text/csv; charset=utf-8');
    },

    async exports(userId: string): Promise<S['LeadExports']> {
      const rows = await listExports(db, userId, maxExports);
      return {
        rows: rows.map((row) => ({
          id: row.id,
          listName: row.list_name,
          purpose: row.purpose,
          firmCount: row.firm_count,
          exportedAt: row.exported_at.toISOString(),
        })),
      };
    },
  };
}

const leadOf = (row: LeadRow, firm: Firm): S['Lead'] => ({
  id: row.id,
  firm: briefOf(firm),
  stage: row.stage,
  note: row.note,
  version: row.version,
  addedAt: row.added_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
