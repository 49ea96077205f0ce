'use client';
import type { RegionOverview } from '@hengce/api';
import { hasOnlyFailed, type PageProps, useFeatureHost, useNow, useSearchState } from '@hengce/feature-kit';
import { formatDay, Link, LoadFailure, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SectionHead } from '../../components/SectionHead';
import { policyQueries } from '../../data/queries';
import { regionQueries } from '../../data/regions';
import { usePolicyHrefs } from '../../hrefs';
import { RegionFrame } from './RegionFrame';
import { bar, barTrack, countRow, meta, pair, rankFacts, rankPlace, rows, stack } from './RegionPage.css';
import { regionState } from './regionState';
import { listOf, sourcesOf } from './searchOf';
import { ThemeChip } from './ThemeChip';
import { useRegionText } from './text';

/** 政策榜单: regions and departments by how many policies of theirs are in force, each number with its list. */
export function PolicyRankPage(_: PageProps<'RegionalCompare/PolicyRank'>) {
  const text = useRegionText().region;
  const now = useNow();
  const [{ theme, source }] = useSearchState(regionState);
  const query = useQuery(
    regionQueries(useFeatureHost().api).overview({ ...(theme && { theme }), ...(source && { source }) }),
  );
  const { data } = query;
  return (
    <RegionFrame
      current="policies"
      description={data && text.description(formatDay(data.asOf, now))}
      source={data?.source}
      available={data?.available}
      chips={data ? <ThemeChip themes={data.themes} /> : undefined}
    >
      {hasOnlyFailed(query) ? (
        <LoadFailure error={query.error} title={text.failedTitle} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="block" height={400} />} label={text.loading}>
          {data && data.regions.length === 0 ? (
            <StateView kind="empty" title={text.emptyTitle} description={text.emptyBody} />
          ) : data ? (
            <div className={pair}>
              <Regions overview={data} />
              <Departments overview={data} />
            </div>
          ) : null}
        </SkeletonDelay>
      )}
    </RegionFrame>
  );
}

function Regions({ overview: { regions, source } }: { overview: RegionOverview }) {
  const text = useRegionText().region.policyRank;
  const hrefs = usePolicyHrefs();
  const [{ theme }] = useSearchState(regionState);
  const counts = regions.map(({ code, name, policies }) => ({
    id: code,
    name,
    count: policies,
    href: hrefs.search(listOf({ region: code, theme, source })),
  }));
  return <Ranking title={text.regions} hint={text.regionsHint} counts={counts} />;
}

/** As the search counts them: of the whole library below the nation. */
function Departments({ overview: { source } }: { overview: RegionOverview }) {
  const text = useRegionText().region.policyRank;
  const hrefs = usePolicyHrefs();
  const [{ theme }] = useSearchState(regionState);
  const query = useQuery(
    policyQueries(useFeatureHost().api).search({
      ...(theme && { theme: [theme] }),
      status: ['in_force', 'unverified'],
      level: ['province', 'city', 'county', 'zone'],
      source: sourcesOf(source),
      pageSize: 1,
    }),
  );
  if (hasOnlyFailed(query))
    return <LoadFailure isLine error={query.error} title={text.failed} onRetry={() => void query.refetch()} />;
  const buckets = query.data?.facets.find(({ key }) => key === 'department')?.buckets ?? [];
  const counts = buckets.map(({ value, label, count }) => ({
    id: value,
    name: label,
    count,
    href: hrefs.search(listOf({ department: value, theme, source })),
  }));
  return <Ranking title={text.departments} hint={text.departmentsHint} counts={counts} />;
}

interface RankingProps {
  title: string;
  hint: string;
  counts: readonly { id: string; name: string; count: number; href: string }[];
}

function Ranking({ title, hint, counts }: RankingProps) {
  const text = useRegionText().region.policyRank;
  const id = useId();
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <section className={stack} aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <p className={meta}>{hint}</p>
      <ol className={rows}>
        {[...counts]
          .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
          .map(({ id: key, name, count, href }) => (
            <li key={key} className={countRow}>
              {/* The same count, the same place. */}
              <span className={rankPlace}>{1 + counts.filter((other) => other.count > count).length}</span>
              <span className={rankFacts}>{name}</span>
              <span className={barTrack} aria-hidden="true">
                <span className={bar.sure} style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <Link href={href}>{text.count(count)}</Link>
            </li>
          ))}
      </ol>
    </section>
  );
}
