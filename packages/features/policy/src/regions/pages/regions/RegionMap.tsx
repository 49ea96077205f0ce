'use client';
import type { RegionOverview } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { CartesianChart, TileGridMap } from '@hengce/ui';
import { column } from './RegionPage.css';
import { maxRegions, regionState } from './regionState';
import { useRegionText } from './text';

export interface RegionMapProps {
  overview: RegionOverview;
  chosen: readonly string[];
  onChoose: (codes: string[]) => void;
}

/** Number of policies by province on a map, and by month for the chosen ones. */
export function RegionMap({ overview: { regions, months }, chosen, onChoose }: RegionMapProps) {
  const text = useRegionText().region;
  const [{ theme }] = useSearchState(regionState);
  const series = chosen.flatMap((code) => {
    const region = regions.find((one) => one.code === code);
    return region ? [{ id: code, name: region.name, values: region.trend }] : [];
  });
  return (
    <div className={column}>
      <TileGridMap
        title={theme ? text.map.themed(theme) : text.map.title}
        description={text.map.hint}
        headingLevel={2}
        unit={text.map.unit}
        values={Object.fromEntries(regions.map(({ code, policies }) => [code, policies]))}
        selectedKeys={chosen}
        onSelectionChange={onChoose}
        maxSelected={maxRegions}
        note={text.map.note}
      />
      {series.length > 0 ? (
        <CartesianChart
          title={text.trend.title}
          headingLevel={2}
          unit={text.trend.unit}
          categories={months.map(text.trend.monthOf)}
          categoryLabel={text.trend.month}
          series={series}
        />
      ) : null}
    </div>
  );
}
