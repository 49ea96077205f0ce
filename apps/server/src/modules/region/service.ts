import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../db/Db';
import type { Clock } from '../../ports/clock';
import { findOwn } from '../enterprise/findOwn';
import { subjectOf } from '../enterprise/views';
import { amountOf } from '../match/amount';
import { judgeItem, judgingOf } from '../match/judgeItems';
import type { Matchable } from '../match/matchable';
import { policyOf } from '../match/policyOf';
import type { MatchService } from '../match/service';
import { isWithin, nationCode } from '../policy/regions';
import { dateInShanghai } from '../time';
import { byAmount, countBy, differencesOf, figuresOf, groupBy, keyOf } from './figures';
import { isOf, lastMonths, type Regional } from './regional';

type S = MainComponents['schemas'];
type Source = S['ComparedSource'];

interface Dependencies {
  db: Db;
  clock: Clock;
  matches: Pick<MatchService, 'current'>;
  matchables(): Promise<readonly Matchable[]>;
  regional(): Promise<readonly Regional[]>;
}

/** 区域对比 (research/policy-domain.md §2.2): like with like, and what is missing is not zero. */
export function createRegionService({ db, clock, matches, matchables, regional }: Dependencies) {
  /** What is asked for, or else the one of which there is more. */
  const sourceOf = (all: readonly Regional[], wanted: Source | undefined): Source => {
    if (wanted !== undefined) return wanted;
    const samples = all.filter(({ isSample }) => isSample).length;
    return samples > all.length - samples ? 'sample' : 'real';
  };

  const overviews = new WeakMap<readonly Regional[], Map<string, S['RegionOverview']>>();

  return {
    async overview({ theme, source: wanted }: { theme?: string; source?: Source }): Promise<S['RegionOverview']> {
      const all = await regional();
      const source = sourceOf(all, wanted);
      const key = `${source} ${theme ?? ''}`;
      // The library and the day are those of `all`; whoever opens the page asks for the same few.
      const known = overviews.get(all)?.get(key);
      if (known) return known;
      const made = overviewOf(all, source, theme, dateInShanghai(clock.now()));
      // A theme that nothing has is not worth keeping.
      if (made.regions.length > 0) overviews.set(all, (overviews.get(all) ?? new Map()).set(key, made));
      return made;
    },

    async differences({
      region: codes,
      theme,
      source: wanted,
    }: {
      region: readonly string[];
      theme?: string;
      source?: Source;
    }): Promise<S['RegionDifferences']> {
      const all = await regional();
      const source = sourceOf(all, wanted);
      const found = all.filter(
        ({ isSample, themes, province }) =>
          isOf(source, isSample) && codes.includes(province) && (theme === undefined || themes.includes(theme)),
      );
      return { source, items: differencesOf(found, codes) };
    },

    /** Items that several regions have under one name. */
    async items({ source: wanted }: { source?: Source }): Promise<S['ComparedItemList']> {
      const source = sourceOf(await regional(), wanted);
      const local = (await matchables()).filter(
        ({ policy, item }) =>
          policy.regionCode !== nationCode && item.amount !== null && isOf(source, policy.provenance === 'sample'),
      );
      const items = [...groupBy(local, ({ item }) => keyOf(item))].flatMap(([key, same]) => {
        const [first] = same;
        const regions = new Set(same.map(({ policy }) => policy.regionCode)).size;
        return first && regions > 1 ? [{ key, name: first.item.name, support: first.item.support, regions }] : [];
      });
      return { source, items: items.sort((a, b) => b.regions - a.regions || (a.name < b.name ? -1 : 1)) };
    },

    async rank(
      userId: string,
      { item: key, enterpriseId, source: wanted }: { item: string; enterpriseId: string; source?: Source },
    ): Promise<S['RegionRank']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [{ firm }, all, rows] = await Promise.all([matches.current(row), matchables(), regional()]);
      const source = sourceOf(rows, wanted);
      const judging = judgingOf(firm);
      const same = all.filter(
        (one) =>
          one.policy.regionCode !== nationCode &&
          keyOf(one.item) === key &&
          isOf(source, one.policy.provenance === 'sample'),
      );
      const ranked = same.map((matchable): S['RankedItem'] => {
        const { policy, item, window } = matchable;
        return {
          policy: policyOf(matchable),
          regionCode: policy.regionCode,
          amount: amountOf(item, firm.facts),
          group: judgeItem(matchable, judging).group,
          window,
          effectiveTo: policy.effectiveTo,
          isOwnRegion: isWithin(row.region_code, policy.regionCode),
        };
      });
      return { source, enterprise: subjectOf(row), asOf: firm.facts.asOf, items: ranked.sort(byAmount) };
    },
  };
}

function overviewOf(
  all: readonly Regional[],
  source: Source,
  theme: string | undefined,
  asOf: string,
): S['RegionOverview'] {
  const ofSource = all.filter(({ isSample }) => isOf(source, isSample));
  const found = ofSource.filter(({ themes }) => theme === undefined || themes.includes(theme));
  const months = lastMonths(asOf);
  const real = all.filter(({ isSample }) => !isSample).length;
  return {
    asOf,
    source,
    available: { real, sample: all.length - real },
    themes: countBy(ofSource.flatMap(({ themes }) => [...themes])),
    months,
    regions: [...groupBy(found, ({ province }) => province)]
      .map(([code, rows]) => figuresOf(code, rows, months))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
  };
}
