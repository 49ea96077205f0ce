'use client';
import type { RegionRank } from '@hengce/api';
import { hasOnlyFailed, type PageProps, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { SearchableSelect, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { EnterpriseNone } from '../../../shared/components/match/EnterpriseNone';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { regionQueries } from '../../data/regions';
import { ExportTable } from './export/ExportTable';
import { rankTable } from './export/regionTables';
import { useTableWords } from './export/useTableWords';
import { RegionFrame } from './RegionFrame';
import { picker, stack } from './RegionPage.css';
import { RankList } from './ranking/RankList';
import { regionState } from './regionState';
import { useRegionText } from './text';

/** 补贴排行: one item in all regions, with the amounts for the enterprise. */
export function SubsidyRankPage(_: PageProps<'RegionalCompare/SubsidyRank'>) {
  const text = useRegionText().region;
  const { api } = useFeatureHost();
  const [{ item, source }, setState] = useSearchState(regionState);
  const { query: enterprises, current } = useEnterprise();
  const items = useQuery({
    ...regionQueries(api).items({ ...(source && { source }), ...(current && { enterpriseId: current.id }) }),
    enabled: current !== undefined,
  });
  const all = items.data?.items ?? [];
  const wanted = item || items.data?.suggested;
  const chosen = all.find(({ key }) => key === wanted);
  const counted = items.data?.source;
  const rank = useQuery({
    ...regionQueries(api).rank({ item: chosen?.key ?? '', enterpriseId: current?.id ?? '', source: counted ?? 'real' }),
    enabled: chosen !== undefined && current !== undefined,
  });
  const failed = [enterprises, items, rank].find(hasOnlyFailed);
  if (enterprises.data && !current) return <EnterpriseNone />;
  return (
    <RegionFrame
      current="rank"
      description={current && text.rank.description(current.name)}
      source={counted}
      actions={rank.data ? <ExportRank rank={rank.data} name={chosen?.name} /> : undefined}
    >
      {failed ? (
        <QueryFailure query={failed} title={text.failedTitle} kept={text.failedKept} />
      ) : items.data && all.length === 0 ? (
        <StateView kind="empty" title={text.emptyTitle} description={text.emptyBody} />
      ) : (
        <div className={stack}>
          {items.data ? (
            <div className={picker}>
              <SearchableSelect
                key={`${counted} ${chosen?.key}`}
                label={text.rank.item}
                description={chosen ? text.rank.itemHint(chosen.regions) : text.rank.absent}
                placeholder={text.rank.placeholder}
                items={all.map(({ key, name }) => ({ id: key, label: name }))}
                selectedKey={chosen?.key ?? null}
                onSelectionChange={(key) => key && setState({ item: key }, { replace: true })}
              />
            </div>
          ) : (
            <Skeleton variant="block" height={84} />
          )}
          <SkeletonDelay
            isLoading={!rank.data && (chosen !== undefined || !items.data)}
            skeleton={<Skeleton variant="block" height={400} />}
            label={text.loading}
          >
            {rank.data ? <RankList key={chosen?.key} rank={rank.data} /> : null}
          </SkeletonDelay>
        </div>
      )}
    </RegionFrame>
  );
}

function ExportRank({ rank, name }: { rank: RegionRank; name: string | undefined }) {
  const text = useRegionText().region.tabs;
  const words = useTableWords(rank.source);
  return <ExportTable name={name ?? text.rank} {...rank} table={rankTable(rank, words)} />;
}
