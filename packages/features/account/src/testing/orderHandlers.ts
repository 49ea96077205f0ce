import type { Invoice, Order, Plan, Quote, SaleTerms } from '@hengce/api';
import { getEquity, getSaleTerms, listPlans } from '@hengce/api/examples';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { delay, HttpResponse } from 'msw';
import { orderIn, sampleLedger, sampleOrder } from './orderFixtures';

interface ShopOptions {
  orders?: readonly Order[];
  plans?: readonly Plan[];
  terms?: Partial<SaleTerms>;
}

const discountFen = (plan: Plan, billing: 'year' | 'quarter') => Math.floor((plan.prices?.[billing] ?? 0) / 1000) * 100;

/** What an order comes to; `raiseFen` is added to the price of its plan. */
function quoteOf(plans: readonly Plan[], body: URLSearchParams, raiseFen: number): Quote {
  const plan = plans.find(({ id }) => id === body.get('planId')) ?? (plans[0] as Plan);
  const billing = body.get('billing') === 'quarter' ? 'quarter' : 'year';
  const seats = Number(body.get('extraSeats') ?? 0);
  const planFen = (plan.prices?.[billing] ?? 0) + raiseFen;
  const seatFen = plan.extraSeatFen?.[billing] ?? 0;
  const items = [
    {
      name: `${plan.name}，${billing === 'year' ? '年付' : '季付'}`,
      detail: plan.seats === null ? (billing === 'year' ? '开通后12个月' : '开通后3个月') : `${plan.seats}名成员`,
      quantity: 1,
      unitFen: planFen,
      amountFen: planFen,
    },
    ...(seats > 0
      ? [
          {
            name: '增加成员',
            detail: '有效期同主套餐',
            quantity: seats,
            unitFen: seatFen,
            amountFen: seats * seatFen,
          },
        ]
      : []),
  ];
  const totalFen = items.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const off = discountFen(plan, billing);
  return { items, totalFen, discountFen: off, discountName: '试用转正优惠', payableFen: totalFen - off };
}

