import type { Cond, Unit } from '../../conditions/rule';
import type { RuleSet } from '../../conditions/ruleSet';
import type { FactKey } from '../../facts/factDefs';
import { all, among, any, attested, compareTo, from, is, wanYuan, yearly } from '../build';

const small = from('n-small-profit-2023-12');

/** Limit of an average of the quarters, for which a figure of the year stands. */
interface AveragedLimit {
  id: string;
  title: string;
  key: FactKey;
  unit: Unit;
  limit: string;
  /** Where the figure of the year is as near to the limit as a fifth of it, below and above. */
  near: readonly [from: string, to: string];
  /** The limit in the words of the document. */
  words: string;
}

/**
 * Conditions of a limit that the average of the quarters must not exceed (财税〔2019〕13号第二条). The figure of the year decides where it is far
 * from the limit; where it is near, the firm confirms its average, which may lie on the other side of it.
 */
function averagedLimit({ id, title, key, unit, limit, near: [lowest, highest], words }: AveragedLimit): Cond[] {
  const average = `全年季度平均${title}${words}`;
  const byQuarter = small(`gate.${id}`, '按全年季度平均值');
  const year = yearly(key);
  return [
    any(id, title, compareTo(`${id}-year`, title, year, '<=', limit, unit, small(`gate.${id}`, words)), {
      k: 'when',
      id: `${id}-over`,
      title: '超过不多，看季度平均值',
      given: all(
        `${id}-over-by-little`,
        `这一年的${title}超过不多`,
        compareTo(`${id}-over-limit`, `这一年的${title}`, year, '>', limit, unit, small(`gate.${id}`, words)),
        compareTo(`${id}-near`, `这一年的${title}`, year, '<', highest, unit, byQuarter),
      ),
      need: attested(`${id}-over-average`, average, byQuarter),
    }),
    any(`${id}-average`, average, compareTo(`${id}-far`, `这一年的${title}`, year, '<', lowest, unit, byQuarter), {
      k: 'attest',
      id: `${id}-below-average`,
      title: average,
      isApart: true,
      quote: byQuarter,
    }),
  ];
}

/** Rule set of 小型微利企业 (财政部 税务总局公告2023年第12号). */
export const smallProfit: RuleSet = {
  id: 'small-profit',
  title: '小型微利企业所得税优惠',
  policyId: 'n-small-profit-2023-12',
  itemId: 'effective-5',
  validFrom: '2023-01-01',
  validTo: '2027-12-31',
  readings: [
    '与高新技术企业15%税率择一，不叠加（依据待核）',
    '从业人数与资产总额看全年季度平均值：资料里的数离限额不到两成的另行确认，离得远的以资料里的数代替',
  ],
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
    ...averagedLimit({
      id: 'staff',
      title: '从业人数',
      key: 'workforce',
      unit: 'count',
      limit: '300',
      near: ['240', '360'],
      words: '不超过300人',
    }),
    ...averagedLimit({
      id: 'assets',
      title: '资产总额',
      key: 'assets',
      unit: 'money',
      limit: wanYuan(5000),
      near: [wanYuan(4000), wanYuan(6000)],
      words: '不超过5000万元',
    }),
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
      title: '所属行业在烟草制造业、娱乐业以外',
      given: among('section', '只填了门类', 'industryCode', ['C', 'R'], excluded),
      need: attested('division', '所属行业不是烟草制造业、娱乐业', excluded),
    },
    attested(
      'scope',
      '会计核算健全、实行查账征收，能准确归集研发费用',
      rd('who', '会计核算健全、实行查账征收并能够准确归集研发费用'),
    ),
  ),
};
