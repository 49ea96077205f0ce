import type { Billing } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const billings: Record<Billing, string> = { year: '按年付', quarter: '按季付' };
const per: Record<Billing, string> = { year: '每年', quarter: '每季度' };

const text = {
  title: '选择套餐',
  description: '试用期间的文件、对话和申报记录会完整保留',
  billing: '付款周期',
  billings,
  comparison: '套餐对比',
  choices: '套餐',
  includes: (plan: string) => `${plan}包含`,
  perBilling: (billing: Billing) => `${per[billing]}，含税`,
  byAdviser: '由顾问报价',
  contact: '联系顾问',
  choose: (plan: string) => `选择${plan}`,
  chosen: (plan: string) => `已选${plan}`,
  tag: '已选',
  seats: '成员',
  seatsOf: (seats: number) => `${seats}名`,
  unlimited: '不限次数',
  list: '、',
  monthly: (uses: number, isEach: boolean) => `每月${isEach ? '各' : ''}${uses}次`,
  inAll: (uses: number, isEach: boolean) => `${isEach ? '各' : '共'}${uses}次`,
  none: '—',
  included: '包含',
  uses: '查看剩余次数',
  loading: '正在取套餐',
  failed: '套餐没有取到',
  kept: '订单还没有提交',
  emptyTitle: '现在没有可以购买的套餐',
  emptyBody: '请联系顾问了解升级方案',
  order: {
    title: '订单',
    line: (plan: string, billing: Billing) => `${plan}，${billings[billing]}`,
    term: { year: '开通后12个月', quarter: '开通后3个月' } as Record<Billing, string>,
    extraSeats: '增加成员',
    seatPrice: (price: string, billing: Billing) => `每名${per[billing]}${price}`,
    payable: '应付金额',
    pricing: '正在计算价格',
    priceFailed: '价格没有算出来',
    payMethod: '付款方式',
    transfer: '对公转账',
    transferNote: '到账核对后开通',
    online: '在线支付',
    onlineNote: '付款后立即开通',
    sandbox: '沙箱支付',
    sandboxNote: '不产生真实扣款',
    invoice: '开具发票',
    invoiceNote: '抬头与税号取自企业信息，可以修改',
    submit: '提交订单',
    submitting: '正在提交',
    draft: '存为草稿',
    savingDraft: '正在保存',
    draftSaved: '草稿已保存，可以在我的订单里提交',
    refundRule: (days: number) => `${days}天内未使用可全额退款`,
    priceChanged: (before: string, after: string) =>
      `价格有变：原来应付${before}，现在应付${after}。订单没有提交，请确认后重新提交`,
    notSubmitted: (reason: string) => `${reason}。订单没有提交，已填写的内容都在`,
    invoiceLater: '订单已提交，发票信息没有保存，请在订单里填写',
  },
};
export type PurchaseEquityText = typeof text;

export const usePurchaseEquityText = createUseText('account', { purchaseEquity: text });
