import type { MainComponents } from '@hengce/api/contract';
import { canonical } from '@hengce/rules';
import { dateInShanghai } from '@hengce/text';
import type { EquityService } from '../../account/entitlements';
import { findItem, type Matchable } from '../../matching/items';
import { fieldRejection, Rejection } from '../../platform/contract';
import { type Db, lockUser } from '../../platform/db';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { createId, placeOf, rememberAnswers } from '../../platform/vocabulary';
import { type Assessment, assess, conditionsOf, coverageOf, sortFirms } from './assess';
import type { Directory, Firm } from './directory';
import { briefOf, publicityOf, sectionsOf } from './firmCard';
import { type FirmQuery, fieldGroups, queryOfConditions, queryOfItem } from './firmQuery';
import { leadsOfFirms } from './leadRepository';
import { lookUp } from './lookUp/lookUp';
import { findRun, findRunOfRequest, insertRun, listRuns, type RunQuery, type RunRow } from './runRepository';
import { type AskedItem, askedItem, keepItem } from './storedItem';

type S = MainComponents['schemas'];
interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  equities: EquityService;
  matchables(): Promise<readonly Matchable[]>;
  directory(): Promise<Directory>;
}

interface ResultQuery {
  verdict?: S['FirmVerdict'];
  sort?: S['FirmSort'];
  withoutHeld?: boolean;
  pageNum?: number;
  pageSize?: number;
}

/** Runs that the page lists. */
const maxRuns = 20;
/** Assessments in memory. */
const maxRemembered = 10;

