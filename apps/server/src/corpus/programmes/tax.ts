import type { PolicyRecord } from '../../library/records';
import { attest, condition, fact, item, programme, rolling } from './programme';

const FISCAL = ['财政、金融、审计'];
const TAX_ISSUERS = ['财政部', '国家税务总局'];

/** 财政部 税务总局公告2023年第12号; supersedes the figures that 实施条例 article 92 still prints. */
const smallProfit: PolicyRecord = programme({
  id: 'n-small-profit-2023-12',
  title: '小型微利企业所得税优惠',
  docNo: '财政部 税务总局公告2023年第12号',
  issuers: TAX_ISSUERS,
  themes: FISCAL,
  effectiveTo: '2027-12-31',
  summary:
    '年度应纳税所得额不超过300万元、从业人数不超过300人、资产总额不超过5000万元的企业，实际税负为5%，执行至2027年12月31日。',
  sections: [
    {
      id: 'gate',
      heading: '适用条件',
      points: [
        {
          id: 'gate.payer',
          heading: '适用企业',
          text: '缴纳企业所得税的企业；个人独资企业、合伙企业不适用企业所得税法（第一条），与个体工商户一样缴纳个人所得税。',
        },
        { id: 'gate.income', heading: '应纳税所得额', text: '年度应纳税所得额不超过300万元。' },
        {
          id: 'gate.staff',
          heading: '从业人数',
          text: '从业人数不超过300人，按全年季度平均值（财税〔2019〕13号第二条）。',
        },
        {
          id: 'gate.assets',
          heading: '资产总额',
          text: '资产总额不超过5000万元，按全年季度平均值（财税〔2019〕13号第二条）。',
        },
        {
          id: 'gate.average',
          heading: '全年季度平均值',
          text: '所称全年季度平均，是指每个季度的季初值与季末值之和除以2，四个季度的合计再除以4（财税〔2019〕13号第二条），季初值与季末值见企业所得税季度预缴纳税申报表。',
        },
        { id: 'gate.industry', heading: '行业', text: '从事国家非限制和禁止行业。' },
      ],
    },
    { id: 'rate', heading: '优惠内容', text: '企业所得税实际税负为5%，执行至2027年12月31日。' },
    {
      id: 'overlay',
      heading: '与条例的关系',
      text: '企业所得税法实施条例第九十二条仍印有年度应纳税所得额30万元等旧标准，实际执行以后来的公告为准。',
    },
    {
      id: 'choice',
      heading: '与高新技术企业优惠的关系',
      text: '与高新技术企业15%税率由企业选择其一，不叠加（待核：这样理解所依据的文件没有收进这里，以主管税务机关的口径为准）。',
    },
  ],
  items: [
    item('effective-5', '小型微利企业所得税优惠', 'tax', { text: '实际税负5%', capFen: null }, [
      attest('payer', '缴纳企业所得税的企业', 'gate.payer', ['isIndependent']),
      condition('income', '年度应纳税所得额不超过300万元', 'gate.income', {
        operator: '<=',
        threshold: '300万元',
        facts: ['taxableIncome'],
      }),
      condition('staff', '从业人数不超过300人', 'gate.staff', {
        operator: '<=',
        threshold: '300人',
        facts: ['workforce'],
      }),
      condition('assets', '资产总额不超过5000万元', 'gate.assets', {
        operator: '<=',
        threshold: '5000万元',
        facts: ['assets'],
      }),
      attest('industry', '从事国家非限制和禁止行业', 'gate.industry', ['isRestrictedIndustry']),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '应纳税所得额、从业人数、资产总额均在限额以内的企业', 'gate'),
    fact('支持内容', '企业所得税优惠', 'rate'),
    fact('支持力度', '实际税负5%', 'rate'),
    fact('申报时间', '季度预缴和年度汇算清缴时随纳税申报享受，执行至2027年12月31日', 'rate'),
  ],
  windows: rolling,
  checked: { confidence: 'low', seen: false },
});

/** 财政部 税务总局公告2023年第7号. */
const rdDeduction: PolicyRecord = programme({
  id: 'n-rd-deduction-2023-7',
  title: '研发费用税前加计扣除',
  docNo: '财政部 税务总局公告2023年第7号',
  issuers: TAX_ISSUERS,
  themes: [...FISCAL, '科技、教育'],
  summary: '企业研发费用在据实扣除的基础上，再按实际发生额的100%税前加计扣除。',
  sections: [
    { id: 'rate', heading: '优惠内容', text: '研发费用在据实扣除的基础上，按实际发生额的100%加计扣除。' },
    {
      id: 'industry',
      heading: '不适用的行业',
      text: '烟草制造业、住宿和餐饮业、批发和零售业、房地产业、租赁和商务服务业、娱乐业不适用加计扣除（财税〔2015〕119号第四条）。',
    },
    {
      id: 'who',
      heading: '适用企业',
      text: '会计核算健全、实行查账征收并能够准确归集研发费用的居民企业（财税〔2015〕119号第五条）。',
    },
    { id: 'overlay', heading: '与条例的关系', text: '企业所得税法实施条例第九十五条印有50%，以后来的公告为准。' },
  ],
  items: [
    item('deduction-100', '研发费用加计扣除', 'tax', { text: '加计扣除100%', capFen: null }, [
      attest('resident', '居民企业', 'who', ['isIndependent']),
      attest('rd', '发生符合规定的研发费用', 'rate', ['rdExpense']),
      attest('industry', '所属行业适用加计扣除', 'industry', ['industryCode']),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '发生研发费用、实行查账征收的居民企业', 'who'),
    fact('支持内容', '研发费用税前加计扣除', 'rate'),
    fact('支持力度', '按实际发生额的100%加计', 'rate'),
    fact('申报时间', '季度预缴或年度汇算清缴时随纳税申报享受，无单独窗口'),
  ],
  windows: rolling,
  checked: { confidence: 'low', seen: false, remark: '无形资产摊销比例此处未列。' },
});

/** 2023年第44号 overlays 第7号 for two industries. */
const icDeduction: PolicyRecord = programme({
  id: 'n-ic-deduction-2023-44',
  title: '集成电路和工业母机企业研发费用加计扣除',
  docNo: '财政部 税务总局 国家发展改革委 工业和信息化部公告2023年第44号',
  issuers: [...TAX_ISSUERS, '国家发展和改革委员会', '工业和信息化部'],
  themes: [...FISCAL, '工业、交通'],
  effectiveTo: '2027-12-31',
  summary: '集成电路和工业母机企业的研发费用加计扣除比例提高到120%，执行至2027年。',
  sections: [
    { id: 'rate', heading: '优惠内容', text: '研发费用在据实扣除的基础上，按实际发生额的120%加计扣除，执行至2027年。' },
    { id: 'who', heading: '适用企业', text: '集成电路企业和工业母机企业。企业范围以清单为准（待核）。' },
  ],
  items: [
    item('deduction-120', '集成电路和工业母机企业研发费用加计扣除', 'tax', { text: '加计扣除120%', capFen: null }, [
      attest('industry', '属于集成电路企业或工业母机企业，并在主管部门的清单内', 'who'),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '集成电路企业和工业母机企业', 'who'),
    fact('支持内容', '研发费用税前加计扣除', 'rate'),
    fact('支持力度', '按实际发生额的120%加计', 'rate'),
    fact('申报时间', '季度预缴或年度汇算清缴时随纳税申报享受，执行至2027年', 'rate'),
  ],
  windows: rolling,
  relations: [{ kind: 'overlays', to: 'n-rd-deduction-2023-7' }],
  checked: { confidence: 'low', seen: false },
});

/** 2023年第43号. */
const vatCredit: PolicyRecord = programme({
  id: 'n-vat-credit-2023-43',
  title: '先进制造业企业增值税加计抵减',
  docNo: '财政部 税务总局公告2023年第43号',
  issuers: TAX_ISSUERS,
  themes: [...FISCAL, '工业、交通'],
  effectiveTo: '2027-12-31',
  summary: '先进制造业企业按当期可抵扣进项税额加计5%抵减应纳增值税，执行至2027年。',
  sections: [
    { id: 'rate', heading: '优惠内容', text: '按当期可抵扣进项税额加计5%，抵减应纳增值税税额，执行至2027年。' },
    { id: 'who', heading: '适用企业', text: '先进制造业企业，以主管部门的名单为准。名单管理方式待核。' },
  ],
  items: [
    item('credit-5', '增值税加计抵减', 'tax', { text: '加计抵减5%', capFen: null }, [
      attest('industry', '属于先进制造业企业，并在主管部门的名单内', 'who'),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '先进制造业企业', 'who'),
    fact('支持内容', '增值税加计抵减', 'rate'),
    fact('支持力度', '按当期可抵扣进项税额加计5%', 'rate'),
    fact('申报时间', '随增值税申报享受，执行至2027年', 'rate'),
  ],
  windows: rolling,
  checked: { confidence: 'low', seen: false },
});

/** 企业所得税法实施条例 article 90; the text was read. */
const techTransfer: PolicyRecord = programme({
  id: 'n-tech-transfer-income-tax',
  title: '技术转让所得减免企业所得税',
  docNo: null,
  issuers: ['国务院'],
  themes: [...FISCAL, '科技、教育'],
  summary: '居民企业一个纳税年度内技术转让所得不超过500万元的部分免税，超过500万元的部分减半征收。',
  sections: [
    {
      id: 'art-90',
      label: '第九十条',
      heading: '减免标准',
      text: '企业所得税法实施条例规定：居民企业在一个纳税年度内取得的符合条件的技术转让所得，不超过500万元的部分免征企业所得税，超过500万元的部分减半征收。',
    },
  ],
  items: [
    item('exemption', '技术转让所得减免', 'tax', { text: '500万元以内免征，超过部分减半', capFen: null }, [
      attest('resident', '居民企业，技术转让所得符合规定条件', 'art-90', ['isIndependent', 'techTransferIncome']),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '有技术转让所得的居民企业', 'art-90'),
    fact('支持内容', '技术转让所得减免企业所得税', 'art-90'),
    fact('支持力度', '500万元以内免征，超过部分减半征收', 'art-90'),
    fact('申报时间', '季度预缴或年度汇算清缴时随纳税申报享受，无单独窗口'),
  ],
  windows: rolling,
  checked: { confidence: 'high', seen: true, remark: '技术转让的范围与登记要求此处未列。' },
});

/** Records of national tax reliefs. */
export const taxProgrammes: PolicyRecord[] = [smallProfit, rdDeduction, icDeduction, vatCredit, techTransfer];
