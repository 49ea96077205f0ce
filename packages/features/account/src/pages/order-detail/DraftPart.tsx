'use client';
import type { Order } from '@hengce/api';
import { Alert, Button } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stack } from '../../components/order/order.css';
import { useOrderChange } from '../../components/order/useOrderChange';
import { orderMutations, orderQueries } from '../../data/orders';
import { yuanOf } from '../../model/money';
import { useOrderDetailText } from './text';

/** Goes on with a draft at the price that is shown; a price that changed meanwhile is said first. */
export function DraftPart({ order }: { order: Order }) {
  const text = useOrderDetailText().orderDetail;
  const { api, take } = useOrderChange();
  const client = useQueryClient();
  const [presentFen, setPresentFen] = useState(order.payableFen);
  const [problem, setProblem] = useState<string>();
  const explain = async (reason: string) => {
    const { planId, billing, extraSeats } = order;
    const purchase = { planId, billing, extraSeats };
    const quoted = await client.fetchQuery(orderQueries(api).quote(purchase)).catch(() => undefined);
    const isChanged = quoted !== undefined && quoted.payableFen !== presentFen;
    if (isChanged) setPresentFen(quoted.payableFen);
    setProblem(
      isChanged ? text.priceChanged(yuanOf(presentFen), yuanOf(quoted.payableFen)) : text.notSubmitted(reason),
    );
  };
  const submit = useMutation({
    ...orderMutations(api).submit,
    onMutate: () => setProblem(undefined),
    onSuccess: take,
    onError: (error) => void explain(error.message),
  });
  return (
    <div className={stack}>
      {problem ? <Alert tone="warning">{problem}</Alert> : null}
      <div>
        <Button
          variant="primary"
          isPending={submit.isPending}
          onPress={() => submit.mutate({ orderId: order.id, payableFen: presentFen })}
        >
          {submit.isPending ? text.submitting : text.submit}
        </Button>
      </div>
    </div>
  );
}
