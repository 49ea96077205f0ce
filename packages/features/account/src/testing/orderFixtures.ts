import type { EquityOverview, LedgerEntry, Order, OrderState, Plan, SaleTerms } from '@hengce/api';

const modules = (limits: Record<string, [name: string, limit: number | null]>): Plan['modules'] =>
  Object.entries(limits).map(([module, [moduleName, limit]]) => ({
    module: module as Plan['modules'][number]['module'],
    moduleName,
    limit,
    reset: limit === null ? 'never' : 'month',
  }));

/** The plans of the sample deployment. */
export const samplePlans: Plan[] = [
  {
    id: 'team',
    name: '团队版',
    summary: '刚开始系统做申报',
    prices: { year: 680_000, quarter: 190_000 },
    seats: null,
    extraSeatFen: null,
    modules: modules({
      match: ['政策匹配', 60],
      assistant: ['智能对话', null],
    }),
    features: ['政策检索与区域对比', '政策订阅', '写作空间'],
  },
  {
    id: 'professional',
    name: '专业版',
    summary: '常年申报，也找客户',
    prices: { year: 1_280_000, quarter: 360_000 },
    seats: null,
    extraSeatFen: null,
    modules: modules({
      match: ['政策匹配', null],
      acquisition: ['AI获客', 60],
      assistant: ['智能对话', null],
    }),
    features: ['政策检索与区域对比', '政策订阅', '写作空间', '专属顾问：工作日'],
  },
  {
    id: 'group',
    name: '集团版',
    summary: '多家企业统一管理',
    prices: null,
    seats: null,
    extraSeatFen: null,
    modules: modules({
      match: ['政策匹配', null],
      acquisition: ['AI获客', null],
      assistant: ['智能对话', null],
    }),
    features: ['政策检索与区域对比', '政策订阅', '写作空间', '私有部署', '专属顾问：全天'],
  },
];

export const sampleTerms: SaleTerms = {
  adviser: { name: '沈一舟', phone: '400-000-2026转826' },
  gateway: null,
  payDays: 30,
  refundDays: 7,
  agreement: {
    version: '2026-11-21',
    clauses: [
      { title: '订购内容', text: '套餐、成员数、各模块的次数和有效期以订单为准。' },
      { title: '价格与付款', text: '价格含税，以提交订单时显示的应付金额为准，提交后不再变化。' },
      { title: '退款', text: '开通后7天内没有使用过的，可以在订单里申请全额退款。' },
    ],
  },
};

const step = (state: OrderState, name: string, at: string, note: string | null = null) => ({ state, name, at, note });
const submitted = step('pending_payment', '提交订单', '2026-11-12T07:26:00.000Z');
const proven = step('proof_submitted', '上传付款凭证', '2026-11-19T08:08:00.000Z');
const paid = [
  step('paid', '确认到账', '2026-11-19T09:30:00.000Z'),
  step('active', '开通权益', '2026-11-19T09:30:00.000Z'),
];

/** The order of screen 14, waiting for its money. */
export const sampleOrder: Order = {
  id: '6f1d0c2b9a7e4f5d8c3b2a10',
  orderNo: 'HC20261112004821',
  reference: '004821',
  state: 'pending_payment',
  stateName: '等待付款',
  planId: 'professional',
  planName: '专业版',
  billing: 'year',
  seats: 10,
  extraSeats: 2,
  payMethod: 'bank_transfer',
  paidBy: null,
  items: [
    { name: '专业版，年付', detail: '8名成员', quantity: 1, unitFen: 1_280_000, amountFen: 1_280_000 },
    { name: '增加成员', detail: '有效期同主套餐', quantity: 2, unitFen: 90_000, amountFen: 180_000 },
  ],
  totalFen: 1_460_000,
  discountFen: 128_000,
  discountName: '试用转正优惠',
  payableFen: 1_332_000,
  invoice: {
    kind: 'special',
    title: '青岚精密制造（示例）有限公司',
    taxNo: '91350100M000100Y43',
    email: 'caiwu@qinglan.example',
    state: 'requested',
  },
  proof: null,
  timeline: [submitted],
  payee: { name: '衡策示例科技有限公司', account: '0000 2026 0000 1120', bank: '示例银行云澜支行', isSample: true },
  adviser: { name: '沈一舟', phone: '400-000-2026转826' },
  actions: ['uploadProof', 'requestInvoice', 'cancel'],
  documents: ['contract'],
  startsAt: null,
  expiresAt: null,
  payBy: '2026-12-12T07:26:00.000Z',
  createdAt: '2026-11-12T07:26:00.000Z',
};

const proof = { fileName: '电子回单_1119.pdf', size: 184_320, uploadedAt: '2026-11-19T08:08:00.000Z' };
const term = { startsAt: '2026-11-19T09:30:00.000Z', expiresAt: '2027-11-19T09:30:00.000Z', payBy: null };
const cancelled = step('cancelled', '取消订单', '2026-11-13T02:00:00.000Z');
const expired = step('expired', '到期', '2026-12-12T07:26:00.000Z');
const refunding = step('refunding', '申请退款', '2026-11-20T01:10:00.000Z');
const refunded = step('refunded', '完成退款', '2026-11-21T03:00:00.000Z');

