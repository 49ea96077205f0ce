import type { PolicyRecord } from '../../library/records';
import { attest, condition, fact, fenOfWan, item, over, programme, rolling } from './programme';

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
        { id: 'gate.income', heading: '应纳税所得额', text: '年度应纳税所得额不超过300万元。' },
        { id: 'gate.staff', heading: '从业人数', text: '从业人数不超过300人。' },
        { id: 'gate.assets', heading: '资产总额', text: '资产总额不超过5000万元。' },
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
      text: '与高新技术企业15%税率由企业选择其一，不叠加（待核）。',
    },
  ],
  items: [
    item('effective-5', '小型微利企业所得税优惠', 'tax', { text: '实际税负5%', capFen: null }, [
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
    { id: 'overlay', heading: '与条例的关系', text: '企业所得税法实施条例第九十五条印有50%，以后来的公告为准。' },
  ],
  items: [
    item('deduction-100', '研发费用加计扣除', 'tax', { text: '加计扣除100%', capFen: null }, [
      attest('rd', '发生符合规定的研发费用', 'rate', ['rdExpense']),
      attest('industry', '所属行业适用加计扣除', 'industry', ['industryCode']),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '发生研发费用的企业', 'rate'),
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

/** 财金〔2026〕2号. */
const equipmentLoan: PolicyRecord = programme({
  id: 'n-equipment-loan-2026-2',
  title: '设备更新贷款财政贴息',
  docNo: '财金〔2026〕2号',
  issuers: ['财政部'],
  themes: [...FISCAL, '工业、交通'],
  effectiveTo: '2026-12-31',
  summary: '对设备更新贷款给予1.5个百分点的财政贴息，贴息期限不超过2年，政策执行至2026年12月31日。',
  sections: [
    {
      id: 'rate',
      heading: '贴息标准',
      text: '对设备更新贷款给予财政贴息，贴息比例为1.5个百分点，贴息期限不超过2年，政策执行至2026年12月31日。',
    },
    { id: 'way', heading: '怎样申请', text: '文件没有写申报条件与时间，能否享受、怎样申请，由经办银行答复。' },
    {
      id: 'formula',
      heading: '测算方法',
      text: '贴息金额等于贷款本金乘以贴息比例、再乘以计息天数除以365，且不超过实际支付的利息。这是我们的测算方法，以经办银行和财政部门核定为准。',
    },
  ],
  items: [
    item('interest', '设备更新贷款贴息', 'interest', { text: '贴息1.5个百分点', capFen: null }, [
      attest('use', '贷款用于设备更新', 'rate'),
      attest('bank', '经办银行答复可以享受这项贴息', 'way'),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '取得设备更新贷款的经营主体', 'rate'),
    fact('支持内容', '贷款财政贴息', 'rate'),
    fact('支持力度', '1.5个百分点，期限不超过2年', 'rate'),
    fact('申报时间', '文件没有写申报条件与时间，向经办银行询问，政策执行至2026年12月31日', 'way'),
  ],
  checked: { confidence: 'medium', seen: true, remark: '联合发文机关未列全。' },
});

/** 财建〔2024〕148号; all three batches are closed. */
const keyLittleGiant: PolicyRecord = programme({
  id: 'n-key-little-giant-2024-148',
  title: '重点“小巨人”企业财政奖补',
  docNo: '财建〔2024〕148号',
  issuers: ['财政部', '工业和信息化部'],
  themes: ['工业、交通', ...FISCAL],
  url: 'https://www.miit.gov.cn/jgsj/qyj/bszn/art/2024/art_afa307276f6e40e58b8bc651b1d4cf32.html',
  summary:
    '对入选的重点“小巨人”企业三年合计奖补600万元，分两次各拨付50%。只能推荐，不接受自行申报，2024至2026年三批均已截止。',
  sections: [
    {
      id: 'amount',
      heading: '奖补标准',
      text: '每家企业三年合计600万元，分两次拨付，各占50%。',
    },
    {
      id: 'gate',
      heading: '遴选条件',
      points: [
        {
          id: 'gate.plan',
          heading: '推进计划',
          text: '推进计划的投资额高于2000万元，不含土地和厂房支出。',
        },
        { id: 'gate.listed', heading: '上市情况', text: '未上市。' },
        { id: 'gate.once', heading: '以往支持', text: '此前未获得过该项支持。' },
      ],
    },
    {
      id: 'way',
      heading: '遴选方式',
      text: '由主管部门从专精特新“小巨人”企业中推荐，不接受企业自行申报。2024年至2026年共三批，均已截止。',
    },
  ],
  items: [
    item('award', '重点“小巨人”企业奖补', 'award', { text: '三年合计600万元', capFen: fenOfWan(600) }, [
      condition('title', '专精特新“小巨人”企业称号在有效期内', 'way', {
        operator: 'in',
        threshold: '专精特新“小巨人”企业',
        facts: ['isLittleGiant'],
      }),
      condition('plan', '推进计划投资额高于2000万元，不含土地和厂房', 'gate.plan', {
        operator: '>',
        threshold: '2000万元',
        facts: ['planInvestment'],
      }),
      attest('listed', '未上市', 'gate.listed', ['isListed']),
      attest('once', '此前未获得过该项支持', 'gate.once', ['hadKeyGiantAward']),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '专精特新“小巨人”企业中由主管部门推荐的企业', 'way'),
    fact('支持内容', '推进计划实施奖补', 'amount'),
    fact('支持力度', '三年合计600万元，分两次各拨付50%', 'amount'),
    fact('申报时间', '三批均已截止，原文没有写日期', 'way'),
  ],
  windows: over,
  relations: [{ kind: 'based_on', to: 'n-little-giant-2026' }],
  checked: { confidence: 'medium', seen: true },
});

export const financeProgrammes: PolicyRecord[] = [
  smallProfit,
  rdDeduction,
  icDeduction,
  vatCredit,
  techTransfer,
  equipmentLoan,
  keyLittleGiant,
];
