'use client';
import { isApiError } from '@hengce/api';
import { hasOnlyFailed, useFeatureHost, usePageTitle } from '@hengce/feature-kit';
import { LinkButton, LoadFailure, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { PersonalPage } from '../../components/PersonalPage';
import { orderQueries } from '../../data/orders';
import { useAccountHrefs } from '../../hrefs';
import { OrderView } from './OrderView';
import { useOrderDetailText } from './text';

/** 订单详情 (screen 14): state, content and possible actions of an order. */
export function OrderDetailPage() {
  const text = useOrderDetailText().orderDetail;
  const { api, location } = useFeatureHost();
  const hrefs = useAccountHrefs();
  const orderId = new URLSearchParams(location.search).get('orderId') ?? '';
  const order = useQuery({ ...orderQueries(api).detail(orderId), enabled: orderId !== '' });
  usePageTitle(order.data?.orderNo);
  const { error } = order;
  const status = isApiError(error) ? error.status : undefined;
  const isAbsent = orderId === '' || status === 404 || status === 400;
  if (isAbsent && !order.data) {
    return (
      <PersonalPage current="myOrder">
        <StateView
          kind="notFound"
          headingLevel={1}
          title={text.absentTitle}
          description={text.absentBody}
          primaryAction={<LinkButton href={hrefs.to('myOrder')}>{text.toOrders}</LinkButton>}
        />
      </PersonalPage>
    );
  }
  return (
    <PersonalPage current="myOrder">
      {hasOnlyFailed(order) ? (
        <LoadFailure
          headingLevel={1}
          error={error}
          title={text.loadFailed}
          kept={text.kept}
          onRetry={() => void order.refetch()}
        />
      ) : (
        <SkeletonDelay
          isLoading={order.isPending}
          skeleton={<Skeleton variant="card" lines={6} />}
          label={text.loading}
        >
          {order.data ? <OrderView order={order.data} /> : null}
        </SkeletonDelay>
      )}
    </PersonalPage>
  );
}
