import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { isWithin, placeToReach, provinceOf, reachesPlace, regionName, toldReach } from '../../platform/vocabulary';
import { compareIndustry } from './compareIndustry';
import { differencesOf } from './differences';
import { conditionsOf, type EntriesInput, entriesOf, entryOf } from './entries';
import { countBy, figuresOf } from './figures';
import { matrixOf } from './industryMatrix';
import { industryNames } from './industryTerms';
import { peerFiguresOf, peersOf, tierFor } from './peers';
import type { PolicyGroups } from './policyGroups';
import { createPortals } from './portals';
import { lastMonths } from './regional';
import { cacheByLibrary, type SourceReader } from './source';

type S = MainComponents['schemas'];
type Source = S['ComparedSource'];

/** Departments that are listed. */
const maxDepartments = 30;

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
  source: SourceReader;
}

/** 区域对比 of what provinces and cities publish. A figure that no policy states is null, not zero. */
export function createRegionService({ db, clock, source: { read, openNow } }: Dependencies) {
  const overviews = cacheByLibrary<S['RegionOverview']>();
  const matrices = cacheByLibrary<ReturnType<typeof matrixOf>>();
  const peerFigures = cacheByLibrary<S['RegionFigures'][]>();
  const portals = createPortals(db);
  const today = () => dateInShanghai(clock.now());

  const overview = async ({ theme, source: wanted }: { theme?: string; source?: Source }) => {
    const [{ all, available, source, groups }, isOpen] = await Promise.all([read(wanted), openNow()]);
    return overviews(all, `${source} ${theme ?? ''}`, () => ({
      asOf: today(),
      source,
      available,
      ...overviewOf(groups, theme, today(), isOpen),
    }));
  };

  return {
    overview,

    async industries({ theme, source: wanted }: { theme?: string; source?: Source }): Promise<S['IndustryMatrix']> {
      const { all, available, source, groups } = await read(wanted);
      const matrix = matrices(all, `${source} ${theme ?? ''}`, () => matrixOf(groups.ofTheme(theme).rows));
      return { asOf: today(), source, available, ...matrix };
    },

    /** 政策清单: the policies behind a number of the comparison. */
    async entries({
      source: wanted,
      pageNum = 1,
      pageSize = 20,
      ...asked
    }: EntriesInput): Promise<S['RegionEntryList']> {
      const [{ source, groups }, isOpen] = await Promise.all([read(wanted), openNow()]);
      const everywhere = entriesOf(groups, asked, isOpen);
      const place = placeToReach(asked);
      const found = everywhere.filter(({ regionCode }) => place === null || reachesPlace(regionCode, place));
      return {
        source,
        asOf: today(),
        total: found.length,
        reach: toldReach(place, everywhere.length - found.length),
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
      const { source, groups } = await read(wanted);
      return { source, items: differencesOf(groups.ofTheme(theme), codes) };
    },

    /** A province's issuing departments and official portals. */
    async province({ region, source: wanted }: { region: string; source?: Source }): Promise<S['ProvinceGuide']> {
      const [{ source, groups }, { own, total }] = await Promise.all([read(wanted), portals.ofProvince(region)]);
      const found = groups.ofProvince(provinceOf(region)).filter(({ regionCode }) => isWithin(regionCode, region));
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
      const [{ all, source, groups }, isOpen] = await Promise.all([read(wanted), openNow()]);
      const named = matrices(all, `${source} `, () => matrixOf(groups.rows));
      const options = [...industryNames].map(([code, name]) => {
        const row = named.rows.find((one) => one.code === code);
        return { code, name, policies: row?.total ?? 0 };
      });
      return { source, asOf: today(), options, ...compareIndustry(groups, industry, codes, isOpen) };
    },

    async peers({ region, tier: asked, theme, source: wanted }: PeersInput): Promise<S['RegionPeers']> {
      const [{ all, source, groups }, isOpen] = await Promise.all([read(wanted), openNow()]);
      const tier = tierFor(region, asked);
      const figures = peerFigures(all, `${source} ${tier} ${theme ?? ''}`, () =>
        peerFiguresOf(groups.ofTheme(theme), tier, today(), isOpen),
      );
      return { source, asOf: today(), ...peersOf(tier, region, figures) };
    },
  };
}

function overviewOf(
  groups: PolicyGroups,
  theme: string | undefined,
  asOf: string,
  isOpen: (id: string) => boolean,
): Pick<S['RegionOverview'], 'themes' | 'departments' | 'months' | 'regions'> {
  const months = lastMonths(asOf);
  const { provinces, departments } = groups.ofTheme(theme);
  return {
    themes: groups.themes(),
    departments: departmentsOf(departments()),
    months,
    regions: [...provinces()]
      .map(([code, rows]) => figuresOf(code, rows, months, isOpen))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
  };
}

/** The departments that issued the most. */
const departmentsOf = (counts: readonly { value: string; count: number }[]) =>
  counts.slice(0, maxDepartments).map(({ value: name, count }) => ({ name, count }));

export type RegionService = ReturnType<typeof createRegionService>;
