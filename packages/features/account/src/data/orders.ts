import {
  type Api,
  call,
  download,
  type InvoiceBody,
  type OrderDocumentKind,
  type OrderState,
  type PayMethod,
  type Purchase,
} from '@hengce/api';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const orderKey = (orderId: string) => mainKey('getOrder', orderId);
/**
 * Keys of the queries that an order changes besides itself: lists of orders, equities, the price of the next
 * order, and the user's info.
 */
export const orderKeys = [mainKey('listOrders'), mainKey('getEquity'), mainKey('quoteOrder'), mainKey('getUserInfo')];
export const ordersPerPage = 10;

const params = (orderId: string) => ({ params: { path: { orderId } } });

export const orderQueries = ({ main }: Api) => ({
  plans: () =>
    queryOptions({
      queryKey: mainKey('listPlans'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/order/plans', { signal })),
    }),
  terms: () =>
    queryOptions({
      queryKey: mainKey('getSaleTerms'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/order/terms', { signal })),
    }),
  /** The price, which the server alone knows. */
  quote: (purchase: Purchase) =>
    queryOptions({
      queryKey: mainKey('quoteOrder', purchase),
      queryFn: ({ signal }) => call(main.POST('/api/v1/order/quote', { body: purchase, signal })),
      placeholderData: keepPreviousData,
      // A price that is about to be paid is asked for anew.
      staleTime: 0,
    }),
  list: (state: OrderState | undefined, pageNum: number) =>
    queryOptions({
      queryKey: mainKey('listOrders', state, pageNum),
      queryFn: ({ signal }) => {
        const query = { pageNum, pageSize: ordersPerPage, ...(state ? { state } : {}) };
        return call(main.GET('/api/v1/order/list', { params: { query }, signal }));
      },
      placeholderData: keepPreviousData,
    }),
  detail: (orderId: string) =>
    queryOptions({
      queryKey: orderKey(orderId),
      queryFn: ({ signal }) => call(main.GET('/api/v1/order/detail/{orderId}', { ...params(orderId), signal })),
      // The adviser may have confirmed it meanwhile.
      refetchOnWindowFocus: 'always',
    }),
});

export interface NewOrder extends Purchase {
  /** Key that is the same for every retry of an order. */
  idempotencyKey: string;
  payMethod: PayMethod;
  payableFen: number;
  asDraft: boolean;
  /** Version of the agreement that the user accepted; absent for a draft. */
  agreementVersion?: string;
}

export const orderMutations = ({ main }: Api) => ({
  create: apiMutation(({ idempotencyKey, ...body }: NewOrder) =>
    call(main.POST('/api/v1/order/create', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
  ),
  submit: apiMutation(({ orderId, ...body }: { orderId: string; payableFen: number; agreementVersion: string }) =>
    call(main.POST('/api/v1/order/submit/{orderId}', { ...params(orderId), body })),
  ),
  cancel: apiMutation((orderId: string) => call(main.POST('/api/v1/order/cancel/{orderId}', params(orderId)))),
  refund: apiMutation((orderId: string) => call(main.POST('/api/v1/order/refund/{orderId}', params(orderId)))),
  uploadProof: apiMutation(({ orderId, file }: { orderId: string; file: File }) => {
    const form = new FormData();
    form.append('file', file);
    const options = { ...params(orderId), body: { file }, bodySerializer: () => form };
    return call(main.POST('/api/v1/order/proof/{orderId}', options));
  }),
  downloadProof: apiMutation((orderId: string) =>
    download(main.GET('/api/v1/order/proofFile/{orderId}', { ...params(orderId), parseAs: 'blob' })),
  ),
  downloadDocument: apiMutation(({ orderId, kind }: { orderId: string; kind: OrderDocumentKind }) =>
    download(
      main.GET('/api/v1/order/document/{orderId}', {
        params: { path: { orderId }, query: { kind } },
        parseAs: 'blob',
      }),
    ),
  ),
  requestInvoice: apiMutation(({ orderId, ...body }: InvoiceBody & { orderId: string }) =>
    call(main.POST('/api/v1/order/invoice/{orderId}', { ...params(orderId), body })),
  ),
  /** Begins a payment; the sandbox then pays it at once. */
  pay: apiMutation(async (orderId: string) => {
    const payment = await call(main.POST('/api/v1/order/pay/{orderId}', params(orderId)));
    if (payment.gateway === 'sandbox')
      await call(main.POST('/api/v1/order/sandboxPayment', { body: { paymentId: payment.paymentId } }));
    return payment;
  }),
});
