'use client';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Button, PageHeader, Skeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EnterpriseNone } from '../../../shared/components/match/EnterpriseNone';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { rewardQueries } from '../../data/rewards';
import { Basket } from './Basket';
import { BasketBar } from './BasketBar';
import { type Calculating, CalculatorDialog } from './CalculatorDialog';
import { RewardFilters } from './RewardFilters';
import { RewardList } from './RewardList';
import { aside, bones, columns, found, head, list, page } from './RewardsPage.css';
import { rewardsState, toCatalogueQuery } from './rewardsState';
import { useRewardsText } from './text';
import { useBasket } from './useBasket';

/** 奖补测算: rewards, their amounts, and stacking. It costs no use. */
export function RewardsPage() {
  const text = useRewardsText().rewards;
  const { api } = useFeatureHost();
  const { query: enterprises, current } = useEnterprise();
  const [state, setState] = useSearchState(rewardsState);
  const [calculating, setCalculating] = useState<Calculating>();
  const enterpriseId = current?.id ?? '';
  const catalogue = useQuery({
    ...rewardQueries(api).catalogue(toCatalogueQuery(enterpriseId, state)),
    enabled: current !== undefined,
  });
  const basket = useBasket(enterpriseId);
  if (enterprises.data && !current) return <EnterpriseNone />;
  return (
    <div className={page}>
      <div className={head}>
        <PageHeader
          title={text.title}
          description={text.description}
          actions={current ? <Button onPress={() => setCalculating({})}>{text.open}</Button> : undefined}
        />
      </div>
      <div className={columns}>
        <div className={list}>
          <QueryBody query={catalogue} also={[enterprises]} text={text} skeleton={<ListSkeleton />}>
            {(data) => (
              <div className={found}>
                <RewardFilters catalogue={data} state={state} onChange={setState} />
                <RewardList
                  catalogue={data}
                  state={state}
                  isStale={catalogue.isPlaceholderData}
                  basket={basket}
                  onChange={setState}
                  onCalculate={(reward) => setCalculating({ reward })}
                />
              </div>
            )}
          </QueryBody>
        </div>
        <aside className={aside} aria-label={text.basket.title}>
          <Basket basket={basket} />
        </aside>
      </div>
      <BasketBar basket={basket} />
      <CalculatorDialog
        enterpriseId={enterpriseId}
        calculating={calculating}
        basket={basket}
        onClose={() => setCalculating(undefined)}
      />
    </div>
  );
}

const ListSkeleton = () => (
  <div className={bones} aria-hidden="true">
    <Skeleton variant="block" height={36} />
    <Skeleton variant="row" lines={6} />
  </div>
);
