'use client';
import { hasOnlyFailed, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { Button, LoadFailure, Pane, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdviserDialog } from '../../components/order/AdviserDialog';
import { orderQueries } from '../../data/orders';
import { OrderForm } from './OrderForm';
import { PlanChoice } from './PlanChoice';
import { frame, main } from './PurchaseEquityPage.css';
import { purchaseState } from './purchaseState';
import { usePurchaseEquityText } from './text';

/** 套餐购买 (screen 15): plans side by side, and the order form of the chosen one. */
export function PurchaseEquityPage() {
  const text = usePurchaseEquityText().purchaseEquity;
  const { api } = useFeatureHost();
  const [state, setState] = useSearchState(purchaseState);
  const [isAsking, setIsAsking] = useState(false);
  const plans = useQuery(orderQueries(api).plans());
  const terms = useQuery(orderQueries(api).terms());

  if (hasOnlyFailed(plans) || hasOnlyFailed(terms)) {
    const retry = () => void Promise.all([plans.refetch(), terms.refetch()]);
    return (
      <LoadFailure
        size="page"
        error={plans.error ?? terms.error}
        title={text.failed}
        kept={text.kept}
        onRetry={retry}
      />
    );
  }
  if (!plans.data || !terms.data) {
    return (
      <div className={main}>
        <SkeletonDelay isLoading skeleton={<Skeleton variant="card" lines={6} />} label={text.loading}>
          {null}
        </SkeletonDelay>
      </div>
    );
  }
  const adviser = terms.data.adviser;
  const ask = () => setIsAsking(true);
  const sold = plans.data.filter(({ prices }) => prices);
  const plan = sold.find(({ id }) => id === state.plan) ?? sold[0];
  return (
    <>
      {plans.data.length === 0 ? (
        <StateView
          kind="empty"
          size="page"
          title={text.emptyTitle}
          description={text.emptyBody}
          primaryAction={<Button onPress={ask}>{text.contact}</Button>}
        />
      ) : (
        <div className={frame}>
          <PlanChoice {...{ plans: plans.data, plan, state, setState }} onContact={ask} />
          {plan ? (
            <Pane label={text.order.title}>
              <OrderForm
                // A draft of another plan begins without what was said about the former.
                key={plan.id}
                {...{ plan, state, setState, terms: terms.data }}
              />
            </Pane>
          ) : null}
        </div>
      )}
      <AdviserDialog adviser={adviser} isOpen={isAsking} onOpenChange={setIsAsking} />
    </>
  );
}