/** The order in every state of the machine. */
export const orderIn: Readonly<Record<OrderState, Order>> = {
  draft: {
    ...sampleOrder,
    state: 'draft',
    stateName: '草稿',
    invoice: null,
    timeline: [step('draft', '保存草稿', '2026-11-12T07:20:00.000Z')],
    actions: ['submit', 'cancel'],
    documents: [],
    payBy: null,
  },
  pending_payment: sampleOrder,
  proof_submitted: {
    ...sampleOrder,
    state: 'proof_submitted',
    stateName: '等待确认到账',
    proof,
    timeline: [submitted, proven],
  },
  paid: {
    ...sampleOrder,
    state: 'paid',
    paidBy: 'bank_transfer',
    stateName: '已到账',
    proof,
    timeline: [submitted, proven, ...paid.slice(0, 1)],
    actions: ['requestInvoice'],
    documents: ['contract', 'receipt'],
    payBy: null,
  },
  active: {
    ...sampleOrder,
    ...term,
    state: 'active',
    paidBy: 'bank_transfer',
    stateName: '已开通',
    proof,
    timeline: [submitted, proven, ...paid],
    actions: ['requestInvoice', 'refund'],
    documents: ['contract', 'receipt'],
  },
  cancelled: {
    ...sampleOrder,
    state: 'cancelled',
    stateName: '已取消',
    invoice: null,
    timeline: [submitted, cancelled],
    actions: [],
    payBy: null,
  },
  refunding: {
    ...sampleOrder,
    ...term,
    state: 'refunding',
    paidBy: 'bank_transfer',
    stateName: '退款中',
    proof,
    timeline: [submitted, proven, ...paid, refunding],
    actions: [],
    documents: ['contract', 'receipt'],
  },
  refunded: {
    ...sampleOrder,
    ...term,
    state: 'refunded',
    paidBy: 'bank_transfer',
    stateName: '已退款',
    proof,
    timeline: [submitted, ...paid, refunding, refunded],
    actions: [],
    documents: ['contract', 'receipt'],
  },
  expired: {
    ...sampleOrder,
    state: 'expired',
    stateName: '已过期',
    invoice: null,
    timeline: [submitted, expired],
    actions: [],
    payBy: null,
  },
};

const share = { resetsAt: null, expiresAt: '2026-11-29T02:00:00.000Z' };
const bought = { source: 'order' as const, expiresAt: '2027-11-19T09:30:00.000Z' };

/** Some of every kind: trial and order together, without a limit, a monthly one, used up, gone. */
export const sampleEquity: EquityOverview = {
  trial: {
    startedAt: '2026-10-30T02:00:00.000Z',
    expiresAt: '2026-11-29T02:00:00.000Z',
    expired: false,
    daysLeft: 9,
  },
  modules: [
    {
      module: 'assistant',
      moduleName: '智能对话',
      remaining: null,
      sources: [{ ...bought, limit: null, used: 4, remaining: null, resetsAt: null }],
    },
    {
      module: 'match',
      moduleName: '政策匹配',
      remaining: 72,
      sources: [
        { ...share, source: 'trial', limit: 30, used: 18, remaining: 12 },
        { ...bought, limit: 60, used: 0, remaining: 60, resetsAt: '2026-12-19T09:30:00.000Z' },
      ],
    },
    {
      module: 'evaluation',
      moduleName: '企业评测',
      remaining: 1,
      sources: [{ ...share, source: 'trial', limit: 10, used: 9, remaining: 1 }],
    },
    {
      module: 'acquisition',
      moduleName: 'AI获客',
      remaining: 0,
      sources: [{ ...share, source: 'trial', limit: 10, used: 10, remaining: 0 }],
    },
    { module: 'knowledge', moduleName: '知识库', remaining: 0, sources: [] },
  ],
};

/** Forty-five entries, newest first. */
export const sampleLedger: LedgerEntry[] = Array.from({ length: 45 }, (_, index): LedgerEntry => {
  const isMatch = index % 3 !== 2;
  const kinds = [
    { reason: 'use', reasonName: '使用', delta: -1 },
    { reason: 'use', reasonName: '使用', delta: -1 },
    { reason: 'refund', reasonName: '退还', delta: 1 },
    { reason: 'grant', reasonName: '开通', delta: isMatch ? 60 : null },
  ] as const;
  const kind = kinds[index % kinds.length] ?? kinds[0];
  return {
    ...kind,
    id: String(100 - index),
    module: isMatch ? 'match' : 'assistant',
    moduleName: isMatch ? '政策匹配' : '智能对话',
    source: index % 2 === 0 ? 'trial' : 'order',
    at: new Date(Date.parse('2026-11-20T08:12:00.000Z') - index * 3_600_000).toISOString(),
  };
});
