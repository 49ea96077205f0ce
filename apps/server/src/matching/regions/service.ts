import type { MainComponents } from '@hengce/api/contract';
import { judgeItem, judgingOf } from '@hengce/rules';
import { dateInShanghai } from '@hengce/text';
import { findOwn, subjectOf } from '../../firm/enterprise';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { isWithin, provinceOf, regionName } from '../../platform/vocabulary';
import type { FirmFacts } from '../answers';
import type { Matchable } from '../items';
import { amountOf, policyOf } from '../items';
import type { MatchService } from '../match';
import { comparedItemsOf, suggestedOf } from './comparedItems';
import { compareIndustry } from './compareIndustry';
import { differencesOf } from './differences';
import { conditionsOf, type EntriesInput, entriesOf, entryOf } from './entries';
import { byAmount, countBy, figuresOf } from './figures';
import { matrixOf } from './industryMatrix';
import { industryNames } from './industryTerms';
import { ipFacts, ipKinds, pieceOf } from './ipKinds';
import { peerFiguresOf, peersOf, tierFor } from './peers';
import { createPortals } from './portals';
import { lastMonths, type Regional } from './regional';
import { type Shelf, shelfOfSource } from './shelf';

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
  const overviews = keptWith<S['RegionOverview']>();
  const matrices = keptWith<ReturnType<typeof matrixOf>>();
  const ranked = keptWith<S['RegionFigures'][]>();
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
  /** Of the source that is asked for, or else of the one of which there is more. */
  const read = async (wanted: Source | undefined) => {
    const all = await regional();
    const available = availableOf(all);
    const source = wanted ?? (available.sample > available.real ? 'sample' : 'real');
    return { all, available, source, shelf: shelfOfSource(all, source) };
  };

  const overview = async ({ theme, source: wanted }: { theme?: string; source?: Source }) => {
    const [{ all, available, source, shelf }, isOpen] = await Promise.all([read(wanted), opening()]);
    return overviews(all, `${source} ${theme ?? ''}`, () => ({
      asOf: today(),
      source,
      available,
      ...overviewOf(shelf, theme, today(), isOpen),
    }));
  };

  return {
    overview,

    async industries({ theme, source: wanted }: { theme?: string; source?: Source }): Promise<S['IndustryMatrix']> {
      const { all, available, source, shelf } = await read(wanted);
      const matrix = matrices(all, `${source} ${theme ?? ''}`, () => matrixOf(shelf.ofTheme(theme).rows));
      return { asOf: today(), source, available, ...matrix };
    },

    /** What lies behind a number. */
    async entries({
      source: wanted,
      pageNum = 1,
      pageSize = 20,
      ...asked
    }: EntriesInput): Promise<S['RegionEntryList']> {
      const [{ source, shelf }, isOpen] = await Promise.all([read(wanted), opening()]);
      const found = entriesOf(shelf, asked, isOpen);
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
      const { source, shelf } = await read(wanted);
      return { source, items: differencesOf(shelf.ofTheme(theme), codes) };
    },

    /** Items that several regions have under one name. */
    async items(
      userId: string,
      { source: wanted, enterpriseId }: { source?: Source; enterpriseId?: string },
    ): Promise<S['ComparedItemList']> {
      const row = enterpriseId === undefined ? null : await findOwn(db, userId, enterpriseId);
      const [{ source }, all] = await Promise.all([read(wanted), matchables()]);
      const items = comparedItemsOf(all, source);
      const judged = row ? (await matches.current(row)).judged : [];
      return { source, items: items.shared, suggested: suggestedOf(items, judged, source) };
    },

    /** Who issues policies in a province, and its official portals. */
    async province({ region, source: wanted }: { region: string; source?: Source }): Promise<S['ProvinceGuide']> {
      const [{ source, shelf }, { own, total }] = await Promise.all([read(wanted), portals.ofProvince(region)]);
      const found = shelf.ofProvince(provinceOf(region)).filter(({ regionCode }) => isWithin(regionCode, region));
      const issuers = found.flatMap((policy) => [...policy.issuers]);
      return {
        region: { code: region, name: regionName(region) },
        source,
        asOf: today(),
        departments: departmentsOf(countBy(issuers)),
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
      const [{ all, source, shelf }, isOpen] = await Promise.all([read(wanted), opening()]);
      const named = matrices(all, `${source} `, () => matrixOf(shelf.rows));
      const options = [...industryNames].map(([code, name]) => {
        const row = named.rows.find((one) => one.code === code);
        return { code, name, policies: row?.total ?? 0 };
      });
      return { source, asOf: today(), options, ...compareIndustry(shelf, industry, codes, isOpen) };
    },

    async peers({ region, tier: asked, theme, source: wanted }: PeersInput): Promise<S['RegionPeers']> {
      const [{ all, source, shelf }, isOpen] = await Promise.all([read(wanted), opening()]);
      const tier = tierFor(region, asked);
      const figures = ranked(all, `${source} ${tier} ${theme ?? ''}`, () =>
        peerFiguresOf(shelf.ofTheme(theme), tier, today(), isOpen),
      );
      return { source, asOf: today(), ...peersOf(tier, region, figures) };
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
      const [{ firm }, all, { source }] = await Promise.all([matches.current(row), matchables(), read(wanted)]);
      const { ofIp, ipRegions } = comparedItemsOf(all, source);
      const rankOf = rankingOf(firm, row.region_code);
      return {
        source,
        enterprise: subjectOf(row),
        asOf: firm.facts.asOf,
        facts: ipFacts(firm.facts),
        regions: ipRegions,
        kinds: ipKinds.map(({ id, name, fact }) => ({
          id,
          name,
          values: codes.flatMap((code) => {
            const [best] = ofIp(id, code).map(rankOf).sort(byAmount);
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
      const [{ firm }, all, { source }] = await Promise.all([matches.current(row), matchables(), read(wanted)]);
      const same = comparedItemsOf(all, source).byKey.get(key) ?? [];
      const items = same.map(rankingOf(firm, row.region_code)).sort(byAmount);
      return { source, enterprise: subjectOf(row), asOf: firm.facts.asOf, items };
    },
  };
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
  shelf: Shelf,
  theme: string | undefined,
  asOf: string,
  isOpen: (id: string) => boolean,
): Pick<S['RegionOverview'], 'themes' | 'departments' | 'months' | 'regions'> {
  const months = lastMonths(asOf);
  const { provinces, departments } = shelf.ofTheme(theme);
  return {
    themes: shelf.themes(),
    departments: departmentsOf(departments()),
    months,
    regions: [...provinces()]
      .map(([code, rows]) => figuresOf(code, rows, months, isOpen))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
  };
}

/** Those that issued the most; what several issued counts once for each. */
const departmentsOf = (counts: readonly { value: string; count: number }[]) =>
  counts.slice(0, mostDepartments).map(({ value: name, count }) => ({ name, count }));

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
