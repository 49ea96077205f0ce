import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];

/** Days from its submission after which an unpaid order ends. */
export const payDays = 30;
/** Days from its start within which an unused order can be refunded. */
export const refundDays = 7;

/** The day of its last change. */
const version = '2026-11-21';

/**
 * Text of 《服务订购协议》, which the page asks consent to and the contract repeats. It promises only what the product does.
 */
export const agreement: S['SaleTerms']['agreement'] = {
  version,
  clauses: [
    {
      title: '订购内容',
      text: '套餐、成员数、各模块的次数和有效期以订单为准。按月计的次数在每个周期开始时恢复，未用完的不累计。',
    },
    {
      title: '价格与付款',
      text: `价格含税，以提交订单时显示的应付金额为准，提交后不再变化。订单提交后${payDays}天内没有付款的自动关闭，不产生费用。`,
    },
    {
      title: '开通',
      text: '对公转账由顾问核对到账后开通，在线支付到账后立即开通。同一套餐续订的，有效期接在上一张订单之后。到期不自动续费。',
    },
    {
      title: '退款',
      text: `开通后${refundDays}天内没有使用过的，可以在订单里申请全额退款，款项原路退回，权益同时结束。其他情况请联系顾问。`,
    },
    { title: '发票', text: '付款后可以按订单里填写的抬头和税号开具电子发票，发送到填写的邮箱。' },
    {
      title: '数据',
      text: '文件、对话和企业资料归订购方所有，可以随时导出。套餐到期后内容会保留，仍可查看政策。',
    },
    {
      title: '服务边界',
      text: '匹配、测算和生成的内容供参考，以主管部门最新通知为准。本服务不代理申报，也不承诺申报结果。',
    },
  ],
};
