'use client';
import type { OrderState } from '@hengce/api';
import { Button, LinkButton, StateView } from '@hengce/ui';
import { useOrdersText } from '../../components/order/text';
import { useAccountHrefs } from '../../hrefs';
import { useMyOrderText } from './text';

/** Empty state of the orders: none fit the filter, or there are none yet. */
export function OrderEmpty({ state, onAll }: { state: OrderState | undefined; onAll: () => void }) {
  const text = useMyOrderText().myOrder;
  const names = useOrdersText().orders.states;
  const hrefs = useAccountHrefs();
  if (state) {
    return (
      <StateView
        kind="noResult"
        title={text.noneTitle(names[state])}
        description={text.noneBody}
        primaryAction={<Button onPress={onAll}>{text.all}</Button>}
      />
    );
  }
  return (
    <StateView
      kind="empty"
      title={text.emptyTitle}
      description={text.emptyBody}
      primaryAction={
        <LinkButton variant="primary" href={hrefs.to('purchaseEquity')}>
          {text.plans}
        </LinkButton>
      }
    />
  );
}