/** Handlers over plans and orders in memory: submitted, uploaded and cancelled ones are there afterwards. */
export function createShop({ orders = [], plans = listPlans, terms = {} }: ShopOptions = {}) {
  const own = new Map(orders.map((order) => [order.id, order]));
  const keys = new Map<string, Order>();
  let raiseFen = 0;
  let agreement = terms.agreement ?? getSaleTerms.agreement;
  const sent: Record<string, string>[] = [];

  const price = (body: URLSearchParams) => quoteOf(plans, body, raiseFen);
  const find = (id: string | readonly string[] | undefined) => own.get(String(id));
  const absent = HttpResponse.json(fail(404, '没有找到这张订单', 404), { status: 404 });
  const change = (id: string, patch: Partial<Order>, msg: string) => {
    const order = { ...(own.get(id) ?? sampleOrder), ...patch };
    own.set(id, order);
    return ok(order, msg);
  };

  return {
    /** What was sent to create and submit orders, in its order. */
    sent,
    /** The plan costs more from now on. */
    raise(fen: number) {
      raiseFen = fen;
    },
    /** The agreement has a new version from now on. */
    renew(version: string) {
      agreement = { ...agreement, version };
    },
    handlers: [
      mainHttp.get('/api/v1/order/plans', ({ response }) => response(200).json(ok([...plans]))),
      mainHttp.get('/api/v1/order/terms', ({ response }) =>
        response(200).json(ok({ ...getSaleTerms, ...terms, agreement })),
      ),
      mainHttp.post('/api/v1/order/quote', async ({ request, response }) =>
        response(200).json(ok(price(new URLSearchParams(await request.clone().text())))),
      ),
      mainHttp.post('/api/v1/order/create', async ({ request, response }) => {
        const body = new URLSearchParams(await request.clone().text());
        const key = request.headers.get('Idempotency-Key') ?? '';
        sent.push({ ...Object.fromEntries(body), key });
        const quote = price(body);
        const earlier = keys.get(key);
        if (body.get('asDraft') !== 'true' && body.get('agreementVersion') !== agreement.version) {
          const message = `服务订购协议已更新为${agreement.version}版，请重新阅读并同意`;
          return response.untyped(HttpResponse.json(fail(409, message, 409), { status: 409 }));
        }
        if (earlier) return response(200).json(ok(earlier, '订单已提交'));
        if (Number(body.get('payableFen')) !== quote.payableFen) {
          const message = `价格有变，现在应付${(quote.payableFen / 100).toFixed(2)}元，订单没有提交，请确认后重试`;
          return response.untyped(HttpResponse.json(fail(409, message, 409), { status: 409 }));
        }
        const base = body.get('asDraft') === 'true' ? orderIn.draft : orderIn.pending_payment;
        const order: Order = {
          ...base,
          ...quote,
          id: `new${own.size + 1}`,
          payMethod: body.get('payMethod') === 'gateway' ? 'gateway' : 'bank_transfer',
          planId: body.get('planId') ?? 'team',
          planName: plans.find(({ id }) => id === body.get('planId'))?.name ?? '',
          invoice: null,
        };
        keys.set(key, order);
        own.set(order.id, order);
        return response(200).json(ok(order, '订单已提交'));
      }),
      mainHttp.get('/api/v1/order/list', ({ query, response }) => {
        const found = [...own.values()].filter(({ state }) => (query.get('state') ?? state) === state);
        const start = (Number(query.get('pageNum') ?? 1) - 1) * 10;
        return response(200).json(ok({ rows: found.slice(start, start + 10), total: found.length }));
      }),
      mainHttp.get('/api/v1/order/detail/{orderId}', ({ params, response }) => {
        const order = find(params.orderId);
        return order ? response(200).json(ok(order)) : response.untyped(absent.clone() as typeof absent);
      }),
      mainHttp.post('/api/v1/order/submit/{orderId}', async ({ request, params, response }) => {
        const order = find(params.orderId) ?? sampleOrder;
        const body = new URLSearchParams(await request.clone().text());
        sent.push(Object.fromEntries(body));
        const shown = Number(body.get('payableFen'));
        const payableFen = order.payableFen + raiseFen;
        if (shown !== payableFen) {
          own.set(order.id, { ...order, payableFen });
          const message = `价格有变，现在应付${(payableFen / 100).toFixed(2)}元，订单没有提交，请确认后重试`;
          return response.untyped(HttpResponse.json(fail(409, message, 409), { status: 409 }));
        }
        const { state, stateName, timeline, actions, documents, payBy } = orderIn.pending_payment;
        const patch = { state, stateName, timeline, actions, documents, payBy };
        return response(200).json(change(order.id, patch, '订单已提交'));
      }),
      mainHttp.post('/api/v1/order/cancel/{orderId}', ({ params, response }) => {
        const { state, stateName, timeline, actions } = orderIn.cancelled;
        return response(200).json(
          change(String(params.orderId), { state, stateName, timeline, actions }, '订单已取消'),
        );
      }),
      mainHttp.post('/api/v1/order/refund/{orderId}', ({ params, response }) =>
        response(200).json(change(String(params.orderId), orderIn.refunding, '已申请退款')),
      ),
      mainHttp.post('/api/v1/order/proof/{orderId}', async ({ params, request, response }) => {
        const file = (await request.clone().formData()).get('file') as File;
        const { state, stateName, timeline } = orderIn.proof_submitted;
        const proof = { fileName: file.name, size: file.size, uploadedAt: '2026-11-20T02:24:00.000Z' };
        return response(200).json(
          change(String(params.orderId), { state, stateName, timeline, proof }, '凭证已上传，正在核对到账'),
        );
      }),
      mainHttp.post('/api/v1/order/invoice/{orderId}', async ({ request, params, response }) => {
        const body = Object.fromEntries(new URLSearchParams(await request.clone().text()));
        const invoice = { ...body, state: 'requested' } as unknown as Invoice;
        return response(200).json(change(String(params.orderId), { invoice }, '发票信息已保存'));
      }),
      mainHttp.post('/api/v1/order/pay/{orderId}', ({ params, response }) =>
        response(200).json(
          ok({
            paymentId: String(params.orderId),
            gateway: terms.gateway ?? 'sandbox',
            amountFen: sampleOrder.payableFen,
            payUrl: terms.gateway && terms.gateway !== 'sandbox' ? `https://${terms.gateway}.example/pay` : null,
          }),
        ),
      ),
      mainHttp.post('/api/v1/order/sandboxPayment', async ({ request, response }) => {
        const id = new URLSearchParams(await request.clone().text()).get('paymentId') ?? '';
        return response(200).json(
          change(id, { ...orderIn.active, id, proof: null, paidBy: 'gateway' }, '沙箱支付完成'),
        );
      }),
      ...equityHandlers,
    ],
  };
}

const equityHandlers = [
  mainHttp.get('/api/v1/equity/overview', ({ response }) => response(200).json(ok(getEquity))),
  mainHttp.get('/api/v1/equity/ledger', ({ query, response }) => {
    const found = sampleLedger.filter(({ module }) => (query.get('module') ?? module) === module);
    const size = Number(query.get('pageSize') ?? 10);
    const start = (Number(query.get('pageNum') ?? 1) - 1) * size;
    return response(200).json(ok({ rows: found.slice(start, start + size), total: found.length }));
  }),
];

const reads = {
  plans: '/api/v1/order/plans',
  list: '/api/v1/order/list',
  detail: '/api/v1/order/detail/{orderId}',
  equity: '/api/v1/equity/overview',
  ledger: '/api/v1/equity/ledger',
} as const;
const writes = {
  create: '/api/v1/order/create',
  proof: '/api/v1/order/proof/{orderId}',
  cancel: '/api/v1/order/cancel/{orderId}',
  invoice: '/api/v1/order/invoice/{orderId}',
} as const;

/** Handler with which a call fails at the network. */
export const orderReadFails = (name: keyof typeof reads) =>
  mainHttp.get(reads[name], ({ response }) => response.untyped(HttpResponse.error()));
export const orderReadHangs = (name: keyof typeof reads) =>
  mainHttp.get(reads[name], async ({ response }) => {
    await delay('infinite');
    return response.untyped(HttpResponse.error());
  });
/** Handler that refuses a call with a message of the server. */
export const orderRefuses = (name: keyof typeof writes, status: number, message: string) =>
  mainHttp.post(writes[name], ({ response }) =>
    response.untyped(HttpResponse.json(fail(status, message, status), { status })),
  );
