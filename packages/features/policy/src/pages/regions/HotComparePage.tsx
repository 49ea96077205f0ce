'use client';
import type { RegionOverview } from '@hengce/api';
import { hasOnlyFailed, type PageProps, useFeatureHost, useNow, useSearchState } from '@hengce/feature-kit';
import { formatDay, LoadFailure, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../components/match/useEnterprise';
import { regionQueries } from '../../data/regions';
import { ExportRegions } from './ExportRegions';
import { RegionDifferences } from './RegionDifferences';
import { RegionFigures } from './RegionFigures';
import { RegionFrame } from './RegionFrame';
import { RegionMap } from './RegionMap';
import { column, columns } from './RegionPage.css';
import { mostRegions, regionState } from './regionState';
import { ThemeChip } from './ThemeChip';
import { useRegionText } from './text';

/** 热点对比: where there is how much, and up to four regions beside each other. */
export function HotComparePage(_: PageProps<'RegionalCompare/HotCompare'>) {
  const text = useRegionText().region;
  const now = useNow();
  const { api, session } = useFeatureHost();
  const [{ regions, theme, source }, setState] = useSearchState(regionState);
  const query = useQuery(regionQueries(api).overview({ ...(theme && { theme }), ...(source && { source }) }));
  const { current } = useEnterprise(session.isSignedIn);
  const { data } = query;
  const chosen = data ? (regions.length > 0 ? regions : firstChoice(data, current?.regionCode)) : [];
  return (
    <RegionFrame
      current="hot"
      description={data && text.description(formatDay(data.asOf, now))}
      source={data?.source}
      available={data?.available}
      actions={data ? <ExportRegions overview={data} /> : undefined}
      chips={data ? <ThemeChip themes={data.themes} /> : undefined}
    >
      {hasOnlyFailed(query) ? (
        <LoadFailure
          error={query.error}
          title={text.failedTitle}
          kept={text.failedKept}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonDelay isLoading={!data} skeleton={<Bones />} label={text.loading}>
          {data && data.regions.length === 0 ? (
            <StateView kind="empty" title={text.emptyTitle} description={text.emptyBody} />
          ) : data ? (
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
          ) : null}
        </SkeletonDelay>
      )}
    </RegionFrame>
  );
}

/** The province of the firm, and those with the most. */
function firstChoice({ regions }: RegionOverview, own: string | undefined): string[] {
  const home = own && `${own.slice(0, 2)}0000`;
  const byCount = [...regions]
    .sort((a, b) => b.policies - a.policies || (a.code < b.code ? -1 : 1))
    .map(({ code }) => code);
  return [...new Set([...byCount.filter((code) => code === home), ...byCount])].slice(0, mostRegions);
}

const Bones = () => (
  <div className={columns} aria-hidden="true">
    <Skeleton variant="block" height={400} />
    <Skeleton variant="block" height={400} />
  </div>
);
