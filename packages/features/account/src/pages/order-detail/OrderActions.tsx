'use client';
import type { Order } from '@hengce/api';
import { Alert, Button, ConfirmDialog, toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { stack } from '../../components/order/order.css';
import { useOrderChange } from '../../components/order/useOrderChange';
import { orderMutations } from '../../data/orders';
import { yuanOf } from '../../model/money';
import { useOrderDetailText } from './text';

/** Buttons for cancelling and refunding, each with a dialog that states its rule. */
export function OrderActions({ order }: { order: Order }) {
  const text = useOrderDetailText().orderDetail;
  const { api, take, refetch } = useOrderChange();
  const amount = yuanOf(order.payableFen);
  const [asked, setAsked] = useState<'cancel' | 'refund'>();
  const options = (done: string) => ({
    onSuccess(changed: Order) {
      take(changed);
      setAsked(undefined);
      toast(done);
    },
    // Somebody was faster: the page shows how it stands now.
    onError: () => void refetch(order.id),
  });
  const cancel = useMutation({ ...orderMutations(api).cancel, ...options(text.cancelled) });
  const refund = useMutation({ ...orderMutations(api).refund, ...options(text.refunded(amount)) });
  const ask = (what: 'cancel' | 'refund') => {
    cancel.reset();
    refund.reset();
    setAsked(what);
  };
  const isRefund = asked === 'refund';
  const active = isRefund ? refund : cancel;
  const rule = isRefund ? text.refundBody(amount) : order.proof ? text.cancelSentBody : text.cancelBody;
  return (
    <>
      {order.actions.includes('cancel') ? (
        <Button variant="quiet" onPress={() => ask('cancel')}>
          {text.cancel}
        </Button>
      ) : null}
      {order.actions.includes('refund') ? (
        <Button variant="quiet" onPress={() => ask('refund')}>
          {text.refund}
        </Button>
      ) : null}
      <ConfirmDialog
        title={isRefund ? text.refundTitle : text.cancelTitle}
        body={
          <div className={stack}>
            <p>{rule}</p>
            {active.error ? <Alert tone="danger">{text.failed(active.error.message)}</Alert> : null}
          </div>
        }
        cancelLabel={text.keep}
        confirmLabel={
          active.isPending ? (isRefund ? text.refunding : text.cancelling) : isRefund ? text.refund : text.cancel
        }
        tone="danger"
        isPending={active.isPending}
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
        onConfirm={() => active.mutate(order.id)}
      />
    </>
  );
}
