'use client';
import type { IndustryComparison } from '@hengce/api';
import { type PageProps, useFeatureHost, useNow, useSearchState } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { SearchableSelect } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { regionQueries } from '../../data/regions';
import { ExportTable } from './export/ExportTable';
import { industryTable } from './export/regionTables';
import { useTableWords } from './export/useTableWords';
import { IndustryCoverage } from './industry/IndustryCoverage';
import { IndustryGaps } from './industry/IndustryGaps';
import { IndustryHeadlines } from './industry/IndustryHeadlines';
import { RegionBody } from './RegionBody';
import { RegionChips } from './RegionChips';
import { RegionFrame } from './RegionFrame';
import { column, picker } from './RegionPage.css';
import { regionState } from './regionState';
import { useRegionText } from './text';
import { useChosenRegions } from './useChosenRegions';
import { useOverview } from './useOverview';

/** Industry (GB/T 4754) that is compared where no firm says its own: 制造业. */
const manufacturing = 'C';

/** 产业对比: policies of regions for one industry, and what they lack. */
export function CyComparePage(_: PageProps<'RegionalCompare/CyCompare'>) {
  const text = useRegionText().region;
  const now = useNow();
  const { api, session } = useFeatureHost();
  const [{ sector, source }, setState] = useSearchState(regionState);
  const { query: enterprises, current } = useEnterprise(session.isSignedIn);
  const overview = useOverview();
  const chosen = useChosenRegions(overview.data);
  const industry = sector || current?.industryCode?.slice(0, 3) || manufacturing;
  const query = useQuery({
    ...regionQueries(api).industry({ industry, region: chosen, ...(source && { source }) }),
    enabled: chosen.length > 0 && !enterprises.isLoading,
  });
  const { data } = query;
  return (
    <RegionFrame
      current="industry"
      description={data && text.industry.description(shortDate(data.asOf, now))}
      source={data?.source ?? overview.data?.source}
      available={overview.data?.available}
      actions={data ? <ExportIndustry comparison={data} /> : undefined}
      chips={chosen.length > 0 ? <RegionChips chosen={chosen} /> : undefined}
    >
      <RegionBody query={query} also={[overview]} isEmpty={overview.data?.regions.length === 0}>
        {(comparison) => (
          <div className={column}>
            <div className={picker}>
              <SearchableSelect
                key={comparison.industry.code}
                label={text.industry.label}
                description={text.industry.hint}
                items={comparison.options.map(({ code, name, policies }) => ({
                  id: code,
                  label: text.industry.option(code, name),
                  ...(policies > 0 && { description: text.industry.namedBy(policies) }),
                }))}
                selectedKey={comparison.industry.code}
                onSelectionChange={(code) => code && setState({ sector: code }, { replace: true })}
              />
            </div>
            <IndustryCoverage comparison={comparison} />
            <IndustryHeadlines comparison={comparison} />
            <IndustryGaps comparison={comparison} />
          </div>
        )}
      </RegionBody>
    </RegionFrame>
  );
}

function ExportIndustry({ comparison }: { comparison: IndustryComparison }) {
  const words = useTableWords(comparison.source);
  return <ExportTable name={comparison.industry.name} {...comparison} table={industryTable(comparison, words)} />;
}
