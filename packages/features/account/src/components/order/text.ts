import type { InvoiceKind, OrderState } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';
import type { CreditCodeProblem } from '@hengce/text';

const states: Record<OrderState, string> = {
  draft: '草稿',
  pending_payment: '等待付款',
  proof_submitted: '等待确认到账',
  paid: '已到账',
  active: '已开通',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '已退款',
  expired: '已过期',
};
const invoiceKinds: Record<InvoiceKind, string> = { special: '增值税专用发票，电子', normal: '增值税普通发票，电子' };

/** Words that the pages of buying share. */
const text = {
  states,
  payMethods: { bank_transfer: '对公转账', gateway: '在线支付' },
  sandbox: '沙箱支付',
  payee: {
    title: '收款账户',
    name: '户名',
    account: '账号',
    bank: '开户行',
    reference: '转账附言',
    copy: (label: string) => `复制${label}`,
    hint: '转账时写上附言，到账核对更快',
    sample: '这是示例账户，请不要付款',
    none: '收款账户由顾问告知',
  },
  proof: {
    title: '付款凭证',
    label: '上传付款凭证',
    again: '重新上传付款凭证',
    rules: 'PDF、PNG、JPEG，不超过5MB',
    wrongType: (name: string) => `文件应为PDF、PNG或JPEG，现在是“${name}”`,
    tooLarge: (_name: string, size: string) => `文件最大5MB，现在是${size}`,
    empty: (name: string) => `“${name}”是空的，请重新选择`,
    uploadedAt: (size: string, at: string) => `${size}，${at}上传`,
    view: '下载付款凭证',
    done: '凭证已上传，正在核对到账',
    failed: (reason: string) => `${reason}。原来的凭证没有变化`,
  },
  adviser: {
    title: '专属顾问',
    contact: '联系顾问',
    phone: '电话',
    name: '顾问',
    copy: '复制电话',
    none: '还没有指定顾问，请联系签约时的销售人员',
    close: '关闭',
  },
  invoice: {
    title: '发票',
    kind: '类型',
    kinds: invoiceKinds,
    heading: '抬头',
    taxNo: '税号',
    email: '接收邮箱',
    state: '状态',
    states: { requested: '待开具', issued: '已开具' },
    request: '填写发票信息',
    change: '修改',
    save: '保存发票信息',
    saving: '正在保存',
    saved: '发票信息已保存',
    none: '没有要求开具发票',
    kindLabel: '发票类型',
    headingMissing: '请填写发票抬头，与营业执照上的名称一致',
    headingShort: (length: number) => `发票抬头至少2个字，现在是${length}个`,
    emailMissing: '请填写接收发票的邮箱',
    emailWrong: (value: string) => `邮箱应为name@example.com的形式，现在是“${value}”`,
    taxNoMissing: '请填写税号，即统一社会信用代码',
    taxNoProblem(problem: CreditCodeProblem) {
      if (problem.kind === 'length') return `税号应为18位，现在是${problem.length}位`;
      if (problem.kind === 'check') return '税号校验位不对，请与营业执照核对';
      return `税号只能用数字和大写字母（不含I、O、S、V、Z），第${problem.at}位是“${problem.character}”`;
    },
  },
  items: {
    label: '订购内容',
    name: '项目',
    quantity: '数量',
    unit: '单价（元）',
    amount: '小计（元）',
    total: '合计',
    payable: '应付金额',
  },
  agreement: {
    agree: '同意',
    link: '《服务订购协议》',
    title: '服务订购协议',
    version: (version: string) => `${version}版`,
    close: '关闭',
    missing: '请先阅读并同意服务订购协议',
  },
  pay: {
    online: '在线支付',
    sandbox: '用沙箱支付',
    paying: '正在支付',
    sandboxNote: '沙箱支付不产生真实扣款，用于演示',
    done: '已到账，权益已开通',
    failed: (reason: string) => `${reason}。没有支付成功，订单没有变化`,
    leave: '前往支付页面',
  },
  documents: {
    contract: '下载合同',
    receipt: '下载收款凭证',
    failed: '没有下载成功，请重试',
  },
};
export type OrdersText = typeof text;

export const useOrdersText = createUseText('account', { orders: text });
