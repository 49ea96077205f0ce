'use client';
import type { OrderSummary } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { accountAmount, dayAndHour } from '@hengce/text';
import { DataTable, Link } from '@hengce/ui';
import { OrderStateTag } from '../../components/order/OrderStateTag';
import { useAccountHrefs } from '../../hrefs';
import { useMyOrderText } from './text';

/** Table of orders; the first column links to each. */
export function OrderTable({ orders, isLoading }: { orders: readonly OrderSummary[]; isLoading: boolean }) {
  const text = useMyOrderText().myOrder;
  const hrefs = useAccountHrefs();
  const now = useNow();
  const { navigate } = useFeatureHost();
  const hrefOf = (id: string) => hrefs.to('orderDetail', `orderId=${id}`);
  return (
    <DataTable
      label={text.label}
      rows={orders}
      isLoading={isLoading}
      onRowAction={(id) => navigate(hrefOf(id))}
      columns={[
        {
          id: 'orderNo',
          label: text.columns.orderNo,
          isRowHeader: true,
          width: 184,
          render: ({ id, orderNo }) => (
            <Link variant="standalone" href={hrefOf(id)}>
              {orderNo}
            </Link>
          ),
        },
        { id: 'plan', label: text.columns.plan, render: ({ planName, billing }) => text.plan(planName, billing) },
        {
          id: 'amount',
          label: text.columns.amount,
          align: 'end',
          width: 120,
          render: ({ payableFen }) => accountAmount(payableFen),
        },
        { id: 'state', label: text.columns.state, width: 128, render: ({ state }) => <OrderStateTag state={state} /> },
        {
          id: 'createdAt',
          label: text.columns.createdAt,
          width: 184,
          render: ({ createdAt }) => dayAndHour(createdAt, now),
        },
      ]}
    />
  );
}
