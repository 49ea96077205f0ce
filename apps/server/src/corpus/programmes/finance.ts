import type { PolicyRecord } from '../../library/records';
import { attest, condition, fact, fenOfWan, item, over, programme } from './programme';

/** 财金〔2026〕2号. */
const equipmentLoan: PolicyRecord = programme({
  id: 'n-equipment-loan-2026-2',
  title: '设备更新贷款财政贴息',
  docNo: '财金〔2026〕2号',
  issuers: ['财政部'],
  themes: ['财政、金融、审计', '工业、交通'],
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
  themes: ['工业、交通', '财政、金融、审计'],
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

/** Records of national loans and awards out of public funds. */
export const financeProgrammes: PolicyRecord[] = [equipmentLoan, keyLittleGiant];
