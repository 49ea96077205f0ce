import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../db/Db';
import type { Clock } from '../../ports/clock';
import { findOwn } from '../enterprise/findOwn';
import { subjectOf } from '../enterprise/views';
import { amountOf } from '../match/amount';
import type { FirmFacts } from '../match/firm';
import { groups, type Judged, judgeItem, judgingOf } from '../match/judgeItems';
import type { Matchable } from '../match/matchable';
import { policyOf } from '../match/policyOf';
import type { MatchService } from '../match/service';
import { isWithin, nationCode, provinceOf, regionName } from '../policy/regions';
import { dateInShanghai } from '../time';
import { compareIndustry } from './compareIndustry';
import { conditionsOf, type EntriesInput, entryOf, hasTheme, isAsked } from './entries';
import { byAmount, countBy, differencesOf, figuresOf, groupBy, keyOf } from './figures';
import { matrixOf } from './industryMatrix';
import { industryNames } from './industryTerms';
import { ipFacts, ipKindOf, ipKinds, pieceOf } from './ipKinds';
import { createPortals } from './portals';
import { isOf, lastMonths, type Regional } from './regional';
import { peerOf, regionsOfTier, tierNames, tierOf } from './tiers';

type S = MainComponents['schemas'];
type Source = S['ComparedSource'];

/** More of them are not read. */
const mostDepartments = 30;

interface IndustryInput {
  industry: string;
  region: readonly string[];
  source?: Source;
}

