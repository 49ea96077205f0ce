'use client';
import { hasOnlyFailed, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { FilterChip, LinkButton, PageHeader, Pagination, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useOrdersText } from '../../components/order/text';
import { PersonalPage } from '../../components/PersonalPage';
import { orderQueries, ordersPerPage } from '../../data/orders';
import { useAccountHrefs } from '../../hrefs';
import { page, states } from './MyOrderPage.css';
import { OrderEmpty } from './OrderEmpty';
import { OrderTable } from './OrderTable';
import { orderListState, orderStates } from './orderListState';
import { useMyOrderText } from './text';

/** 我的订单: orders, newest first; the state filter is in the address. */
export function MyOrderPage() {
  const text = useMyOrderText().myOrder;
  const names = useOrdersText().orders.states;
  const { api } = useFeatureHost();
  const hrefs = useAccountHrefs();
  const [state, setState] = useSearchState(orderListState);
  const orders = useQuery(orderQueries(api).list(state.state, state.page));
  const hasFailed = hasOnlyFailed(orders);
  return (
    <PersonalPage current="myOrder">
      <div className={page}>
        <PageHeader
          title={text.title}
          actions={<LinkButton href={hrefs.to('purchaseEquity')}>{text.plans}</LinkButton>}
        />
        <fieldset className={states} aria-label={text.states}>
          {([undefined, ...orderStates] as const).map((each) => (
            <FilterChip
              key={each ?? 'all'}
              isSelected={state.state === each}
              onChange={() => setState({ state: each, page: 1 })}
            >
              {each ? names[each] : text.all}
            </FilterChip>
          ))}
        </fieldset>
        {hasFailed ? (
          <QueryFailure query={orders} title={text.failed} kept={text.kept} />
        ) : (
          <SkeletonDelay
            isLoading={orders.isPending}
            skeleton={<Skeleton variant="card" lines={4} />}
            label={text.loading}
          >
            {orders.data?.total === 0 ? (
              <OrderEmpty state={state.state} onAll={() => setState({ state: undefined, page: 1 })} />
            ) : (
              <div className={page}>
                <OrderTable orders={orders.data?.rows ?? []} isLoading={orders.isPlaceholderData} />
                <Pagination
                  page={state.page}
                  pageCount={Math.ceil((orders.data?.total ?? 0) / ordersPerPage)}
                  total={orders.data?.total ?? 0}
                  onChange={(next) => setState({ page: next })}
                />
              </div>
            )}
          </SkeletonDelay>
        )}
      </div>
    </PersonalPage>
  );
}
