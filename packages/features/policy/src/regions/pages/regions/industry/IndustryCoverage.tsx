'use client';
import type { IndustryComparison } from '@hengce/api';
import { HeatMatrix } from '@hengce/ui';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { usePolicyText } from '../../../../shared/text';
import { queryOf, type RegionState } from '../regionState';
import { useRegionText } from '../text';
import { IndustrySection } from './IndustrySection';

const figures = ['policies', 'named', 'items', 'open'] as const;

/** Number of policies in each region, by kind of support; each linked to its list. */
export function IndustryCoverage({ comparison }: { comparison: IndustryComparison }) {
  const { industry, regions, supports, source } = comparison;
  const text = useRegionText().region.industry;
  const { missing } = useRegionText().region.board;
  const names = usePolicyText().support;
  const hrefs = usePolicyHrefs();
  const suits = industry.code;
  /** Conditions under which the list holds what a row counts, by row. */
  const counted: Record<string, Partial<RegionState>> = {
    policies: { suits },
    named: { industry: suits },
    items: { suits },
    open: { suits, isOpen: true },
    ...Object.fromEntries(supports.map(({ support }) => [support, { suits, support }])),
  };
  const matrix = {
    missing,
    unit: text.unit,
    columns: regions.map(({ code, name }) => ({ id: code, label: name })),
    hrefFor: (row: string, code: string) => hrefs.regionList(queryOf({ regions: [code], source, ...counted[row] })),
  };
  const recorded = (values: readonly (number | null)[]) =>
    values.map((value, index) => (regions[index]?.policies === null ? null : value));
  return (
    <IndustrySection title={text.coverage} hint={text.coverageHint}>
      <HeatMatrix
        {...matrix}
        label={text.coverage}
        rows={figures.map((id) => ({
          id,
          label: text.figures[id],
          values: recorded(regions.map((region) => region[id])),
        }))}
      />
      {supports.length > 0 ? (
        <HeatMatrix
          {...matrix}
          label={text.supports}
          rows={supports.map(({ support, counts }) => ({
            id: support,
            label: names[support],
            values: recorded(counts),
          }))}
        />
      ) : null}
    </IndustrySection>
  );
}
