'use client';
import type { RegionOverview } from '@hengce/api';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Link, Skeleton, SkeletonDelay, Text } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SectionHead } from '../../../shared/components/SectionHead';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { regionQueries } from '../../data/regions';
import { differenceRow, differenceValue, differenceValues, meta, rows, stack } from './RegionPage.css';
import { regionState } from './regionState';
import { useRegionText } from './text';

/** Items of the same name with the largest difference of limits, each amount with its clause. */
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
          {items.length === 0 ? <p className={meta}>{text.none}</p> : null}
          <ul className={rows}>
            {items.map(({ key, name, times, values }) => (
              <li key={key} className={differenceRow}>
                <Text variant="strong">{name}</Text>
                <span className={meta}>{text.times(times.toLocaleString('zh-CN', { maximumFractionDigits: 1 }))}</span>
                <span className={differenceValues}>
                  {values.map(({ code, text: sum, policyId, itemId }) => (
                    <span key={code} className={differenceValue}>
                      {nameOf(code)}
                      <Link href={hrefs.detail(policyId, { clauseId: itemId })}>{sum}</Link>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </SkeletonDelay>
      )}
    </section>
  );
}
