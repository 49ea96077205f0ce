import type { MainComponents } from '@hengce/api/contract';
import { FileReply } from '../../contract/types';
import type { Db } from '../../db/Db';
import { type PdfBlock, renderPdf } from '../../pdf/renderPdf';
import { createEnterpriseRepository } from '../enterprise/repository';
import { createUserRepository } from '../user/repository';
import { agreement, payDays } from './agreement';
import { capitalYuan } from './capitalYuan';

type S = MainComponents['schemas'];
type Kind = S['OrderDocumentKind'];

const names: Readonly<Record<Kind, string>> = { contract: '订购合同', receipt: '收款凭证' };
const payMethods: Readonly<Record<S['PayMethod'], string>> = { bank_transfer: '对公转账', gateway: '在线支付' };
const invoiceKinds: Readonly<Record<S['InvoiceKind'], string>> = {
  special: '增值税专用发票，电子',
  normal: '增值税普通发票，电子',
};

/** What can be downloaded: the contract from the day it was submitted, the receipt once the money is there. */
export function documentsOf(timeline: readonly S['TimelineEntry'][]): Kind[] {
  const has = (state: S['OrderState']) => timeline.some((entry) => entry.state === state);
  return [...(has('pending_payment') ? ['contract' as const] : []), ...(has('paid') ? ['receipt' as const] : [])];
}

/** A document made from the order as the page shows it, so that both say the same. */
export async function renderDocument(
  db: Db,
  userId: string,
  { order, plan, kind, now }: { order: S['Order']; plan: S['Plan']; kind: Kind; now: Date },
): Promise<FileReply> {
  const customer = await customerOf(db, userId, order);
  const seller = order.payee === null ? '由顾问告知' : `${order.payee.name}${order.payee.isSample ? '（示例）' : ''}`;
  const isSample = order.payee?.isSample === true;
  const content = await renderPdf({
    title: kind === 'contract' ? '服务订购合同' : names.receipt,
    subtitle: `订单号${order.orderNo}，生成于${minuteOf(now)}，订单${order.stateName}`,
    author: '衡策',
    createdAt: now,
    footer: `${names[kind]}，订单号${order.orderNo}`,
    blocks: [
      ...(isSample ? [notice('示例：收款方与账户是虚构的，请不要付款。')] : []),
      ...(kind === 'contract'
        ? contractBlocks(order, plan, customer, seller)
        : receiptBlocks(order, plan, customer, seller)),
    ],
  });
  return new FileReply(content, `${names[kind]}-${order.orderNo}.pdf`, 'application/pdf');
}

function contractBlocks(order: S['Order'], plan: S['Plan'], customer: Fact[], seller: string): PdfBlock[] {
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
        ['成员', order.seats === null ? '不限' : `${order.seats}名`],
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
        ['付款期限', order.payBy === null ? `提交订单后${payDays}天内` : `${minuteOf(new Date(order.payBy))}前`],
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
    notice('本文件由系统按订单生成，没有加盖印章，不是发票。需要盖章的合同请联系顾问。'),
  ];
}

function receiptBlocks(order: S['Order'], plan: S['Plan'], customer: Fact[], seller: string): PdfBlock[] {
  const at = (state: S['OrderState']) => order.timeline.find((entry) => entry.state === state)?.at;
  const paidAt = at('paid');
  const refundedAt = at('refunded');
  return [
    {
      kind: 'facts',
      rows: [
        ...customer,
        ['收款方', seller],
        ['款项', `${plan.name}订购款`],
        ['付款方式', payMethods[order.payMethod]],
        ['确认到账', paidAt === undefined ? '—' : minuteOf(new Date(paidAt))],
        ['实收金额', `¥${amountOf(order.payableFen)}`],
        ['大写金额', capitalYuan(order.payableFen)],
        ...(refundedAt === undefined ? [] : [['退款', `${minuteOf(new Date(refundedAt))}已全额退回`] as const]),
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

type Fact = readonly [label: string, value: string];

const notice = (text: string): PdfBlock => ({ kind: 'notice', text });

function itemTable(order: S['Order']): PdfBlock {
  const sum = (name: string, fen: number) => [name, '', '', amountOf(fen)];
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
        amountOf(unitFen),
        amountOf(amountFen),
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
      : `${minuteOf(new Date(startsAt))}至${minuteOf(new Date(expiresAt))}`,
  ],
];

const usesOf = (limit: number | null, reset: 'never' | 'month'): string =>
  limit === null ? '不限次' : `${reset === 'month' ? '每月' : '共'}${limit}次`;

/** Whom the contract is with: who gets the invoice, else the enterprise of the account, else its owner. */
async function customerOf(db: Db, userId: string, { invoice }: S['Order']): Promise<Fact[]> {
  const user = await createUserRepository(db).findById(userId);
  const [enterprise] = await createEnterpriseRepository(db).list(userId);
  const name = invoice?.title ?? enterprise?.name ?? (user?.name || '未填写');
  const code = invoice?.taxNo ?? enterprise?.uscc;
  return [['订购方', name], ...(code == null ? [] : [['信用代码', code] as const]), ['联系手机', user?.phone ?? '—']];
}

const amounts = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** 11,520.00; U+2212 for what is taken off, as on the page. */
const amountOf = (fen: number): string => amounts.format(fen / 100).replace('-', '−');

const minutes = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const minuteOf = (at: Date): string => minutes.format(at);
