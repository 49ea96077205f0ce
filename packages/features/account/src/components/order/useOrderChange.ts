'use client';
import type { Order } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQueryClient } from '@tanstack/react-query';
import { orderKey, orderKeys } from '../../data/orders';

/** What every change of an order does afterwards: the page shows its answer, and what depends on it is asked for anew. */
export function useOrderChange() {
  const client = useQueryClient();
  const { api } = useFeatureHost();
  const settle = () => {
    for (const queryKey of orderKeys) void client.invalidateQueries({ queryKey });
  };
  return {
    api,
    take(order: Order) {
      client.setQueryData(orderKey(order.id), order);
      settle();
    },
    refetch: (orderId: string) => client.invalidateQueries({ queryKey: orderKey(orderId) }),
    settle,
  };
}
