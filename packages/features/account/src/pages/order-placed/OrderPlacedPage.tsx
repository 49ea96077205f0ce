'use client';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { orderQueries } from '../../data/orders';
import { OrderGuide } from './OrderGuide';
import { page, parts } from './OrderPlacedPage.css';
import { PlacedOrder } from './PlacedOrder';
import { useOrderPlacedText } from './text';

/** 下单确认与付款说明: the submitted order and how to pay it; without one, how buying works. */
export function OrderPlacedPage() {
  const text = useOrderPlacedText().orderPlaced;
  const { api, location } = useFeatureHost();
  const orderId = new URLSearchParams(location.search).get('orderId') ?? '';
  const terms = useQuery(orderQueries(api).terms());
  const order = useQuery({ ...orderQueries(api).detail(orderId), enabled: orderId !== '' });
  const failed = [terms, order].find(hasOnlyFailed);
  if (failed) return <QueryFailure size="page" query={failed} title={text.failed} kept={text.kept} />;
  const isLoading = terms.isPending || (orderId !== '' && order.isPending);
  return (
    <div className={page}>
      <SkeletonDelay isLoading={isLoading} skeleton={<Skeleton variant="card" lines={5} />} label={text.loading}>
        <div className={parts}>
          {terms.data && order.data ? <PlacedOrder order={order.data} terms={terms.data} /> : null}
          {terms.data && orderId === '' ? <OrderGuide terms={terms.data} /> : null}
        </div>
      </SkeletonDelay>
    </div>
  );
}
