'use client';
import type { RegionOverview } from '@hengce/api';
import { type PageProps, useNow, useSearchState } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { Skeleton } from '@hengce/ui';
import { ExportTable } from './export/ExportTable';
import { MakeDeckLink } from './export/MakeDeckLink';
import { figuresTable } from './export/regionTables';
import { useTableWords } from './export/useTableWords';
import { RegionBody } from './RegionBody';
import { RegionDifferences } from './RegionDifferences';
import { RegionFigures } from './RegionFigures';
import { RegionFrame } from './RegionFrame';
import { RegionMap } from './RegionMap';
import { column, columns } from './RegionPage.css';
import { regionState } from './regionState';
import { ThemeChip } from './ThemeChip';
import { useRegionText } from './text';
import { useChosenRegions } from './useChosenRegions';
import { useOverview } from './useOverview';

/** 热点对比: numbers of policies by province, and up to four regions side by side. */
export function HotComparePage(_: PageProps<'RegionalCompare/HotCompare'>) {
  const text = useRegionText().region;
  const now = useNow();
  const [, setState] = useSearchState(regionState);
  const query = useOverview();
  const { data } = query;
  const chosen = useChosenRegions(data);
  return (
    <RegionFrame
      current="hot"
      description={data && text.description(shortDate(data.asOf, now))}
      source={data?.source}
      available={data?.available}
      actions={
        data ? (
          <>
            <MakeDeckLink regions={chosen} />
            <ExportChosen overview={data} chosen={chosen} />
          </>
        ) : undefined
      }
      chips={data ? <ThemeChip themes={data.themes} /> : undefined}
    >
      <RegionBody query={query} isEmpty={data?.regions.length === 0} skeleton={<Bones />}>
        {(data) =>
          chosen.length === 0 ? (
            <Bones />
          ) : (
            <div className={columns}>
              <RegionMap
                overview={data}
                chosen={chosen}
                onChoose={(codes) => setState({ regions: codes }, { replace: true })}
              />
              <div className={column}>
                <RegionFigures overview={data} chosen={chosen} />
                <RegionDifferences overview={data} chosen={chosen} />
              </div>
            </div>
          )
        }
      </RegionBody>
    </RegionFrame>
  );
}

/** Export of the compared regions; without a choice, of all. */
function ExportChosen({ overview, chosen }: { overview: RegionOverview; chosen: readonly string[] }) {
  const text = useRegionText().region;
  const words = useTableWords(overview.source);
  const regions = overview.regions.filter(({ code }) => chosen.length === 0 || chosen.includes(code));
  return <ExportTable name={text.tabs.hot} {...overview} table={figuresTable(regions, words)} />;
}

const Bones = () => (
  <div className={columns} aria-hidden="true">
    <Skeleton variant="block" height={400} />
    <Skeleton variant="block" height={400} />
  </div>
);
