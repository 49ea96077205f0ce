'use client';
import type { Order } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, Link, toast } from '@hengce/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { orderMutations, orderQueries } from '../../data/orders';
import { stack } from './order.css';
import { useOrdersText } from './text';
import { useOrderChange } from './useOrderChange';

/** Payment through the gateway; nothing where the order cannot be paid so. The sandbox says that it moves no money. */
export function OnlinePayment({ order }: { order: Order }) {
  const text = useOrdersText().orders.pay;
  const { leave } = useFeatureHost();
  const { api, refetch, settle } = useOrderChange();
  const terms = useQuery(orderQueries(api).terms());
  const pay = useMutation({
    ...orderMutations(api).pay,
    async onSuccess({ payUrl, gateway }) {
      if (payUrl) leave?.(payUrl);
      else if (gateway === 'sandbox') toast(text.done);
    },
    async onSettled() {
      await refetch(order.id);
      settle();
    },
  });
  if (!order.actions.includes('pay')) return null;
  const payUrl = pay.data?.payUrl;
  const isSandbox = terms.data?.gateway === 'sandbox';
  return (
    <div className={stack}>
      {isSandbox ? <Alert>{text.sandboxNote}</Alert> : null}
      <div>
        <Button variant="primary" isPending={pay.isPending} onPress={() => pay.mutate(order.id)}>
          {pay.isPending ? text.paying : isSandbox ? text.sandbox : text.online}
        </Button>
      </div>
      {payUrl && !leave && /^https?:/i.test(payUrl) ? <Link href={payUrl}>{text.leave}</Link> : null}
      {pay.error && pay.error.kind !== 'aborted' ? <Alert tone="danger">{text.failed(pay.error.message)}</Alert> : null}
    </div>
  );
}