interface PeersInput {
  region?: string;
  tier?: S['RegionTier'];
  theme?: string;
  source?: Source;
}

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

  const overviews = keptWith<S['RegionOverview']>();
  const matrices = keptWith<ReturnType<typeof matrixOf>>();
  const ranked = keptWith<S['RegionFigures'][]>();
  const ips = keptWith<readonly Matchable[]>();
  const ipItems = (all: readonly Matchable[]) =>
    ips(all, '', () =>
      all.filter(({ policy, item }) => policy.regionCode !== nationCode && ipKindOf(item, policy) !== null),
    );
  const openIds = keptWith<ReadonlySet<string>>();
  /** Whether a policy takes applications today. */
  const opening = async (): Promise<(id: string) => boolean> => {
    const items = await matchables();
    const ids = openIds(items, '', () => {
      const open = items.filter(({ window: { state } }) => state === 'open' || state === 'rolling');
      return new Set(open.map(({ policy }) => policy.id));
    });
    return (id) => ids.has(id);
  };
  const portals = createPortals(db);
  const today = () => dateInShanghai(clock.now());

  return {
    async overview({ theme, source: wanted }: { theme?: string; source?: Source }): Promise<S['RegionOverview']> {
      const [all, isOpen] = await Promise.all([regional(), opening()]);
      const source = sourceOf(all, wanted);
      return overviews(all, `${source} ${theme ?? ''}`, () => overviewOf(all, source, theme, today(), isOpen));
    },

    async industries({ theme, source: wanted }: { theme?: string; source?: Source }): Promise<S['IndustryMatrix']> {
      const all = await regional();
      const source = sourceOf(all, wanted);
      const matrix = matrices(all, `${source} ${theme ?? ''}`, () =>
        matrixOf(all.filter((policy) => isOf(source, policy.isSample) && hasTheme(policy, theme))),
      );
      return { asOf: today(), source, available: availableOf(all), ...matrix };
    },

    /** What lies behind a number. */
    async entries({
      source: wanted,
      pageNum = 1,
      pageSize = 20,
      ...asked
    }: EntriesInput): Promise<S['RegionEntryList']> {
      const [all, isOpen] = await Promise.all([regional(), opening()]);
      const source = sourceOf(all, wanted);
      const found = all.filter((policy) => isOf(source, policy.isSample) && isAsked(policy, asked, isOpen));
      return {
        source,
        asOf: today(),
        total: found.length,
        conditions: conditionsOf(asked, found),
        rows: found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((policy) => entryOf(policy, asked, isOpen)),
      };
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
        (policy) => isOf(source, policy.isSample) && codes.includes(policy.province) && hasTheme(policy, theme),
      );
      return { source, items: differencesOf(found, codes) };
    },

    /** Items that several regions have under one name. */
    async items(
      userId: string,
      { source: wanted, enterpriseId }: { source?: Source; enterpriseId?: string },
    ): Promise<S['ComparedItemList']> {
      const row = enterpriseId === undefined ? null : await findOwn(db, userId, enterpriseId);
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
      items.sort((a, b) => b.regions - a.regions || (a.name < b.name ? -1 : 1));
      const judged = row ? (await matches.current(row)).judged : [];
      const compared = new Set(local);
      const own = judged.filter(({ matchable }) => compared.has(matchable));
      return { source, items, suggested: suggestedOf(items, own) };
    },

    /** Who issues policies in a province, and its official portals. */
    async province({ region, source: wanted }: { region: string; source?: Source }): Promise<S['ProvinceGuide']> {
      const [all, { own, total }] = await Promise.all([regional(), portals.ofProvince(region)]);
      const source = sourceOf(all, wanted);
      const found = all.filter(({ isSample, regionCode }) => isOf(source, isSample) && isWithin(regionCode, region));
      return {
        region: { code: region, name: regionName(region) },
        source,
        asOf: today(),
        departments: departmentsOf(found),
        portals: own,
        portalTotal: total,
      };
    },
    portals: portals.list,

    async compareIndustry({
      industry,
      region: codes,
      source: wanted,
    }: IndustryInput): Promise<S['IndustryComparison']> {
      const [all, isOpen] = await Promise.all([regional(), opening()]);
      const source = sourceOf(all, wanted);
      const ofSource = all.filter(({ isSample }) => isOf(source, isSample));
      const named = matrices(all, `${source} `, () => matrixOf(ofSource));
      const options = [...industryNames].map(([code, name]) => {
        const row = named.rows.find((one) => one.code === code);
        return { code, name, policies: row?.total ?? 0 };
      });
      return { source, asOf: today(), options, ...compareIndustry(ofSource, industry, codes, isOpen) };
    },

    /** Regions of one tier: that of `region`, unless one is given. */
    async peers({ region, tier: asked, theme, source: wanted }: PeersInput): Promise<S['RegionPeers']> {
      const [all, isOpen] = await Promise.all([regional(), opening()]);
      const source = sourceOf(all, wanted);
      const own = region === undefined ? null : peerOf(region);
      const tier = asked ?? (own === null ? null : tierOf(own)) ?? 'province';
      const figures = ranked(all, `${source} ${tier} ${theme ?? ''}`, () => {
        const found = all.filter((policy) => isOf(source, policy.isSample) && hasTheme(policy, theme));
        const byPeer = groupBy(found, ({ regionCode, province }) =>
          tier === 'province' ? province : peerOf(regionCode),
        );
        const months = lastMonths(today());
        return (regionsOfTier.get(tier) ?? []).flatMap(({ code }) => {
          const rows = byPeer.get(code);
          return rows ? [figuresOf(code, rows, months, isOpen)] : [];
        });
      });
      const recorded = new Set(figures.map(({ code }) => code));
      const ofTier = regionsOfTier.get(tier) ?? [];
      const ownCode = ofTier.find(
        ({ code }) => code === (tier === 'province' && region ? provinceOf(region) : own),
      )?.code;
      return {
        source,
        asOf: today(),
        tier,
        tiers: [...regionsOfTier].map(([one, regions]) => ({
          tier: one,
          name: tierNames[one],
          regions: regions.length,
        })),
        ownCode: ownCode ?? null,
        regions: figures,
        missing: ofTier.filter(({ code }) => !recorded.has(code)),
      };
    },

    /** What regions give for intellectual property, for one firm. */
    async patents(
      userId: string,
      {
        region: codes = [],
        enterpriseId,
        source: wanted,
      }: { region?: readonly string[]; enterpriseId: string; source?: Source },
    ): Promise<S['IpComparison']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [{ firm }, all, rows] = await Promise.all([matches.current(row), matchables(), regional()]);
      const source = sourceOf(rows, wanted);
      const local = ipItems(all).filter(({ policy }) => isOf(source, policy.provenance === 'sample'));
      const rankOf = rankingOf(firm, row.region_code);
      return {
        source,
        enterprise: subjectOf(row),
        asOf: firm.facts.asOf,
        facts: ipFacts(firm.facts),
        regions: [...new Set(local.map(({ policy }) => provinceOf(policy.regionCode)))]
          .sort()
          .map((code) => ({ code, name: regionName(code) })),
        kinds: ipKinds.map(({ id, name, fact }) => ({
          id,
          name,
          values: codes.flatMap((code) => {
            const same = local.filter(
              ({ policy, item }) => provinceOf(policy.regionCode) === code && ipKindOf(item, policy)?.id === id,
            );
            const [best] = same.map(rankOf).sort(byAmount);
            return best ? [{ code, best, piece: pieceOf(best, fact, firm.facts) }] : [];
          }),
        })),
      };
    },

    async rank(
      userId: string,
      { item: key, enterpriseId, source: wanted }: { item: string; enterpriseId: string; source?: Source },
    ): Promise<S['RegionRank']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [{ firm }, all, rows] = await Promise.all([matches.current(row), matchables(), regional()]);
      const source = sourceOf(rows, wanted);
      const same = all.filter(
        (one) =>
          one.policy.regionCode !== nationCode &&
          keyOf(one.item) === key &&
          isOf(source, one.policy.provenance === 'sample'),
      );
      const items = same.map(rankingOf(firm, row.region_code)).sort(byAmount);
      return { source, enterprise: subjectOf(row), asOf: firm.facts.asOf, items };
    },
  };
}

