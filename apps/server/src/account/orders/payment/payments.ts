import type { MainComponents } from '@hengce/api/contract';
import type { SandboxGateway } from '../../../platform/adapters';
import { Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock, PaymentGateway, PaymentNotice } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';
import { insertEvent } from '../eventRepository';
import type { OrderService } from '../service';
import type { Transitions } from '../transitions';
import { findOwnPayment, findPayment, findUnpaid, hasTransaction, insertPayment, setPaid } from './paymentRepository';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  orders: OrderService;
  transitions: Transitions;
  gateway: PaymentGateway | null;
}

/** Service of payment by a gateway: a notice is accepted only when signed, for the right amount and once. */
export function createPaymentService({ db, clock, orders, transitions, gateway }: Dependencies) {
  const requireGateway = (): PaymentGateway => {
    if (gateway === null) throw new Rejection(409, '还没有开通在线支付，请用对公转账', 409);
    return gateway;
  };

  const receive = async (notice: PaymentNotice): Promise<void> => {
    const own = requireGateway();
    if (!own.isGenuine(notice)) throw new Rejection(403, '通知的签名不对，没有处理', 403);
    await db.transaction(async (tx) => {
      const found = await findPayment(tx, notice.paymentId, own.name);
      if (found === undefined) throw new Rejection(404, '没有找到这笔支付', 404);
      const order = await transitions.lock(tx, found.order_id);
      if (order === undefined) throw new Error('a payment without its order');
      // Read again under the lock: of ten notices at once nine find it paid.
      const payment = await findPayment(tx, found.id, own.name);
      if (payment === undefined || payment.transaction_id === notice.transactionId) return;
      if (payment.paid_at !== null || (await hasTransaction(tx, own.name, notice.transactionId)))
        throw new Rejection(409, '这笔支付已用另一个流水号入账', 409);
      if (payment.amount_fen !== notice.amountFen) throw new Rejection(409, '金额与订单不符，没有入账', 409);
      const now = clock.now();
      await setPaid(tx, payment.id, notice.transactionId, now);
      if (order.state === 'pending_payment' || order.state === 'proof_submitted') {
        await transitions.settle(tx, order, 'gateway');
      } else if (order.state === 'cancelled' || order.state === 'expired') {
        await transitions.move(tx, order, 'refunding', 'gateway', '订单结束后才收到款项，原路退回');
      } else {
        const note = '重复付款，多付的原路退回';
        await insertEvent(tx, order.id, { state: order.state, actor: 'gateway', note, at: now });
      }
    });
  };

  return {
    receive,

    async start(userId: string, orderId: string): Promise<S['Payment']> {
      const own = requireGateway();
      const order = await orders.get(userId, orderId);
      if (order.state !== 'pending_payment') {
        throw new Rejection(409, `订单${order.stateName}，不能在线支付`, 409);
      }
      const paymentId = await db.transaction(async (tx) => {
        await transitions.lock(tx, orderId);
        const unpaid = await findUnpaid(tx, orderId, own.name, order.payableFen);
        if (unpaid !== undefined) return unpaid;
        const id = createId();
        await insertPayment(tx, { id, orderId, gateway: own.name, amountFen: order.payableFen, at: clock.now() });
        return id;
      });
      const payUrl = await own.start({ paymentId, orderNo: order.orderNo, amountFen: order.payableFen });
      return { paymentId, gateway: own.name, amountFen: order.payableFen, payUrl };
    },

    /** Pays a payment of the user's own in place of the gateway, in demonstrations. */
    async paySandbox(userId: string, paymentId: string): Promise<S['Order']> {
      const own = requireGateway();
      if (own.name !== 'sandbox') throw new Rejection(409, '沙箱支付没有开通', 409);
      const payment = await findOwnPayment(db, userId, paymentId);
      if (payment === undefined) throw new Rejection(404, '没有找到这笔支付', 404);
      await receive(
        (own as SandboxGateway).pay({
          paymentId,
          transactionId: `sandbox-${paymentId}`,
          amountFen: payment.amount_fen,
          paidAt: clock.now().toISOString(),
        }),
      );
      return orders.get(userId, payment.order_id);
    },
  };
}
