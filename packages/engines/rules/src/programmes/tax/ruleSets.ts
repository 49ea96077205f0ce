import type { RuleSet } from '../../conditions/ruleSet';
import { all, among, attested, compareTo, from, is, wanYuan, yearly } from '../build';

const small = from('n-small-profit-2023-12');

/** Rule set of 小型微利企业 (财政部 税务总局公告2023年第12号). */
export const smallProfit: RuleSet = {
  id: 'small-profit',
  title: '小型微利企业所得税优惠',
  policyId: 'n-small-profit-2023-12',
  itemId: 'effective-5',
  validFrom: '2023-01-01',
  validTo: '2027-12-31',
  readings: ['与高新技术企业15%税率择一，不叠加（依据待核）', '从业人数与资产总额以资料里的数代替全年季度平均值'],
  condition: all(
    'small-profit',
    '各项同时满足',
    is('payer', '缴纳企业所得税的独立法人', 'isIndependent', true, small('gate.payer', '缴纳企业所得税的企业')),
    compareTo(
      'income',
      '年度应纳税所得额',
      yearly('taxableIncome'),
      '<=',
      wanYuan(300),
      'money',
      small('gate.income', '不超过300万元'),
    ),
    compareTo('staff', '从业人数', yearly('workforce'), '<=', '300', 'count', small('gate.staff', '不超过300人')),
    compareTo(
      'assets',
      '资产总额',
      yearly('assets'),
      '<=',
      wanYuan(5000),
      'money',
      small('gate.assets', '不超过5000万元'),
    ),
    is('industry', '非限制和禁止行业', 'isRestrictedIndustry', false, small('gate.industry', '非限制和禁止行业')),
  ),
};

const rate = from('n-hnte-income-tax');

/** Rule set of the income tax rate of 15% for 高新技术企业 (企业所得税法 第二十八条第二款). */
export const hnteRate: RuleSet = {
  id: 'hnte-rate',
  title: '高新技术企业15%税率',
  policyId: 'n-hnte-income-tax',
  itemId: 'rate-15',
  validFrom: '2008-01-01',
  validTo: null,
  readings: ['与小型微利企业优惠择一，不叠加（依据待核）'],
  condition: all(
    'hnte-rate',
    '资格有效',
    is('title', '高新技术企业资格有效', 'isHighTech', true, rate('art-28.2', '国家需要重点扶持的高新技术企业')),
  ),
};

const rd = from('n-rd-deduction-2023-7');
const excluded = rd('industry', '烟草制造业、住宿和餐饮业、批发和零售业、房地产业、租赁和商务服务业、娱乐业');
/** The excluded industries by their codes of GB/T 4754. */
const refusals = Object.fromEntries(
  Object.entries({
    C16: '烟草制造业',
    F: '批发和零售业',
    H: '住宿和餐饮业',
    K: '房地产业',
    L: '租赁和商务服务业',
    R90: '娱乐业',
  }).map(([code, name]) => [code, `${name}不适用加计扣除（财税〔2015〕119号）`]),
);

/** Rule set of 研发费用加计扣除 (财政部 税务总局公告2023年第7号). */
export const rdDeduction: RuleSet = {
  id: 'rd-deduction',
  title: '研发费用加计扣除',
  policyId: 'n-rd-deduction-2023-7',
  itemId: 'deduction-100',
  validFrom: '2023-01-01',
  validTo: null,
  readings: ['费用归集口径由税务机关核定'],
  condition: all(
    'rd-deduction',
    '发生符合规定的研发费用',
    compareTo(
      'spent',
      '上年研发费用',
      yearly('rdExpense'),
      '>',
      '0',
      'money',
      rd('rate', '按实际发生额的100%加计扣除'),
    ),
    is('resident', '居民企业', 'isIndependent', true, rd('who', '居民企业')),
    {
      k: 'in',
      id: 'industry',
      title: '所属行业适用加计扣除',
      fact: { key: 'industryCode' },
      values: Object.keys(refusals),
      refusals,
      isPrefix: true,
      quote: excluded,
    },
    {
      k: 'when',
      id: 'short',
      title: '所属行业不是烟草制造业、娱乐业',
      given: among('section', '只填了门类', 'industryCode', ['C', 'R'], excluded),
      need: attested('division', '所属行业不是烟草制造业、娱乐业', excluded),
    },
    attested('scope', '费用归集符合规定', rd('rate', '研发费用在据实扣除的基础上')),
  ),
};
