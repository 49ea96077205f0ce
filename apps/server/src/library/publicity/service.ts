import type { MainComponents } from '@hengce/api/contract';
import { dayInShanghai, parseDay } from '@hengce/text';
import { FileReply, fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { placeToReach, regionName, regionsReaching, toldReach } from '../../platform/vocabulary';
import { createPolicyRepository } from '../records';
import { type EntryRow, pageOfEntries, readEntries, searchEntries } from './entryRepository';
import { nameKey } from './firmName';
import { deleteWatched, type HitRow, insertWatched, listHits, listWatched, setConfirmed } from './hitRepository';
import { findLists, type ListRow, listCorrections, pageOfLists } from './listRepository';
import { publicityCsv } from './publicityCsv';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
}

const maxFound = 50;
const maxHits = 200;
const maxWatched = 50;

/** Publicity lists as a user sees them: their entries, and those that name the user's firms. */
export function createPublicityService({ db, clock, limiter }: Dependencies) {
  const briefsOf = async (userId: string, rows: readonly { list_id: string }[]) => {
    const lists = await findLists(db, userId, [...new Set(rows.map(({ list_id }) => list_id))]);
    return new Map(lists.map((list) => [list.id, briefOf(list, clock.now())]));
  };
  const hitsOf = async (userId: string, listId: string | null): Promise<S['PublicityHit'][]> => {
    const rows = await listHits(db, userId, listId, maxHits);
    const briefs = await briefsOf(userId, rows);
    return rows.flatMap((row) => {
      const list = briefs.get(row.list_id);
      return list === undefined ? [] : [hitOf(row, list)];
    });
  };
  const find = async (userId: string, id: string): Promise<ListRow> => {
    const [list] = await findLists(db, userId, [id]);
    if (list === undefined) throw new Rejection(404, '没有找到这份公示，可能已撤下', 404);
    return list;
  };

  return {
    async list(
      userId: string,
      {
        q = '',
        region,
        near,
        pageNum = 1,
        pageSize = 10,
      }: { q?: string; region?: string; near?: string; pageNum?: number; pageSize?: number },
    ): Promise<S['PublicityList']> {
      const place = placeToReach({ near, region });
      const { total, elsewhere, rows } = await pageOfLists(db, userId, {
        words: q.toLowerCase().split(/\s+/).filter(Boolean),
        regionPrefix: (region ?? '').replace(/(?:00){1,2}$/, ''),
        regions: place === null ? null : regionsReaching(place),
        limit: pageSize,
        offset: (pageNum - 1) * pageSize,
      });
      return { total, reach: toldReach(place, elsewhere), rows: rows.map((row) => briefOf(row, clock.now())) };
    },

    async detail(
      userId: string,
      id: string,
      { q = '', pageNum = 1, pageSize = 10 }: { q?: string; pageNum?: number; pageSize?: number },
    ): Promise<S['Publicity']> {
      const list = await find(userId, id);
      const { record, summary } = list;
      const corrected = record.corrects === null ? [] : await findLists(db, userId, [record.corrects]);
      const policy = record.policyId === null ? null : await createPolicyRepository(db).find(record.policyId);
      const { total, rows } = await pageOfEntries(db, id, q.trim(), pageSize, (pageNum - 1) * pageSize);
      return {
        ...briefOf(list, clock.now()),
        objection: record.objection,
        policy: policy === null ? null : { id: policy.id, title: policy.title, docNo: policy.docNo },
        corrects: corrected.map((other) => ({ id: other.id, title: other.record.title }))[0] ?? null,
        corrections: await listCorrections(db, id),
        byRegion: summary.byRegion,
        byIndustry: summary.byIndustry,
        total,
        entries: rows.map(entryOf),
        mine: await hitsOf(userId, id),
        source: record.source,
      };
    },

    async find(userId: string, name: string): Promise<S['PublicityFound']> {
      if (nameKey(name).length < 2) throw fieldRejection('name', '请至少填写两个字');
      const rows = await searchEntries(db, name, maxFound + 1);
      const briefs = await briefsOf(userId, rows);
      return {
        rows: rows.slice(0, maxFound).flatMap(({ certainty, ...row }) => {
          const list = briefs.get(row.list_id);
          return list === undefined ? [] : [{ certainty, list, entry: entryOf(row) }];
        }),
        isMore: rows.length > maxFound,
      };
    },

    hits: async (userId: string): Promise<S['PublicityHits']> => ({
      hits: await hitsOf(userId, null),
      watched: (await listWatched(db, userId)).map(({ name }) => name),
    }),

    async judge(userId: string, { hitId, isConfirmed }: S['JudgeHitBody']): Promise<null> {
      if (!(await setConfirmed(db, userId, hitId, isConfirmed))) throw new Rejection(404, '没有找到这条公示命中', 404);
      return null;
    },

    async watch(userId: string, { name }: S['WatchFirmBody']): Promise<null> {
      const key = nameKey(name);
      if (key.length < 4) throw fieldRejection('name', '请填写完整的企业名称');
      await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const watched = await listWatched(tx, userId);
        if (watched.some(({ name_key }) => name_key === key)) return;
        if (watched.length >= maxWatched) throw new Rejection(409, `最多关注${maxWatched}家企业，请先取消不用的`, 409);
        await insertWatched(tx, userId, name.trim(), key, clock.now());
      });
      return null;
    },

    async unwatch(userId: string, { name }: S['WatchFirmBody']): Promise<null> {
      await db.transaction((tx) => deleteWatched(tx, userId, nameKey(name)));
      return null;
    },

    async export(userId: string, id: string): Promise<FileReply> {
      await limiter.hit([limits.documentPerUser, userId]);
      const { record } = await find(userId, id);
      return new FileReply(publicityCsv(record, readEntries(db, id)), `公示名单-${id}.csv`, 'text/csv; charset=utf-8');
    },
  };
}

function briefOf({ record, summary, hits }: ListRow, now: Date): S['PublicityBrief'] {
  const today = dayInShanghai(now);
  const [from, to] = [parseDay(record.from) ?? 0, parseDay(record.to) ?? 0];
  const state = today < from ? 'upcoming' : today > to ? 'ended' : 'running';
  const { id, title, docNo, issuer, regionCode, kind } = record;
  return {
    id,
    title,
    docNo,
    issuer,
    regionCode,
    regionName: regionName(regionCode),
    kind,
    from: record.from,
    to: record.to,
    state,
    daysLeft: state === 'running' ? to - today : null,
    entryCount: summary.count,
    amountFen: summary.amountFen,
    hits,
    isSample: record.source.provenance === 'sample',
  };
}

const entryOf = ({ seq, name, uscc, project, amount_fen, region, industry }: EntryRow): S['PublicityEntry'] => ({
  seq,
  name,
  uscc,
  project,
  amountFen: amount_fen,
  region,
  industry,
});

const hitOf = (row: HitRow, list: S['PublicityBrief']): S['PublicityHit'] => ({
  id: row.id,
  firm: row.firm,
  isWatched: row.enterprise_id === null,
  certainty: row.certainty,
  isConfirmed: row.is_confirmed,
  list,
  entry: entryOf(row),
});
