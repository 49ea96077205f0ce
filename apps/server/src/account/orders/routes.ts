import { type Handlers, Reply } from '../../platform/contract';
import type { createPaymentService } from './payment/payments';
import type { OrderService } from './service';

type OrderOperation =
  | 'listPlans'
  | 'getSaleTerms'
  | 'quoteOrder'
  | 'createOrder'
  | 'listOrders'
  | 'getOrder'
  | 'submitOrder'
  | 'cancelOrder'
  | 'refundOrder'
  | 'uploadPaymentProof'
  | 'downloadPaymentProof'
  | 'downloadOrderDocument'
  | 'requestInvoice'
  | 'startPayment'
  | 'paySandbox'
  | 'receivePaymentNotice';

export function orderRoutes(
  orders: OrderService,
  payments: ReturnType<typeof createPaymentService>,
): Pick<Handlers<'main'>, OrderOperation> {
  return {
    listPlans: () => orders.plans(),
    getSaleTerms: () => orders.terms(),
    quoteOrder: ({ caller, body }) => orders.quote(caller.userId, body),
    async createOrder({ caller, body, headers }) {
      const order = await orders.create(caller.userId, headers['Idempotency-Key'], body);
      return new Reply(order, order.state === 'draft' ? '草稿已保存' : '订单已提交');
    },
    listOrders: ({ caller, query }) => orders.list(caller.userId, query),
    getOrder: ({ caller, params }) => orders.get(caller.userId, params.orderId),
    async submitOrder({ caller, params, body }) {
      return new Reply(await orders.submit(caller.userId, params.orderId, body), '订单已提交');
    },
    async cancelOrder({ caller, params }) {
      const order = await orders.cancel(caller.userId, params.orderId);
      return new Reply(order, order.state === 'refunding' ? '已申请退款' : '订单已取消');
    },
    async refundOrder({ caller, params }) {
      return new Reply(await orders.refund(caller.userId, params.orderId), '已申请退款');
    },
    async uploadPaymentProof({ caller, params, body }) {
      return new Reply(await orders.uploadProof(caller.userId, params.orderId, body.file), '凭证已上传，正在核对到账');
    },
    downloadPaymentProof: ({ caller, params }) => orders.downloadProof(caller.userId, params.orderId),
    downloadOrderDocument: ({ caller, params, query }) => orders.document(caller.userId, params.orderId, query.kind),
    async requestInvoice({ caller, params, body }) {
      return new Reply(await orders.requestInvoice(caller.userId, params.orderId, body), '发票信息已保存');
    },
    startPayment: ({ caller, params }) => payments.start(caller.userId, params.orderId),
    async paySandbox({ caller, body }) {
      return new Reply(await payments.paySandbox(caller.userId, body.paymentId), '沙箱支付完成');
    },
    async receivePaymentNotice({ body }) {
      await payments.receive(body);
      return null;
    },
  };
}
