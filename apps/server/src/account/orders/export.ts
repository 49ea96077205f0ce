import type { AccountExport } from '../../platform/module';
import { byNumber, byTime } from '../../platform/module';
import { stateNames } from './machine';

/** Orders of an account, for its data export. */
export const ordersExport: AccountExport = {
  parts: [
    {
      name: '订单',
      sql: `SELECT ${byTime('created_at', 'id')}, order_no, state, plan_id, plan::json ->> 'name' AS plan, billing, extra_seats,
            pay_method, quote::json -> 'items' AS items, terms::json -> 'customer' AS customer,
            terms::json -> 'agreement' ->> 'version' AS agreement, payable_fen, starts_at, expires_at, created_at
          FROM orders WHERE user_id = $1`,
    },
    {
      name: '订单进度',
      sql: `SELECT ${byNumber('e.id')}, o.order_no, e.state, e.note, e.at FROM order_events e JOIN orders o ON o.id = e.order_id
          WHERE o.user_id = $1`,
    },
    {
      name: '支付',
      sql: `SELECT ${byTime('p.created_at', 'p.id')}, o.order_no, p.gateway, p.amount_fen, p.transaction_id, p.created_at,
            p.paid_at FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.user_id = $1`,
    },
    {
      name: '发票',
      sql: `SELECT i.order_id AS page_key, o.order_no, i.kind, i.title, i.tax_no, i.email, i.state, i.requested_at, i.issued_at
          FROM invoices i JOIN orders o ON o.id = i.order_id WHERE o.user_id = $1`,
    },
  ],
  fields: {
    order_no: '订单号',
    state: '状态，见取值说明',
    plan_id: '套餐编号',
    plan: '套餐名称',
    billing: '付款周期，见取值说明',
    extra_seats: '增加的成员数',
    pay_method: '付款方式，见取值说明',
    items: '订购的项目',
    customer: '订购方',
    agreement: '服务订购协议的版本',
    payable_fen: '应付金额，单位为分',
    version: '第几版',
    note: '备注',
    gateway: '支付渠道',
    amount_fen: '金额，单位为分',
    transaction_id: '支付流水号',
    paid_at: '付款的时间',
    kind: '种类，见取值说明',
    tax_no: '税号',
    email: '邮箱',
    requested_at: '申请的时间',
    issued_at: '开具的时间',
  },
  values: {
    order_state: stateNames,
    invoice_state: { requested: '待开具', issued: '已开具' },
    billing: { quarter: '按季付', year: '按年付' },
    pay_method: { bank_transfer: '对公转账', gateway: '在线支付' },
    invoice_kind: { special: '增值税专用发票', normal: '增值税普通发票' },
  },
};