/** The item of which the firm has most to expect where it is; without a firm, what most regions have. */
function suggestedOf(items: readonly { key: string }[], judged: readonly Judged[]): string | null {
  const place = (key: string) => {
    const found = judged.filter(({ matchable }) => keyOf(matchable.item) === key);
    return Math.min(groups.length, ...found.map(({ group }) => groups.indexOf(group)));
  };
  const [first] = items.map(({ key }) => ({ key, place: place(key) })).sort((a, b) => a.place - b.place);
  return first?.key ?? null;
}

/** An item as worked out for a firm, as if it were there. */
function rankingOf(firm: FirmFacts, ownRegion: string): (matchable: Matchable) => S['RankedItem'] {
  const judging = judgingOf(firm);
  return (matchable) => {
    const { policy, item, window } = matchable;
    return {
      policy: policyOf(matchable),
      regionCode: policy.regionCode,
      amount: amountOf(item, firm.facts),
      group: judgeItem(matchable, judging).group,
      window,
      effectiveTo: policy.effectiveTo,
      isOwnRegion: isWithin(ownRegion, policy.regionCode),
    };
  };
}

function overviewOf(
  all: readonly Regional[],
  source: Source,
  theme: string | undefined,
  asOf: string,
  isOpen: (id: string) => boolean,
): S['RegionOverview'] {
  const ofSource = all.filter(({ isSample }) => isOf(source, isSample));
  const found = ofSource.filter((policy) => hasTheme(policy, theme));
  const months = lastMonths(asOf);
  return {
    asOf,
    source,
    available: availableOf(all),
    themes: countBy(ofSource.flatMap(({ themes }) => [...themes])),
    departments: departmentsOf(found),
    months,
    regions: [...groupBy(found, ({ province }) => province)]
      .map(([code, rows]) => figuresOf(code, rows, months, isOpen))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
  };
}

/** Those that issued the most; what several issued counts once for each. */
const departmentsOf = (rows: readonly Regional[]) =>
  countBy(rows.flatMap(({ issuers }) => [...issuers]))
    .slice(0, mostDepartments)
    .map(({ value: name, count }) => ({ name, count }));

function availableOf(all: readonly Regional[]): S['RegionOverview']['available'] {
  const real = all.filter(({ isSample }) => !isSample).length;
  return { real, sample: all.length - real };
}

/** Words of the address are anybody's; what is kept of them has an end. */
const mostKept = 100;

/** What was worked out of a state of the library, as long as that is the present one. */
function keptWith<Made>(): (library: object, key: string, make: () => Made) => Made {
  const kept = new WeakMap<object, Map<string, Made>>();
  return (library, key, make) => {
    const known = kept.get(library) ?? new Map<string, Made>();
    const made = known.get(key) ?? make();
    if (known.size < mostKept) kept.set(library, known.set(key, made));
    return made;
  };
}
