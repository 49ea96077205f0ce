import type { ChatCitation, ChatFigures, ChatPolicyCard, ChatStep, ChatStreamEvent } from '@hengce/api';

/** 示例: the answer of the screens, as its events. */
export const sampleThought =
  '先看市级细则第八条的叠加规则，再核对省级办法第九条的上限，需要确认省级办法是否仍在有效期。\n\n市级第八条写明可与国家、省级奖补叠加，但同一项目已获市级立项的要扣除相应资金，这一点要提示用户核对11个项目的立项情况。';

export const sampleAnswer = `**预计可得后补助61.44万元，申报截至2026年12月31日17:00，还剩41天。**

补助按研发费用加计扣除额分段计算[^1]，贵公司2025年度该数额为1286万元[^3]：

| 分段 | 计入金额 | 比例 | 补助 |
| :-- | --: | --: | --: |
| 500万元（含）以下 | 500万元 | 6% | 30.00万元 |
| 500万元以上至2000万元（含） | 786万元 | 4% | 31.44万元 |
| **合计** | **1286万元** | | **61.44万元** |

该数额低于单个企业年度上限200万元[^2]。若年度预算不足，实际拨付会按同比例核减，建议把61.44万元作为上限安排资金计划。`;

const policy: Omit<ChatCitation, 'n' | 'quote'> = {
  source: 'policy',
  title: '云澜市企业研发费用后补助实施细则',
  from: '云科规〔2026〕5号',
  policyId: 'sample-rd-subsidy',
  documentId: null,
  chunkId: null,
  page: null,
  boxes: [],
  check: 'verified',
};
export const sampleCitations: ChatCitation[] = [
  {
    ...policy,
    n: 1,
    place: '第七条',
    clauseId: 'a7',
    quote: '500万元（含）以下部分，按6%给予补助；500万元以上至2000万元（含）部分，按4%给予补助',
    link: '/Policy/PolicyDetail/sample-rd-subsidy#a7',
  },
  {
    ...policy,
    n: 2,
    place: '第九条',
    clauseId: 'a9',
    quote: '单个企业每年度补助总额不超过200万元。年度预算不足时，按同比例核减',
    link: '/Policy/PolicyDetail/sample-rd-subsidy#a9',
  },
  {
    n: 3,
    source: 'document',
    title: '2025年度企业所得税汇算清缴申报表',
    from: '财务资料库',
    place: '第6页',
    policyId: null,
    clauseId: null,
    documentId: 'kd000001',
    chunkId: 'ch000001',
    page: 6,
    boxes: [{ page: 6, x: 0.12, y: 0.4, width: 0.5, height: 0.03 }],
    quote: '研发费用加计扣除额合计12,860,000.00元',
    check: 'verified',
    link: null,
  },
];
export const sampleFigures: ChatFigures = {
  total: 9,
  matched: 8,
  items: [
    { value: '61.44万元', kind: 'amount', status: 'missing' },
    ...['500万元', '6%', '2000万元', '4%', '200万元', '2026年12月31日'].map((value) => ({
      value,
      kind: value.endsWith('%') ? ('percent' as const) : value.endsWith('日') ? ('date' as const) : ('amount' as const),
      status: 'matched' as const,
      basis: 'original' as const,
    })),
    { value: '1286万元', kind: 'amount', status: 'matched', basis: 'document' },
    { value: '30.00万元', kind: 'amount', status: 'matched', basis: 'rules' },
  ],
};
export const samplePolicyCard: ChatPolicyCard = {
  id: 'sample-rd-subsidy',
  title: '云澜市企业研发费用后补助实施细则',
  docNo: '云科规〔2026〕5号',
  issuers: ['云澜市科学技术局'],
  levelLabel: '市级',
  regionLabel: '云澜市',
  status: 'in_force',
  statusLabel: '现行有效',
  deadline: '2026-12-31',
  daysLeft: 41,
  maxAmountFen: 200_000_000,
  isChanged: false,
  newerId: null,
};
export const sampleSteps: ChatStep[] = [
  { id: 's1', kind: 'search', state: 'done', title: '检索政策库', detail: '检索词：研发费用 后补助', hits: 8 },
  { id: 's2', kind: 'read', state: 'done', title: '读取条款', detail: '取3条' },
  { id: 's3', kind: 'check', state: 'done', title: '核对引文与数字' },
];

const pieces = (part: 'reasoning' | 'answer', text: string, size: number): ChatStreamEvent[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => ({
    type: 'part.delta',
    part,
    off: index * size,
    text: text.slice(index * size, (index + 1) * size),
  }));

export const startedEvent: ChatStreamEvent = {
  type: 'run.started',
  runId: 'r0000001',
  messageId: 'a0000001',
  userMessageId: 'q0000001',
  parentId: null,
  model: 'deepseek-reasoner',
  isGenerated: true,
  createdAt: '2026-11-20T02:23:40.000Z',
};

export const sampleEvents: ChatStreamEvent[] = [
  startedEvent,
  ...sampleSteps.slice(0, 2).map((step): ChatStreamEvent => ({ type: 'step', step })),
  { type: 'part.start', part: 'reasoning' },
  ...pieces('reasoning', sampleThought, 9),
  { type: 'part.end', part: 'reasoning', durationMs: 12_000 },
  { type: 'part.start', part: 'answer' },
  ...pieces('answer', sampleAnswer, 11),
  ...sampleCitations.slice(0, 2).map((citation): ChatStreamEvent => ({ type: 'citation', citation })),
  { type: 'part.end', part: 'answer', durationMs: 8_000 },
  { type: 'policies', policies: [samplePolicyCard] },
  { type: 'figures', figures: sampleFigures },
  { type: 'suggestions', items: ['能和省里叠加吗', '列出申报材料'] },
  { type: 'usage', usage: { prompt: 3200, completion: 640, reasoning: 180 } },
  { type: 'title', title: '研发后补助能拿多少' },
  { type: 'run.done', finishReason: 'stop', length: sampleAnswer.length },
];
