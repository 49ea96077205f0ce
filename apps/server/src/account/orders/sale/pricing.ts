import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];

const billingNames: Readonly<Record<S['Billing'], string>> = { year: '年付', quarter: '季付' };
export const billingMonths: Readonly<Record<S['Billing'], number>> = { year: 12, quarter: 3 };

/**
 * Cost of a purchase, in 分; null for a plan that an adviser prices. `discountPercent` (10: a tenth less) is taken off the
 * plan alone, not the extra seats, rounded down to whole yuan. Extra seats that the plan does not sell are left out.
 */
export function quote(
  plan: S['Plan'],
  billing: S['Billing'],
  extraSeats: number,
  discountPercent: number,
): S['Quote'] | null {
  if (plan.prices === null) return null;
  const planFen = plan.prices[billing];
  const items: S['OrderItem'][] = [
    item(
      `${plan.name}，${billingNames[billing]}`,
      plan.seats === null ? `开通后${billingMonths[billing]}个月` : `${plan.seats}名成员`,
      1,
      planFen,
    ),
  ];
  if (extraSeats > 0 && plan.extraSeatFen !== null) {
    items.push(item('增加成员', '有效期同主套餐', extraSeats, plan.extraSeatFen[billing]));
  }
  const totalFen = items.reduce((sum, { amountFen }) => sum + amountFen, 0);
  // Of the plan alone, rounded down to whole yuan, in favour of round figures on the invoice.
  const discountFen = Math.floor((planFen * discountPercent) / 10_000) * 100;
  return {
    items,
    totalFen,
    discountFen,
    discountName: discountFen > 0 ? '试用转正优惠' : null,
    payableFen: totalFen - discountFen,
  };
}

const item = (name: string, detail: string, quantity: number, unitFen: number): S['OrderItem'] => ({
  name,
  detail,
  quantity,
  unitFen,
  amountFen: quantity * unitFen,
});
