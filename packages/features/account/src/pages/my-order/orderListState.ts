import type { OrderState } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';

/** States of an order, in their usual sequence. */
export const orderStates = [
  'draft',
  'pending_payment',
  'proof_submitted',
  'paid',
  'active',
  'refunding',
  'refunded',
  'cancelled',
  'expired',
] as const satisfies readonly OrderState[];

export interface OrderListState {
  /** State of the orders shown; absent for all. */
  state: OrderState | undefined;
  page: number;
}

export const orderListState: SearchStateCodec<OrderListState> = {
  parse(params) {
    const page = Number(params.get('page'));
    return {
      state: orderStates.find((state) => state === params.get('state')),
      page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
    };
  },
  format: ({ state, page }) =>
    new URLSearchParams({ ...(state ? { state } : {}), ...(page > 1 ? { page: String(page) } : {}) }),
};
