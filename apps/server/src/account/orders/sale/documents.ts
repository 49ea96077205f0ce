import type { MainComponents } from '@hengce/api/contract';
import { accountAmount, fullMoment } from '@hengce/text';
import { FileReply } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { type PdfBlock, renderPdf } from '../../../platform/pdf';
import { createUserRepository } from '../../users';
import { payDays } from './agreement';
import { capitalYuan } from './capitalYuan';
import type { OrderTerms } from './terms';

type S = MainComponents['schemas'];
type Kind = S['OrderDocumentKind'];

const names: Readonly<Record<Kind, string>> = { contract: '订购合同', receipt: '收款凭证' };
const payMethods: Readonly<Record<S['PayMethod'], string>> = { bank_transfer: '对公转账', gateway: '在线支付' };
const invoiceKinds: Readonly<Record<S['InvoiceKind'], string>> = {
  special: '增值税专用发票，电子',
  normal: '增值税普通发票，电子',
};

/** Documents of an order that can be downloaded: the contract once it is submitted, the receipt once it is paid. */
export function documentsOf(timeline: readonly S['TimelineEntry'][]): Kind[] {
  const has = (state: S['OrderState']) => timeline.some((entry) => entry.state === state);
  return [...(has('pending_payment') ? ['contract' as const] : []), ...(has('paid') ? ['receipt' as const] : [])];
}

/**
 * Contract or receipt, made from the order as the page shows it, so that both say the same, and from the terms at its
 * submission.
 *
 * @param isKept whether those terms were stored; else the document says that it repeats the present ones
 */
export async function renderDocument(
  db: Db,
  userId: string,
  { kind, now, isKept, ...sale }: Sale & { kind: Kind; now: Date; isKept: boolean },
): Promise<FileReply> {
  const { order } = sale;
  const user = await createUserRepository(db).findById(userId);
  const customer = customerOf(sale, user?.phone);
  const seller = order.payee === null ? '由顾问告知' : `${order.payee.name}${order.payee.isSample ? '（示例）' : ''}`;
  const isSample = order.payee?.isSample === true;
  const content = await renderPdf({
    title: kind === 'contract' ? '服务订购合同' : names.receipt,
    subtitle: `订单号${order.orderNo}，生成于${fullMoment(now)}，订单${order.stateName}`,
    author: '衡策',
    createdAt: now,
    footer: `${names[kind]}，订单号${order.orderNo}`,
    blocks: [
      ...(isSample ? [notice('示例：收款方与账户是虚构的，请不要付款。')] : []),
      ...(kind === 'contract' ? contractBlocks(sale, customer, seller) : receiptBlocks(sale, customer, seller)),
      ...(isKept ? [] : [notice(notKept[kind])]),
    ],
  });
  return new FileReply(content, `${names[kind]}-${order.orderNo}.pdf`, 'application/pdf');
}

function contractBlocks({ order, plan, terms }: Sale, customer: Fact[], seller: string): PdfBlock[] {
  const { agreement, hasAgreed } = terms;
  const submittedAt = momentOf(order, 'pending_payment');
  const { payee, invoice } = order;
  return [
    { kind: 'facts', rows: [...customer, ['服务方', seller]] },
    { kind: 'heading', text: '订购内容' },
    itemTable(order),
    { kind: 'facts', rows: [['大写金额', capitalYuan(order.payableFen)], ...termOf(order)] },
    { kind: 'heading', text: '套餐权益' },
    {
      kind: 'facts',
      rows: [
        ...(order.seats === null ? [] : [['成员', `${order.seats}名`] as const]),
        ...plan.modules.map(({ moduleName, limit, reset }): Fact => [moduleName, usesOf(limit, reset)]),
        ...(plan.features.length === 0 ? [] : [['其他', plan.features.join('、')] as const]),
      ],
    },
    { kind: 'heading', text: '付款' },
    {
      kind: 'facts',
      rows: [
        ['付款方式', payMethods[order.payMethod]],
        ...(payee === null
          ? [['收款账户', '由顾问告知'] as const]
          : ([
              ['户名', seller],
              ['账号', payee.account],
              ['开户行', payee.bank],
            ] as const)),
        ['转账附言', order.reference],
        ['付款期限', order.payBy === null ? `提交订单后${payDays}天内` : `${fullMoment(order.payBy)}前`],
        ...(invoice === null ? [] : invoiceFacts(invoice)),
      ],
    },
    { kind: 'heading', text: `服务订购协议（${agreement.version}版）` },
    ...agreement.clauses.map(
      ({ title, text }, index): PdfBlock => ({
        kind: 'paragraph',
        text: `第${index + 1}条　${title}　${text}`,
      }),
    ),
    ...(hasAgreed && submittedAt !== undefined
      ? [{ kind: 'paragraph', text: `订购方于${submittedAt}提交订单时同意本协议。` } as const]
      : []),
    notice('本文件由系统按订单生成，没有加盖印章，不是发票。需要盖章的合同请联系顾问。'),
  ];
}

