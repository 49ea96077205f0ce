import { firmChecks, firmFields, firmSection, grantChecks, grantField, yearChecks } from '../firmFields';
import type { FormDef } from '../schema';

const penalty = /逾期|罚息|违约|复利|挪用|提前|滞纳/;
/** Words of a period of interest, which is not the period of the loan. */
const ofInterest = /[计结付]息|利息(期|所属)/;

/** Form for 贷款贴息: the loan by its contract, the interest paid, and the subsidy. */
export const loanForm: FormDef = {
  id: 'loan',
  kind: 'support',
  title: '贷款贴息申报书',
  programme: null,
  sections: [
    firmSection(firmFields.employees, firmFields.revenue, firmFields.assets),
    {
      id: 'loan',
      title: '贷款合同',
      fields: [
        { id: 'loan.bank', label: '贷款银行', kind: 'text', isRequired: true, maxLength: 60, reads: { term: 'bank' } },
        {
          id: 'loan.contractNo',
          label: '借款合同编号',
          kind: 'text',
          isRequired: true,
          maxLength: 60,
          reads: { term: 'label', near: /(合同|借款).{0,4}(编号|号|号码)$|^编号$/, not: /担保|抵押|质押|保证/ },
        },
        {
          id: 'loan.principal',
          label: '贷款本金',
          kind: 'money',
          isRequired: true,
          help: '合同写明、已经发放的本金',
          reads: { term: 'amount', near: /(贷款|借款|放款|发放)(金额|额度|本金)?|本金/, not: /利息|费用|违约|罚息|税/ },
        },
        {
          id: 'loan.rate',
          label: '合同年利率',
          kind: 'ratio',
          isRequired: true,
          reads: { term: 'rate', near: /利率|年化|年息/, not: penalty },
        },
        {
          id: 'loan.startsOn',
          label: '起息日',
          kind: 'date',
          isRequired: true,
          reads: { term: 'from', near: /期限|借款期|贷款期|起息|起止|放款日|借款日|起始/, not: ofInterest },
        },
        {
          id: 'loan.endsOn',
          label: '到期日',
          kind: 'date',
          isRequired: true,
          reads: { term: 'to', near: /期限|借款期|贷款期|到期|届满|起止/, not: ofInterest },
        },
        {
          id: 'loan.use',
          label: '贷款用途',
          kind: 'longText',
          isRequired: true,
          maxLength: 300,
          help: '写明用在哪里，与合同、付款凭证对得上',
          reads: { term: 'label', near: /(借款|贷款|资金).{0,2}用途$|^用途$/ },
        },
      ],
    },
    {
      id: 'interest',
      title: '已付利息',
      fields: [
        {
          id: 'interest.from',
          label: '计息开始日期',
          kind: 'date',
          isRequired: true,
          help: '本次申报的利息从哪天算起',
          reads: { term: 'from', near: ofInterest },
          joins: 'first',
        },
        {
          id: 'interest.to',
          label: '计息结束日期',
          kind: 'date',
          isRequired: true,
          reads: { term: 'to', near: ofInterest },
          joins: 'last',
        },
        {
          id: 'interest.paid',
          label: '实际支付利息',
          kind: 'money',
          isRequired: true,
          help: '这段时间付清的利息，不含罚息与违约金',
          reads: { term: 'amount', near: /利息/, not: penalty },
          joins: 'sum',
        },
        grantField('申请贴息金额'),
      ],
    },
  ],
  checks: [
    ...firmChecks,
    ...yearChecks,
    { id: 'loan-order', title: '到期日不早于起息日', k: 'order', first: 'loan.startsOn', last: 'loan.endsOn' },
    { id: 'interest-order', title: '计息结束不早于开始', k: 'order', first: 'interest.from', last: 'interest.to' },
    { id: 'interest-start', title: '计息不早于起息日', k: 'order', first: 'loan.startsOn', last: 'interest.from' },
    {
      id: 'interest-most',
      title: '实付利息不高于本金应付的利息',
      k: 'interest',
      paid: 'interest.paid',
      principal: 'loan.principal',
      rate: 'loan.rate',
      first: 'interest.from',
      last: 'interest.to',
    },
    ...grantChecks,
  ],
  reckons: {
    title: '贴息测算',
    base: 'interest.paid',
    loan: { principal: 'loan.principal', first: 'interest.from', last: 'interest.to' },
  },
};