/** AI获客: finds the firms of the directory that meet conditions, or those of a policy (反查). */
export function createFinder({ db, clock, limiter, equities, matchables, directory }: Dependencies) {
  const today = () => dateInShanghai(clock.now());

  const queryOf = async (asked: RunQuery): Promise<FirmQuery & { item?: AskedItem }> => {
    const region = asked.region ?? null;
    if (asked.kind === 'conditions') {
      if (!asked.conditions?.length && region === null) throw fieldRejection('conditions', '请至少填写一个条件或地区');
      return queryOfConditions(asked.conditions ?? [], region, today());
    }
    const item = asked.item
      ? askedItem(asked.item)
      : findItem(await matchables(), asked.policyId ?? '', asked.itemId ?? '');
    if (item === undefined) throw new Rejection(404, '没有找到这个事项：可能不在有效期内，或没有可以核对的条件', 404);
    return { ...queryOfItem(item, region), item };
  };

  // Kept, so that the next page of a result is not assessed again.
  const assessments = rememberAnswers<Assessment>(maxRemembered);
  const assessed = async (asked: RunQuery, query: FirmQuery, firms: readonly Firm[]): Promise<Assessment> => {
    const { itemName: _item, policyTitle: _policy, isFree: _isFree, ...what } = asked;
    const asOf = today();
    // Older runs keep no item: theirs is that of the library.
    const library = asked.kind === 'policy' && asked.item === undefined ? await matchables() : null;
    return assessments(`${asOf} ${canonical(what)}`, [firms, library], () => assess(query, firms, asOf));
  };

  const find = async (id: string): Promise<Firm> => {
    const firm = (await directory()).byId.get(id);
    if (firm === undefined) throw new Rejection(404, '没有找到这家企业，可能已不在企业库', 404);
    return firm;
  };

  return {
    async directory(): Promise<S['FirmDirectory']> {
      const { firms } = await directory();
      return {
        firmCount: firms.length,
        isSample: firms.length > 0 && firms.every(({ isSample }) => isSample),
        sources: sourcesOf(firms),
        groups: fieldGroups(firms, today()),
      };
    },

    async lookUp(userId: string, words: string): Promise<S['KnownEnterprise'][]> {
      await limiter.hit([limits.lookUpPerUser, userId]);
      return lookUp((await directory()).firms, words);
    },

    async run(userId: string, requestId: string, asked: S['RunAcquisitionBody']): Promise<S['AcquisitionRun']> {
      const before = await findRunOfRequest(db, userId, requestId);
      if (before !== undefined) {
        const { itemName: _name, policyTitle: _policy, item: _item, isFree: _isFree, ...made } = before.query;
        if (canonical(made) === canonical(asked)) return runOf(before);
        throw new Rejection(409, '这个请求编号已用于另一次查找，请换一个编号', 409);
      }
      const { item, ...query } = await queryOf(asked);
      const kept: RunQuery = item
        ? { ...asked, policyTitle: item.policy.title, itemName: item.item.name, item: keepItem(item) }
        : asked;
      await limiter.hit([limits.acquisitionResultPerUser, userId]);
      const { firms } = await directory();
      const assessment = await assessed(kept, query, firms);
      const isFree = coverageOf(assessment).decided === 0;
      const row: RunRow = {
        id: createId(),
        title: query.words || placeOf(asked.region ?? ''),
        query: isFree ? { ...kept, isFree } : kept,
        firm_count: assessment.counts.met,
        created_at: clock.now(),
      };
      if (isFree)
        await db.transaction(async (tx) => {
          await lockUser(tx, userId);
          await equities.release(tx, userId, requestId);
          await insertRun(tx, userId, requestId, row);
        });
      else
        await equities.consume(userId, 'acquisition', requestId, () =>
          db.transaction((tx) => insertRun(tx, userId, requestId, row)),
        );
      return runOf(row);
    },

    async preview(userId: string, asked: S['RunAcquisitionBody']): Promise<S['AcquisitionPreview']> {
      await limiter.hit([limits.acquisitionResultPerUser, userId]);
      const { item, ...query } = await queryOf(asked);
      const kept: RunQuery = item ? { ...asked, item: keepItem(item) } : asked;
      return coverageOf(await assessed(kept, query, (await directory()).firms));
    },

    runs: async (userId: string): Promise<S['AcquisitionRuns']> => ({
      rows: (await listRuns(db, userId, maxRuns)).map(runOf),
    }),

    async result(
      userId: string,
      runId: string,
      { verdict = 'met', sort = 'fit', withoutHeld = false, pageNum = 1, pageSize = 20 }: ResultQuery,
    ): Promise<S['AcquisitionResult']> {
      const row = await findRun(db, userId, runId);
      if (row === undefined) throw new Rejection(404, '没有找到这次查找，请重新查找', 404);
      await limiter.hit([limits.acquisitionResultPerUser, userId]);
      const [query, { firms }] = [await queryOf(row.query), await directory()];
      const asOf = today();
      const { firms: all, counts, conditions } = await assessed(row.query, query, firms);
      const ofVerdict = all.filter((each) => each.verdict === verdict);
      const found = sortFirms(withoutHeld ? ofVerdict.filter(({ isHeld }) => !isHeld) : ofVerdict, sort);
      const page = found.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      const lists = await leadsOfFirms(
        db,
        userId,
        page.map(({ firm }) => firm.id),
      );
      return {
        run: runOf(row),
        asOf,
        total: found.length,
        held: ofVerdict.filter(({ isHeld }) => isHeld).length,
        firmCount: firms.length,
        counts,
        conditions,
        rows: page.map(({ firm, met, open, isHeld }) => ({
          firm: briefOf(firm),
          verdict,
          conditions: conditionsOf(query, firm, asOf),
          met,
          open,
          isHeld,
          lists: lists.get(firm.id)?.map(({ listName }) => listName) ?? [],
        })),
      };
    },

    async firm(userId: string, id: string): Promise<S['DirectoryFirm']> {
      const firm = await find(id);
      return {
        firm: briefOf(firm),
        formerNames: [...firm.formerNames],
        sections: sectionsOf(firm, today()),
        ...(await publicityOf(db, userId, firm)),
        leads: (await leadsOfFirms(db, userId, [id])).get(id) ?? [],
      };
    },
  };
}

const runOf = ({ id, title, query, firm_count, created_at }: RunRow): S['AcquisitionRun'] => ({
  id,
  kind: query.kind,
  title,
  policy:
    query.kind === 'policy'
      ? {
          policyId: query.policyId ?? '',
          itemId: query.itemId ?? '',
          title: query.policyTitle ?? '',
          itemName: query.itemName ?? '',
        }
      : null,
  region: query.region ?? null,
  regionName: query.region ? placeOf(query.region) : null,
  conditions: query.conditions ?? [],
  firmCount: firm_count,
  isFree: query.isFree ?? false,
  createdAt: created_at.toISOString(),
});

/** Sources of firms with how many each states, the largest first. */
function sourcesOf(firms: readonly Firm[]): S['FirmSource'][] {
  const sources = new Map<string, S['FirmSource']>();
  for (const { statements } of firms)
    for (const { source: name, url, asOf, isSample } of statements) {
      const known = sources.get(name) ?? { name, url, asOf, firmCount: 0, isSample };
      sources.set(name, { ...known, asOf: asOf > known.asOf ? asOf : known.asOf, firmCount: known.firmCount + 1 });
    }
  return [...sources.values()].sort((a, b) => b.firmCount - a.firmCount || (a.name < b.name ? -1 : 1));
}
