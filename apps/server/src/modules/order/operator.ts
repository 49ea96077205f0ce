import { Rejection } from '../../contract/Rejection';
import type { Db } from '../../db/Db';
import type { Clock } from '../../ports/clock';
import { stateNames } from './machine';
import { createOrderRepository, type OrderRow } from './repository';
import { yuan } from './service';
import type { Transitions } from './transitions';

/** What the adviser does with orders, by `npm run admin`. */
export function createOrderDesk(db: Db, clock: Clock, transitions: Transitions) {
  const withOrder = (orderNo: string, run: (tx: Db, order: OrderRow) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      const orders = createOrderRepository(tx);
      const id = await orders.findIdByNo(orderNo);
      const order = id === undefined ? undefined : await orders.lock(id);
      if (order === undefined) throw new Rejection(404, `没有订单${orderNo}`, 404);
      await run(tx, order);
    });

  return {
    /** The transfer is on the account. The amount is typed, so that a wrong transfer is noticed. */
    confirm: (orderNo: string, amountFen: number): Promise<void> =>
      withOrder(orderNo, async (tx, order) => {
        if (amountFen !== order.payable_fen) {
          throw new Rejection(409, `应付${yuan(order.payable_fen)}元，到账${yuan(amountFen)}元，没有确认`, 409);
        }
        await transitions.settle(tx, order, 'operator');
      }),

    /** The slip shows no transfer of ours. */
    rejectProof: (orderNo: string): Promise<void> =>
      withOrder(orderNo, async (tx, order) => {
        if (order.state !== 'proof_submitted') {
          throw new Rejection(409, `订单${stateNames[order.state]}，没有等待核对的凭证`, 409);
        }
        await transitions.move(tx, order, 'cancelled', 'operator', '凭证与到账不符');
      }),

    /** What the page does not allow, such as after some uses. What was granted ends at once. */
    startRefund: (orderNo: string): Promise<void> =>
      withOrder(orderNo, async (tx, order) => {
        await createOrderRepository(tx).endEquities(order.id, clock.now());
        await transitions.move(tx, order, 'refunding', 'operator');
      }),

    finishRefund: (orderNo: string): Promise<void> =>
      withOrder(orderNo, (tx, order) => transitions.move(tx, order, 'refunded', 'operator')),

    issueInvoice: (orderNo: string): Promise<void> =>
      withOrder(orderNo, async (tx, order) => {
        if (order.state !== 'paid' && order.state !== 'active') throw new Rejection(409, '到账以后才能开票', 409);
        const isIssued = await createOrderRepository(tx).issueInvoice(order.id, clock.now());
        if (!isIssued) throw new Rejection(409, '没有待开的发票', 409);
      }),
  };
}
