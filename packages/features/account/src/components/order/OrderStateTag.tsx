'use client';
import type { OrderState } from '@hengce/api';
import { Tag, type TagTone } from '@hengce/ui';
import { useOrdersText } from './text';

const tones: Partial<Record<OrderState, TagTone>> = {
  pending_payment: 'warning',
  proof_submitted: 'accent',
  paid: 'success',
  active: 'success',
  refunding: 'warning',
};

/** Tag with the state of an order. */
export function OrderStateTag({ state }: { state: OrderState }) {
  return <Tag tone={tones[state] ?? 'neutral'}>{useOrdersText().orders.states[state]}</Tag>;
}
