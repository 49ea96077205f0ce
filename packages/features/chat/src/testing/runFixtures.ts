import type { ChatFigures, ChatStreamEvent } from '@hengce/api';
import { getConversation } from '@hengce/api/examples';
import { sampleAnswerMessage } from './chatFixtures';

const { text, reasoning, steps, citations, policies, figures, suggestions, model } = sampleAnswerMessage;

const pieces = (part: 'reasoning' | 'answer', whole: string, size: number): ChatStreamEvent[] =>
  Array.from({ length: Math.ceil(whole.length / size) }, (_, index) => ({
    type: 'part.delta',
    part,
    off: index * size,
    text: whole.slice(index * size, (index + 1) * size),
  }));

export const startedEvent: ChatStreamEvent = {
  type: 'run.started',
  runId: 'r0000001',
  messageId: 'a0000001',
  userMessageId: 'q0000001',
  parentId: null,
  model,
  isGenerated: true,
  createdAt: '2026-11-20T02:23:40.000Z',
};

/** Events of the sample conversation's answer. */
export const sampleEvents: ChatStreamEvent[] = [
  startedEvent,
  ...steps.slice(0, 2).map((step): ChatStreamEvent => ({ type: 'step', step })),
  { type: 'part.start', part: 'reasoning' },
  ...pieces('reasoning', reasoning, 9),
  { type: 'part.end', part: 'reasoning', durationMs: 12_000 },
  { type: 'part.start', part: 'answer' },
  ...pieces('answer', text, 11),
  ...citations.slice(0, 2).map((citation): ChatStreamEvent => ({ type: 'citation', citation })),
  { type: 'part.end', part: 'answer', durationMs: 8_000 },
  { type: 'policies', policies },
  { type: 'figures', figures: figures as ChatFigures },
  { type: 'suggestions', items: suggestions },
  { type: 'usage', usage: { prompt: 3200, completion: 640, reasoning: 180 } },
  { type: 'title', title: getConversation.title },
  { type: 'run.done', finishReason: 'stop', length: text.length },
];