function receiptBlocks({ order, plan }: Sale, customer: Fact[], seller: string): PdfBlock[] {
  const refundedAt = momentOf(order, 'refunded');
  return [
    {
      kind: 'facts',
      rows: [
        ...customer,
        ['收款方', seller],
        ['款项', `${plan.name}订购款`],
        ['付款方式', payMethods[order.paidBy ?? order.payMethod]],
        ['确认到账', momentOf(order, 'paid') ?? '—'],
        ['实收金额', `¥${accountAmount(order.payableFen)}`],
        ['大写金额', capitalYuan(order.payableFen)],
        ...(refundedAt === undefined ? [] : [['退款', `${refundedAt}已全额退回`] as const]),
        ...termOf(order),
      ],
    },
    { kind: 'heading', text: '明细' },
    itemTable(order),
    ...(order.invoice === null
      ? []
      : ([
          { kind: 'heading', text: '发票' },
          { kind: 'facts', rows: invoiceFacts(order.invoice) },
        ] as const)),
    notice('本凭证由系统按到账记录生成，没有加盖印章，不是发票，不能用于抵扣税款。'),
  ];
}

/** Of an order from before its terms were kept. */
const notKept: Readonly<Record<Kind, string>> = {
  contract: '提交这张订单时没有记录订购方、收款账户和协议版本，以上按现在的资料和现行协议写出。',
  receipt: '提交这张订单时没有记录订购方和收款方，以上按现在的资料写出。',
};

interface Sale {
  order: S['Order'];
  plan: S['Plan'];
  terms: OrderTerms;
}
type Fact = readonly [label: string, value: string];

const notice = (text: string): PdfBlock => ({ kind: 'notice', text });

function itemTable(order: S['Order']): PdfBlock {
  const sum = (name: string, fen: number) => [name, '', '', accountAmount(fen)];
  return {
    kind: 'table',
    columns: [
      { title: '项目', share: 5 },
      { title: '数量', share: 1, align: 'right' },
      { title: '单价（元）', share: 2, align: 'right' },
      { title: '小计（元）', share: 2, align: 'right' },
    ],
    rows: [
      ...order.items.map(({ name, detail, quantity, unitFen, amountFen }) => [
        `${name}（${detail}）`,
        String(quantity),
        accountAmount(unitFen),
        accountAmount(amountFen),
      ]),
      ...(order.discountFen === 0
        ? []
        : [sum('合计', order.totalFen), sum(order.discountName ?? '优惠', -order.discountFen)]),
      sum('应付金额', order.payableFen),
    ],
    hasTotal: true,
  };
}

const invoiceFacts = (invoice: S['Invoice']): Fact[] => [
  ['发票类型', invoiceKinds[invoice.kind]],
  ['发票抬头', invoice.title],
  ['税号', invoice.taxNo],
  ['接收邮箱', invoice.email],
  ['开票状态', invoice.state === 'issued' ? '已开具' : '待开具'],
];

const termOf = ({ startsAt, expiresAt, billing }: S['Order']): Fact[] => [
  [
    '有效期',
    startsAt === null || expiresAt === null
      ? `开通后${billing === 'year' ? 12 : 3}个月`
      : `${fullMoment(startsAt)}至${fullMoment(expiresAt)}`,
  ],
];

const usesOf = (limit: number | null, reset: 'never' | 'month'): string =>
  limit === null ? '不限次数' : `${reset === 'month' ? '每月' : '共'}${limit}次`;

/** Whom the contract is with: who gets the invoice, else who submitted the order. */
function customerOf({ order: { invoice }, terms: { customer } }: Sale, phone: string | undefined): Fact[] {
  const code = invoice?.taxNo ?? customer.code;
  return [
    ['订购方', invoice?.title ?? customer.name ?? '未填写'],
    ...(code === null ? [] : [['信用代码', code] as const]),
    ['联系手机', phone ?? '—'],
  ];
}

const momentOf = ({ timeline }: S['Order'], state: S['OrderState']): string | undefined => {
  const entry = timeline.find((candidate) => candidate.state === state);
  return entry && fullMoment(entry.at);
};
