'use client';
import type { RegionOverview, RegionFigures as RegionRow } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { shortAmount } from '@hengce/text';
import { DataTable, type DataTableColumn, DotPlot, Link } from '@hengce/ui';
import type { ReactNode } from 'react';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { meta, stack } from './RegionPage.css';
import { queryOf, regionState } from './regionState';
import { useRegionText } from './text';

const tenThousand = 1_000_000;

/** Figures of the chosen regions, as charts and as a table with links to the counted policies. */
export function RegionFigures({ overview, chosen }: { overview: RegionOverview; chosen: readonly string[] }) {
  const text = useRegionText().region.figures;
  const rows = chosen.flatMap((code) => overview.regions.find((region) => region.code === code) ?? []);
  if (rows.length === 0) return <p className={meta}>{text.pick}</p>;
  const of = (value: (row: RegionRow) => number | null | undefined) => rows.map((row) => value(row) ?? null);
  const { units } = text;
  return (
    <div className={stack}>
      <DotPlot
        title={text.title}
        headingLevel={2}
        series={rows.map(({ code, name }) => ({ id: code, name }))}
        rows={[
          { id: 'published', label: text.published, unit: units.count, values: of(({ published }) => published) },
          {
            id: 'topAmount',
            label: text.topAmount,
            unit: units.money,
            values: of(({ topAmount }) => topAmount && topAmount.value / tenThousand),
          },
          { id: 'materials', label: text.materials, unit: units.materials, values: of((row) => row.materials) },
        ]}
      />
      <Proof overview={overview} rows={rows} />
    </div>
  );
}

/** Table of the figures, each with the list or the clause that it is from. */
function Proof({ overview, rows }: { overview: RegionOverview; rows: readonly RegionRow[] }) {
  const text = useRegionText().region.figures;
  const hrefs = usePolicyHrefs();
  const [{ theme }] = useSearchState(regionState);
  const { source, months } = overview;
  const listed = ({ code }: RegionRow, since = '') =>
    hrefs.regionList(queryOf({ regions: [code], theme, source, since }));
  const top = (figure: RegionRow['topAmount'], shown: (value: number) => string): ReactNode =>
    figure ? <Link href={hrefs.detail(figure.policyId)}>{shown(figure.value)}</Link> : text.unknown;
  const columns: DataTableColumn<RegionRow & { id: string }>[] = [
    { id: 'name', label: text.region, isRowHeader: true },
    {
      id: 'policies',
      label: text.policies,
      align: 'end',
      render: (row) => <Link href={listed(row)}>{row.policies}</Link>,
    },
    {
      id: 'published',
      label: text.published,
      align: 'end',
      render: (row) => (row.published > 0 ? <Link href={listed(row, months[0])}>{row.published}</Link> : 0),
    },
    {
      id: 'topAmount',
      label: text.topAmount,
      align: 'end',
      render: (row) => top(row.topAmount, shortAmount),
    },
  ];
  return (
    <DataTable label={text.sources} size="sm" columns={columns} rows={rows.map((row) => ({ ...row, id: row.code }))} />
  );
}
