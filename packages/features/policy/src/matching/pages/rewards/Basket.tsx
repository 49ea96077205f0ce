'use client';
import { hasOnlyFailed } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Alert, Button, Heading, Skeleton, SkeletonDelay } from '@hengce/ui';
import { PlanView } from './PlanView';
import { basketBox, basketHead, muted, planBox } from './RewardsPage.css';
import { useRewardsText } from './text';
import type { Basket as BasketState } from './useBasket';

/** 测算清单: chosen items, and their stacking plan. */
export function Basket({ basket, hasTitle = true }: { basket: BasketState; hasTitle?: boolean }) {
  const text = useRewardsText().rewards.basket;
  const { items, plan } = basket;
  const left = plan.data?.left ?? [];
  return (
    <div className={basketBox}>
      <div className={basketHead}>
        {hasTitle ? <Heading level={2}>{text.title}</Heading> : null}
        <span className={muted}>{text.count(items.length)}</span>
        {items.length > 0 ? (
          <Button variant="quiet" size="sm" onPress={() => basket.remove(items)}>
            {text.clear}
          </Button>
        ) : null}
      </div>
      {items.length === 0 ? (
        <p className={muted}>{text.emptyBody}</p>
      ) : hasOnlyFailed(plan) ? (
        <QueryFailure query={plan} title={text.failedTitle} kept={text.failedKept} />
      ) : (
        <SkeletonDelay isLoading={!plan.data} skeleton={<Skeleton lines={6} />} label={text.planning}>
          {plan.data ? (
            <div className={planBox}>
              {left.length > 0 ? (
                <Alert
                  tone="warning"
                  action={
                    <Button size="sm" onPress={() => basket.remove(left)}>
                      {text.removeLeft}
                    </Button>
                  }
                >
                  {text.left(left.length)}
                </Alert>
              ) : null}
              <PlanView plan={plan.data} basket={basket} />
            </div>
          ) : null}
        </SkeletonDelay>
      )}
    </div>
  );
}
