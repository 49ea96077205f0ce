'use client';
import type { Order } from '@hengce/api';
import { QueryFailure } from '@hengce/feature-parts';
import { Alert, Button } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Agreement } from '../../components/order/Agreement';
import { stack } from '../../components/order/order.css';
import { useConsent } from '../../components/order/useConsent';
import { useOrderChange } from '../../components/order/useOrderChange';
import { orderMutations, orderQueries } from '../../data/orders';
import { yuanOf } from '../../model/money';
import { useOrderDetailText } from './text';

/**
 * Submission of a draft at the displayed price, once the agreement is accepted; a price that changed meanwhile is shown
 * first.
 */
export function DraftPart({ order }: { order: Order }) {
  const text = useOrderDetailText().orderDetail;
  const { api, take } = useOrderChange();
  const client = useQueryClient();
  const terms = useQuery(orderQueries(api).terms());
  const agreement = terms.data?.agreement;
  const consent = useConsent(agreement?.version);
  const [presentFen, setPresentFen] = useState(order.payableFen);
  const [problem, setProblem] = useState<string>();
  const explain = async (reason: string) => {
    void terms.refetch();
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
  const send = () => {
    if (!agreement || !consent.check()) return;
    submit.mutate({ orderId: order.id, payableFen: presentFen, agreementVersion: agreement.version });
  };
  if (!agreement && (terms.isError || terms.isPaused))
    return <QueryFailure isLine query={terms} title={text.termsFailed} />;
  return (
    <div className={stack}>
      {agreement ? <Agreement agreement={agreement} consent={consent} /> : null}
      {problem ? <Alert tone="warning">{problem}</Alert> : null}
      <div>
        <Button variant="primary" isPending={submit.isPending} isDisabled={!agreement} onPress={send}>
          {submit.isPending ? text.submitting : text.submit}
        </Button>
      </div>
    </div>
  );
}
