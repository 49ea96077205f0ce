import type { Billing } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';

export interface PurchaseState {
  /** Id of the plan; empty for the first with a price. */
  plan: string;
  billing: Billing;
  extraSeats: number;
}
export const maxExtraSeats = 200;

export const purchaseState: SearchStateCodec<PurchaseState> = {
  parse(params) {
    const seats = Number(params.get('seats'));
    return {
      plan: params.get('plan') ?? '',
      billing: params.get('billing') === 'quarter' ? 'quarter' : 'year',
      extraSeats: Number.isInteger(seats) && seats > 0 ? Math.min(seats, maxExtraSeats) : 0,
    };
  },
  format: ({ plan, billing, extraSeats }) =>
    new URLSearchParams({
      ...(plan ? { plan } : {}),
      ...(billing === 'quarter' ? { billing } : {}),
      ...(extraSeats > 0 ? { seats: String(extraSeats) } : {}),
    }),
};
