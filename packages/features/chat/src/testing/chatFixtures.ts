import type { ChatMessage } from '@hengce/api';
import { getConversation } from '@hengce/api/examples';

export const [sampleQuestion, sampleAnswerMessage] = getConversation.messages as [ChatMessage, Required<ChatMessage>];

/** The sample answer as the embedded engine gives it. */
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
