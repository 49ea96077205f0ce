import type { MainComponents } from '@hengce/api/contract';
import { accountAmount } from '@hengce/text';
import { fieldRejection, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { createOrderRepository } from '../repository';
import type { Commerce } from './commerce';
import { quote } from './pricing';

type S = MainComponents['schemas'];

/**
 * Plan and price (in 分) of a purchase; an account's first one has the trial discount.
 *
 * @param exceptId the draft itself, which is no earlier order
 * @throws Rejection 400 for an unknown plan, one that an adviser prices, and extra seats that it does not offer
 */
export async function priceOf(
  db: Db,
  { plans, trialDiscountPercent }: Commerce,
  userId: string,
  purchase: S['Purchase'],
  exceptId: string | null = null,
): Promise<{ plan: S['Plan']; quoted: S['Quote'] }> {
  const { planId, billing, extraSeats = 0 } = purchase;
  const plan = plans.find(({ id }) => id === planId);
  if (plan === undefined) throw fieldRejection('planId', `没有“${planId.slice(0, 20)}”这个套餐，请刷新后重新选择`);
  const isFirst = !(await createOrderRepository(db).hasOrdered(userId, exceptId));
  const quoted = quote(plan, billing, extraSeats, isFirst ? trialDiscountPercent : 0);
  if (quoted === null) throw fieldRejection('planId', `${plan.name}由顾问报价，请联系顾问`);
  if (extraSeats > 0 && plan.extraSeatFen === null)
    throw fieldRejection('extraSeats', `${plan.name}不能增加成员，请改为0名`);
  return { plan, quoted };
}

/** Checks the price that the user was shown, in 分. @throws Rejection 409 when it is another than the quote's */
export function refuseOtherPrice(shownFen: number, { payableFen }: S['Quote']): void {
  if (shownFen === payableFen) return;
  throw new Rejection(409, `价格有变，现在应付${accountAmount(payableFen)}元，订单没有提交，请确认后重试`, 409);
}
