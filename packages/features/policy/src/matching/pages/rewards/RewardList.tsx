'use client';
import type { Reward, RewardCatalogue } from '@hengce/api';
import { Alert, Button, Heading, LinkButton, Pagination, Select, StateView } from '@hengce/ui';
import { usePageHref } from '../../../shared/hooks/usePageHref';
import { usePolicyText } from '../../../shared/text';
import { RewardRow } from './RewardRow';
import { listHead, muted, pages, rows } from './RewardsPage.css';
import { hasFilters, lastPage, maxItems, noFilters, pageSize, type RewardsState, rewardsState } from './rewardsState';
import { useRewardsText } from './text';
import type { Basket } from './useBasket';

export interface RewardListProps {
  catalogue: RewardCatalogue;
  state: RewardsState;
  /** Whether the rows are those of the filters before. */
  isStale: boolean;
  basket: Basket;
  onChange: (patch: Partial<RewardsState>) => void;
  onCalculate: (reward: Reward) => void;
}

/** Items that pass the filters, ten to a page, or the empty state. */
export function RewardList({ catalogue, state, isStale, basket, onChange, onCalculate }: RewardListProps) {
  const text = useRewardsText().rewards;
  const { rows: rewards, total } = catalogue;
  const pageCount = Math.max(1, Math.min(lastPage, Math.ceil(total / pageSize)));
  const beyond = usePolicyText().search;
  const hrefFor = usePageHref(rewardsState, state);
  const clear = <Button onPress={() => onChange(noFilters)}>{text.clear}</Button>;
  if (!isStale && state.page > pageCount)
    return (
      <StateView
        kind="empty"
        title={beyond.beyondTitle(state.page, pageCount)}
        primaryAction={<LinkButton href={hrefFor(1)}>{beyond.firstPage}</LinkButton>}
      />
    );
  if (rewards.length === 0)
    return hasFilters(state) ? (
      <StateView kind="noResult" title={text.noneTitle} description={text.noneBody} primaryAction={clear} />
    ) : (
      <StateView kind="empty" title={text.emptyTitle} description={text.emptyBody} />
    );
  return (
    <section aria-label={text.catalogue}>
      <div className={listHead}>
        <Heading level={2}>{text.catalogue}</Heading>
        <span className={muted} aria-live="polite">
          {text.total(total)}
        </span>
        <Select
          label={text.sort}
          isLabelHidden
          variant="quiet"
          selectedKey={state.sort}
          onSelectionChange={(sort) => onChange({ sort: sort as RewardsState['sort'], page: 1 })}
          items={(['window', 'amount'] as const).map((id) => ({ id, label: text.sorts[id] }))}
        />
      </div>
      {basket.isFull ? <Alert tone="warning">{text.full(maxItems)}</Alert> : null}
      <ul className={rows} aria-busy={isStale}>
        {rewards.map((reward) => (
          <li key={reward.id}>
            <RewardRow reward={reward} basket={basket} onCalculate={() => onCalculate(reward)} />
          </li>
        ))}
      </ul>
      <div className={pages}>
        <Pagination page={state.page} pageCount={pageCount} hrefFor={hrefFor} />
      </div>
    </section>
  );
}
