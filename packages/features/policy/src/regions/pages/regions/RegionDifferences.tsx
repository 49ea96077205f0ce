'use client';
import type { RegionDifference, RegionOverview } from '@hengce/api';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { DataTable, type DataTableColumn, Link, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SectionHead } from '../../../shared/components/SectionHead';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { regionQueries } from '../../data/regions';
import { meta, stack } from './RegionPage.css';
import { regionState } from './regionState';
import { useRegionText } from './text';

type Row = RegionDifference & { id: string };

/** Items of the same name with the largest difference of limits, each amount with its clause; nothing for fewer than two regions. */
export function RegionDifferences({ overview, chosen }: { overview: RegionOverview; chosen: readonly string[] }) {
  const text = useRegionText().region.differences;
  const hrefs = usePolicyHrefs();
  const id = useId();
  const [{ theme }] = useSearchState(regionState);
  const { source } = overview;
  const query = useQuery({
    ...regionQueries(useFeatureHost().api).differences({ region: [...chosen], source, ...(theme && { theme }) }),
    enabled: chosen.length > 1,
  });
  if (chosen.length < 2) return null;
  const nameOf = (code: string) => overview.regions.find((region) => region.code === code)?.name ?? code;
  const items = query.data?.items ?? [];
  return (
    <section className={stack} aria-labelledby={id}>
      <SectionHead id={id} title={text.title} hint={text.hint} />
      {query.isError && !query.data ? (
        <QueryFailure isLine query={query} title={text.failed} />
      ) : (
        <SkeletonDelay isLoading={!query.data} skeleton={<Skeleton variant="row" lines={4} />} label={text.loading}>
          {items.length === 0 ? (
            <p className={meta}>{text.none}</p>
          ) : (
            <DataTable
              label={text.title}
              size="sm"
              rows={items.map((item) => ({ ...item, id: item.key }))}
              columns={[
                { id: 'name', label: text.item, isRowHeader: true },
                ...chosen.map(
                  (region): DataTableColumn<Row> => ({
                    id: region,
                    label: nameOf(region),
                    align: 'end',
                    width: 108,
                    render: ({ values }) => {
                      const sum = values.find(({ code }) => code === region);
                      return sum ? (
                        <Link href={hrefs.detail(sum.policyId, { clauseId: sum.itemId })}>{sum.text}</Link>
                      ) : (
                        text.missing
                      );
                    },
                  }),
                ),
                {
                  id: 'times',
                  label: text.apart,
                  align: 'end',
                  width: 64,
                  render: ({ times }) => text.times(times.toLocaleString('zh-CN', { maximumFractionDigits: 1 })),
                },
              ]}
            />
          )}
        </SkeletonDelay>
      )}
    </section>
  );
}
