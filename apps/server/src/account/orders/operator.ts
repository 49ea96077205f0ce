import { accountAmount } from '@hengce/text';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { noteAction } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { stateNames } from './machine';
import { issueInvoice } from './payment/invoiceRepository';
import { createOrderRepository, type OrderRow } from './repository';
import type { Transitions } from './transitions';

/** Actions of the adviser (顾问) on orders, by `npm run admin`. Each is recorded in its own transaction. */
export function createOrderDesk(db: Db, clock: Clock, transitions: Transitions) {
  const step = (
    action: string,
    orderNo: string,
    run: (tx: Db, order: OrderRow) => Promise<void>,
    detail = '',
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const id = await createOrderRepository(tx).findIdByNo(orderNo);
      const order = id === undefined ? undefined : await transitions.lock(tx, id);
      if (order === undefined) throw new Rejection(404, `没有订单${orderNo}`, 404);
      await run(tx, order);
      await noteAction(tx, { action, subject: orderNo, detail, at: clock.now() });
    });

  return {
    /** Confirms that the transfer has arrived. The amount is typed, so that a wrong one is noticed. @throws Rejection 409 for another amount than is due */
    confirm: (orderNo: string, amountFen: number): Promise<void> =>
      step(
        'confirm-order',
        orderNo,
        async (tx, order) => {
          if (amountFen !== order.payable_fen) {
            throw new Rejection(
              409,
              `应付${accountAmount(order.payable_fen)}元，到账${accountAmount(amountFen)}元，没有确认`,
              409,
            );
          }
          await transitions.settle(tx, order, 'operator');
        },
        accountAmount(amountFen),
      ),

    /** Cancels an order whose payment slip (付款凭证) shows no transfer to us. */
    rejectProof: (orderNo: string): Promise<void> =>
      step('reject-proof', orderNo, async (tx, order) => {
        if (order.state !== 'proof_submitted') {
          throw new Rejection(409, `订单${stateNames[order.state]}，没有等待核对的凭证`, 409);
        }
        await transitions.move(tx, order, 'cancelled', 'operator', '凭证与到账不符');
      }),

    /** Starts a refund, also one that the page does not allow, such as after some uses. */
    startRefund: (orderNo: string): Promise<void> =>
      step('start-refund', orderNo, (tx, order) => transitions.refund(tx, order, 'operator')),

    finishRefund: (orderNo: string): Promise<void> =>
      step('finish-refund', orderNo, (tx, order) => transitions.move(tx, order, 'refunded', 'operator')),

    issueInvoice: (orderNo: string): Promise<void> =>
      step('issue-invoice', orderNo, async (tx, order) => {
        if (order.state !== 'paid' && order.state !== 'active') throw new Rejection(409, '到账以后才能开票', 409);
        const isIssued = await issueInvoice(tx, order.id, clock.now());
        if (!isIssued) throw new Rejection(409, '没有待开的发票', 409);
      }),
  };
}
