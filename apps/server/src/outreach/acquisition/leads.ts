import type { MainComponents } from '@hengce/api/contract';
import { inShanghai } from '@hengce/text';
import { FileReply, fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { createId, csvLine, csvMark } from '../../platform/vocabulary';
import { type Directory, type Firm, hiddenFirms } from './directory';
import { briefOf } from './firmCard';

type S = MainComponents['schemas'];

export const stageNames: Readonly<Record<S['LeadStage'], string>> = {
  toContact: '待联系',
  contacted: '已联系',
  interested: '有意向',
  signed: '已签约',
  unsuitable: '不合适',
};

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  directory(): Promise<Directory>;
}

interface LeadRow {
  id: string;
  firm_id: string;
  stage: S['LeadStage'];
  note: string;
  version: number;
  added_at: Date;
  updated_at: Date;
}

const maxLists = 50;
const maxLeads = 1000;
const maxExports = 100;
/** Firms that asked not to be listed are in no list, page or file. */
const shown = `d.firm_id NOT IN (${hiddenFirms})`;
const leadColumns = 'd.id, d.firm_id, d.stage, d.note, d.version, d.added_at, d.updated_at';

/** 名单: firms that a user goes on with, how far each is, and what was taken out for what. */
export function createLeadService({ db, clock, limiter, directory }: Dependencies) {
  const listsOf = async (tx: Db, userId: string, only: string | null = null): Promise<S['LeadList'][]> => {
    const lists = await tx.query<{ id: string; name: string; created_at: Date }>(
      `SELECT id, name, created_at FROM lead_lists WHERE user_id = $1 AND ($2::text IS NULL OR id = $2)
       ORDER BY created_at DESC, id`,
      [userId, only],
    );
    const counts = await tx.query<{ list_id: string; stage: S['LeadStage']; count: number }>(
      `SELECT d.list_id, d.stage, count(*)::int AS count FROM leads d
       WHERE d.list_id = ANY ($1) AND ${shown} GROUP BY d.list_id, d.stage`,
      [lists.map(({ id }) => id)],
    );
    return lists.map(({ id, name, created_at }) => {
      const stages = { toContact: 0, contacted: 0, interested: 0, signed: 0, unsuitable: 0 };
      for (const { list_id, stage, count } of counts) if (list_id === id) stages[stage] = count;
      const count = Object.values(stages).reduce((sum, each) => sum + each, 0);
      return { id, name, count, stages, createdAt: created_at.toISOString() };
    });
  };
  const find = async (tx: Db, userId: string, listId: string): Promise<S['LeadList']> => {
    const [list] = await listsOf(tx, userId, listId);
    if (list === undefined) throw new Rejection(404, '没有找到这份名单，可能已被删除', 404);
    return list;
  };
  const leadOf = (row: LeadRow, firm: Firm): S['Lead'] => ({
    id: row.id,
    firm: briefOf(firm),
    stage: row.stage,
    note: row.note,
    version: row.version,
    addedAt: row.added_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  });

  return {
    lists: async (userId: string): Promise<S['LeadLists']> => ({ rows: await listsOf(db, userId) }),

    async saveList(userId: string, { listId, name: given }: S['SaveLeadListBody']): Promise<S['LeadList']> {
      const name = given.trim();
      if (name === '') throw fieldRejection('name', '请填写名单名称');
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const lists = await listsOf(tx, userId);
        const same = lists.find((list) => list.name === name);
        if (same !== undefined && same.id !== listId)
          throw fieldRejection('name', `已有名单“${name}”，请换一个名称`, 409);
        if (listId !== undefined) {
          await find(tx, userId, listId);
          await tx.query('UPDATE lead_lists SET name = $2 WHERE id = $1', [listId, name]);
          return find(tx, userId, listId);
        }
        if (lists.length >= maxLists) throw new Rejection(409, `最多${maxLists}份名单，请先删除不用的`, 409);
        const id = createId();
        await tx.query('INSERT INTO lead_lists (id, user_id, name, created_at) VALUES ($1, $2, $3, $4)', [
          id,
          userId,
          name,
          clock.now(),
        ]);
        return find(tx, userId, id);
      });
    },

    async removeList(userId: string, { listId }: S['RemoveLeadListBody']): Promise<null> {
      await find(db, userId, listId);
      await db.query('DELETE FROM lead_lists WHERE id = $1', [listId]);
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
        const added = await tx.query(
          `INSERT INTO leads (id, list_id, firm_id, stage, note, version, added_at, updated_at)
           SELECT id, $1, firm_id, 'toContact', '', 1, $2, $2 FROM unnest($3::text[], $4::text[]) AS given (id, firm_id)
           ON CONFLICT (list_id, firm_id) DO NOTHING RETURNING 1`,
          [listId, clock.now(), wanted.map(createId), wanted],
        );
        return { added: added.length, already: wanted.length - added.length };
      });
    },

    async leads(
      userId: string,
      listId: string,
      { stage, pageNum = 1, pageSize = 20 }: { stage?: S['LeadStage']; pageNum?: number; pageSize?: number },
    ): Promise<S['LeadPage']> {
      const list = await find(db, userId, listId);
      const { byId } = await directory();
      const rows = await db.query<LeadRow>(
        `SELECT ${leadColumns} FROM leads d WHERE d.list_id = $1 AND ($2::text IS NULL OR d.stage = $2) AND ${shown}
         ORDER BY d.added_at DESC, d.id LIMIT $3 OFFSET $4`,
        [listId, stage ?? null, pageSize, (pageNum - 1) * pageSize],
      );
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
        const [row] = await tx.query<LeadRow>(
          `SELECT ${leadColumns} FROM leads d JOIN lead_lists l ON l.id = d.list_id
           WHERE d.id = $1 AND l.user_id = $2 AND ${shown} FOR UPDATE OF d`,
          [leadId, userId],
        );
        const firm = row && byId.get(row.firm_id);
        if (row === undefined || firm === undefined) throw new Rejection(404, '这家企业已不在名单里', 404);
        if (row.version !== version) throw new Rejection(409, '这家企业在别处刚改过，请看过现在的内容再改', 409);
        const next = { ...row, stage, note: note.trim(), version: version + 1, updated_at: clock.now() };
        await tx.query('UPDATE leads SET stage = $2, note = $3, version = $4, updated_at = $5 WHERE id = $1', [
          leadId,
          stage,
          next.note,
          next.version,
          next.updated_at,
        ]);
        return leadOf(next, firm);
      });
    },

    async remove(userId: string, { leadId }: S['RemoveLeadBody']): Promise<null> {
      const rows = await db.query(
        'DELETE FROM leads d USING lead_lists l WHERE d.id = $1 AND l.id = d.list_id AND l.user_id = $2 RETURNING 1',
        [leadId, userId],
      );
      if (rows.length === 0) throw new Rejection(404, '这家企业已不在名单里', 404);
      return null;
    },

    async export(userId: string, { listId, purpose: given }: S['ExportLeadsBody']): Promise<FileReply> {
      const purpose = given.trim();
      if (purpose.length < 4) throw fieldRejection('purpose', '请写明导出用途，至少4个字');
      const list = await find(db, userId, listId);
      if (list.count === 0) throw new Rejection(409, '名单里没有企业，没有可以导出的', 409);
      await limiter.hit([limits.leadExportPerUser, userId]);
      const { byId } = await directory();
      const rows = await db.query<LeadRow>(
        `SELECT ${leadColumns} FROM leads d WHERE d.list_id = $1 AND ${shown} ORDER BY d.added_at DESC, d.id`,
        [listId],
      );
      const found = rows.flatMap((row) => {
        const firm = byId.get(row.firm_id);
        return firm === undefined ? [] : [{ row, firm }];
      });
      await db.query(
        `INSERT INTO lead_exports (user_id, list_name, purpose, firm_count, exported_at) VALUES ($1, $2, $3, $4, $5)`,
        [userId, list.name, purpose, found.length, clock.now()],
      );
      const file = new TextEncoder().encode(csvOf(list.name, purpose, clock.now(), found));
      return new FileReply(file, `${list.name}.csv`, 'text/csv; charset=utf-8');
    },

    async exports(userId: string): Promise<S['LeadExports']> {
      const rows = await db.query<{
        id: string;
        list_name: string;
        purpose: string;
        firm_count: number;
        exported_at: Date;
      }>(
        `SELECT id::text AS id, list_name, purpose, firm_count, exported_at FROM lead_exports WHERE user_id = $1
         ORDER BY exported_at DESC, lead_exports.id DESC LIMIT ${maxExports}`,
        [userId],
      );
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

const columns = ['企业名称', '统一社会信用代码', '地区', '行业', '成立日期', '阶段', '备注', '资料来源'];

function csvOf(name: string, purpose: string, now: Date, found: readonly { row: LeadRow; firm: Firm }[]): string {
  const isSample = found.some(({ firm }) => firm.isSample);
  const head = [
    ['名单', name],
    ['导出用途', purpose],
    ['导出时间', `${inShanghai(now).toISOString().slice(0, 16).replace('T', ' ')}（北京时间）`],
    ...(isSample ? [['说明', '含示例数据，名称带“示例”的企业是虚构的']] : []),
    columns,
  ];
  const lines = found.map(({ row, firm }) => {
    const { uscc, regionName, industry, establishedAt } = briefOf(firm);
    const sources = firm.statements.map(({ source, asOf }) => `${source}（${asOf}）`).join('、');
    return [
      firm.name,
      uscc ?? '',
      regionName ?? '',
      industry ?? '',
      establishedAt ?? '',
      stageNames[row.stage],
      row.note,
      sources,
    ];
  });
  return csvMark + [...head, ...lines].map(csvLine).join('');
}
