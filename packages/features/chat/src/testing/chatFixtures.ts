import type { ChatConversation, ChatConversationRow, ChatMessage, ChatTemplate } from '@hengce/api';
import {
  sampleAnswer,
  sampleCitations,
  sampleFigures,
  samplePolicyCard,
  sampleSteps,
  sampleThought,
} from './runFixtures';

const row = (
  id: string,
  title: string,
  updatedAt: string,
  more: Partial<ChatConversationRow> = {},
): ChatConversationRow => ({
  id,
  title,
  scene: 'chat',
  isPinned: false,
  isRunning: false,
  isUnread: false,
  updatedAt,
  hit: null,
  ...more,
});

export const sampleHistory: ChatConversationRow[] = [
  row('c0000001', '研发后补助能拿多少', '2026-11-20T02:20:00.000Z'),
  row('c0000002', '专精特新复核要准备什么', '2026-11-20T01:00:00.000Z', { isUnread: true }),
  row('c0000003', '加计扣除与后补助能否叠加', '2026-11-19T03:00:00.000Z'),
  row('c0000004', '归集专题会纪要改写', '2026-11-19T01:00:00.000Z'),
  row('c0000005', '高企培育资助材料清单', '2026-11-10T01:00:00.000Z'),
  row('c0000006', '澄湖区租金补贴适用范围', '2026-11-08T01:00:00.000Z'),
  row('c0000007', '对比三地首台（套）奖励', '2026-11-02T01:00:00.000Z'),
  row('c0000008', '年度审计报告要点摘录', '2026-10-30T01:00:00.000Z'),
];

export const sampleQuestion: ChatMessage = {
  id: 'q0000000',
  parentId: null,
  role: 'user',
  state: 'done',
  text: '去年研发费用1286万元，能拿多少后补助？什么时候截止？',
  createdAt: '2026-11-20T02:20:00.000Z',
  siblingIds: ['q0000000'],
};
export const sampleAnswerMessage: ChatMessage = {
  id: 'a0000000',
  parentId: 'q0000000',
  role: 'assistant',
  state: 'done',
  text: sampleAnswer,
  reasoning: sampleThought,
  reasoningMs: 12_000,
  steps: sampleSteps,
  citations: sampleCitations,
  policies: [samplePolicyCard],
  figures: sampleFigures,
  notices: [],
  suggestions: ['能和省里叠加吗', '列出申报材料'],
  attachments: [],
  quote: null,
  isDeepThinking: true,
  model: 'deepseek-reasoner',
  isGenerated: true,
  usage: { prompt: 3200, completion: 640 },
  finishReason: 'stop',
  error: null,
  runId: null,
  feedback: null,
  siblingIds: ['a0000000'],
  createdAt: '2026-11-20T02:20:12.000Z',
};
export const embeddedAnswerMessage: ChatMessage = {
  ...sampleAnswerMessage,
  text: '未接入大模型，以下为原文摘录与规则计算\n\n**第七条**\n\n> 500万元（含）以下部分，按6%给予补助；500万元以上至2000万元（含）部分，按4%给予补助[^1]',
  reasoning: '',
  reasoningMs: null,
  model: null,
  isGenerated: false,
  figures: {
    total: 2,
    matched: 2,
    items: ['6%', '4%'].map((value) => ({ value, kind: 'percent', status: 'matched', basis: 'original' })),
  },
};
export const sampleConversation: ChatConversation = {
  id: 'c0000001',
  title: '研发后补助能拿多少',
  scene: 'chat',
  isPinned: false,
  scope: { usesPolicies: true, knowledgeBaseIds: ['kb000001'], documentIds: [], policyIds: [] },
  messages: [sampleQuestion, sampleAnswerMessage],
  hasOlder: false,
  activeRun: null,
  createdAt: '2026-11-20T02:20:00.000Z',
  updatedAt: '2026-11-20T02:20:00.000Z',
};
export const sampleTemplates: ChatTemplate[] = [
  {
    id: 'builtin-compare',
    name: '比较两地奖补',
    text: '{{地区}}和{{另一地区}}的{{事项}}有什么区别',
    group: '政策',
    isOwn: false,
  },
  {
    id: 'builtin-materials',
    name: '列申报材料',
    text: '列出{{政策}}的申报材料，注明份数与出处',
    group: '申报',
    isOwn: false,
  },
  { id: 'own-1', name: '写汇报要点', text: '把{{文件}}的要点写成{{字数}}字的汇报', group: '我的', isOwn: true },
];
