import type { MainComponents } from '@hengce/api/contract';
import { type FactSet, isOut, matchGroups } from '@hengce/rules';
import { dateInShanghai } from '@hengce/text';
import { findOwn } from '../../firm/enterprise';
import { deliveryNames, deliveryOf, type Judged, keyOfItem, type Matchable, windowRank } from '../../matching/items';
import type { Db } from '../../platform/db';
import {
  isWithin,
  nationCode,
  placeToReach,
  provinceOf,
  reachesPlace,
  regionName,
  supportLabels,
  toldReach,
  windowLabels,
} from '../../platform/vocabulary';
import { listUnfinished } from '../declarations';
import { callsOf } from '../items';
import type { ApplyDependencies } from './dependencies';
import { createGuideService } from './guide';
import { itemView } from './itemView';

type S = MainComponents['schemas'];

export interface ApplyQuery {
  q?: string;
  window?: S['WindowState'];
  delivery?: S['DeliveryKind'];
  support?: S['SupportKind'];
  region?: string;
  near?: string;
  enterpriseId?: string;
  mine?: boolean;
  pageNum?: number;
  pageSize?: number;
}

/** An item, judged for the enterprise where the query names one. */
interface Candidate {
  matchable: Matchable;
  judged: Judged | null;
  facts: FactSet | null;
}

const groupsOfMine: readonly string[] = ['eligible', 'waiting', 'toVerify'];

/** 申报事项库: items that can be declared, searched and filtered, with the number of items for each choice of a filter. Stores nothing. */
export function createApplyService(deps: ApplyDependencies) {
  const { db, clock, matches, library } = deps;
  const guide = createGuideService(deps);

  const candidatesFor = async (userId: string, enterpriseId: string | undefined): Promise<Candidate[]> => {
    const all = await library.matchables();
    if (enterpriseId === undefined) return all.map((matchable) => ({ matchable, judged: null, facts: null }));
    const { judged, firm } = await matches.current(await findOwn(db, userId, enterpriseId));
    const byKey = new Map(judged.map((own) => [own.matchable.key, own]));
    return all
      .map((matchable) => ({ matchable, judged: byKey.get(matchable.key) ?? null, facts: firm.facts }))
      .sort(byFit);
  };

  return {
    async list(userId: string, query: ApplyQuery): Promise<S['ApplyPage']> {
      const { q = '', window, delivery, support, region, enterpriseId, mine = false } = query;
      const { pageNum = 1, pageSize = 10 } = query;
      const place = placeToReach(query);
      const terms = q.toLowerCase().split(/\s+/).filter(Boolean);
      // Words and `mine` hold for every count; each other choice is left out of its own counts.
      const all = (await candidatesFor(userId, enterpriseId)).filter(
        ({ matchable, judged }) => saysAll(matchable, terms) && (!mine || groupsOfMine.includes(judged?.group ?? '')),
      );
      const passes = {
        window: ({ matchable }: Candidate) => window === undefined || matchable.window.state === window,
        delivery: ({ matchable }: Candidate) => delivery === undefined || deliveryOf(matchable) === delivery,
        support: ({ matchable }: Candidate) => support === undefined || matchable.item.support === support,
        region: ({ matchable }: Candidate) => region === undefined || isWithin(matchable.policy.regionCode, region),
        reach: ({ matchable }: Candidate) => place === null || reachesPlace(matchable.policy.regionCode, place),
      };
      const found = (except?: keyof typeof passes) =>
        all.filter((one) => Object.entries(passes).every(([name, isPassed]) => name === except || isPassed(one)));
      const rows = found();
      return {
        asOf: dateInShanghai(clock.now()),
        total: rows.length,
        reach: toldReach(place, found('reach').length - rows.length),
        rows: await views(userId, enterpriseId, rows.slice((pageNum - 1) * pageSize, pageNum * pageSize)),
        windows: choices(
          found('window').map(({ matchable }) => matchable.window.state),
          windowLabels,
        ),
        deliveries: choices(
          found('delivery').flatMap(({ matchable }) => deliveryOf(matchable) ?? []),
          deliveryNames,
        ),
        supports: choices(
          found('support').map(({ matchable }) => matchable.item.support),
          supportLabels,
        ),
        regions: regionsOf(found('region')),
      };
    },

    guide: guide.detail,
  };

  async function views(userId: string, enterpriseId: string | undefined, page: Candidate[]): Promise<S['ApplyItem'][]> {
    const [notices, started] = await Promise.all([library.notices(), startedOf(db, userId, enterpriseId)]);
    return Promise.all(
      page.map(async ({ matchable, judged, facts }) => {
        const [call] = callsOf(notices, matchable.policy.id);
        const { keyFacts } = await library.get(matchable.policy.id);
        const declarationId = started.get(matchable.key) ?? null;
        return { ...itemView(matchable, call, judged && facts ? { judged, facts } : null, keyFacts), declarationId };
      }),
    );
  }
}

/** Id of the newest declaration that is not over, by key of its item; none without an enterprise. */
async function startedOf(db: Db, userId: string, enterpriseId: string | undefined): Promise<Map<string, string>> {
  if (enterpriseId === undefined) return new Map();
  const rows = await listUnfinished(db, userId, enterpriseId);
  return new Map(rows.map(({ id, policy_id, item_id }) => [keyOfItem(policy_id, item_id), id]));
}

function saysAll({ policy, item }: Matchable, terms: readonly string[]): boolean {
  if (terms.length === 0) return true;
  const words = `${policy.title} ${policy.docNo ?? ''} ${policy.issuers.join(' ')} ${item.name}`.toLowerCase();
  return terms.every((term) => words.includes(term));
}

/** What may still be declared stands before what is closed. */
const groupsByFit = [
  ...matchGroups.filter((group) => group !== 'closed' && !isOut(group)),
  'closed',
  'held',
  'ineligible',
] as const;

function byFit(a: Candidate, b: Candidate): number {
  const rank = ({ judged }: Candidate) => (judged ? groupsByFit.indexOf(judged.group) : groupsByFit.length);
  return rank(a) - rank(b) || windowRank(a.matchable) - windowRank(b.matchable) || compare(closing(a), closing(b));
}
const closing = ({ matchable }: Candidate): string => matchable.window.closesAt ?? '9999';
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function choices<K extends string>(values: readonly K[], names: Readonly<Record<K, string>>): S['NoticeChoice'][] {
  const counts = new Map<K, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (Object.keys(names) as K[]).flatMap((value) => {
    const count = counts.get(value);
    return count === undefined ? [] : [{ value, name: names[value], count }];
  });
}

function regionsOf(found: readonly Candidate[]): S['NoticeChoice'][] {
  const counts = new Map<string, number>();
  for (const { matchable } of found) {
    const code = provinceOf(matchable.policy.regionCode);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, name: regionName(value), count }))
    .sort((a, b) => Number(b.value === nationCode) - Number(a.value === nationCode) || compare(a.value, b.value));
}
