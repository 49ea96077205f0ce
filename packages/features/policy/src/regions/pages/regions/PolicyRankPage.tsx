'use client';
import type { RegionOverview } from '@hengce/api';
import { type PageProps, useNow, useSearchState } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { ExportTable } from './export/ExportTable';
import { policyRankTable } from './export/regionTables';
import { useTableWords } from './export/useTableWords';
import { RegionBody } from './RegionBody';
import { RegionFrame } from './RegionFrame';
import { pair } from './RegionPage.css';
import { Ranking } from './ranking/Ranking';
import { queryOf, regionState } from './regionState';
import { ThemeChip } from './ThemeChip';
import { useRegionText } from './text';
import { useHome } from './useHome';
import { useOverview } from './useOverview';

/** 政策榜单: regions and departments by their number of policies in force, each linked to its list. */
export function PolicyRankPage(_: PageProps<'RegionalCompare/PolicyRank'>) {
  const text = useRegionText().region;
  const now = useNow();
  const query = useOverview();
  const { data } = query;
  return (
    <RegionFrame
      current="policies"
      description={data && text.description(shortDate(data.asOf, now))}
      source={data?.source}
      available={data?.available}
      actions={data ? <ExportRankings overview={data} /> : undefined}
      chips={data ? <ThemeChip themes={data.themes} /> : undefined}
    >
      <RegionBody query={query} isEmpty={data?.regions.length === 0}>
        {(data) => <Rankings overview={data} />}
      </RegionBody>
    </RegionFrame>
  );
}

function ExportRankings({ overview }: { overview: RegionOverview }) {
  const text = useRegionText().region.tabs;
  const words = useTableWords(overview.source);
  return <ExportTable name={text.policies} {...overview} table={policyRankTable(overview, words)} />;
}

function Rankings({ overview: { regions, departments, source } }: { overview: RegionOverview }) {
  const text = useRegionText().region.policyRank;
  const hrefs = usePolicyHrefs();
  const [{ theme }] = useSearchState(regionState);
  const { home } = useHome();
  return (
    <div className={pair}>
      <Ranking
        title={text.regions}
        hint={text.regionsHint}
        counts={regions.map(({ code, name, policies }) => ({
          id: code,
          name,
          count: policies,
          label: text.count(policies),
          href: hrefs.regionList(queryOf({ regions: [code], theme, source })),
          isOwn: code === home,
        }))}
      />
      <Ranking
        title={text.departments}
        hint={text.departmentsHint}
        counts={departments.map(({ name, count }) => ({
          id: name,
          name,
          count,
          label: text.count(count),
          href: hrefs.regionList(queryOf({ department: name, everywhere: true, theme, source })),
        }))}
      />
    </div>
  );
}
