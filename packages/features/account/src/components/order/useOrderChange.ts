'use client';
import type { Order } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQueryClient } from '@tanstack/react-query';
import { orderKey, orderKeys } from '../../data/orders';

/** Functions for after a change of an order: they write the reply into the cache and refetch what depends on it. */
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
