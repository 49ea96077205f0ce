import type { ChatCitation, ChatMessage } from '@hengce/api';

/** Fields of an answer that its sources need. */
export type AnswerSources = Pick<ChatMessage, 'id' | 'state'> & { citations: readonly ChatCitation[] };

/** Citation that is open, with its answer. */
export interface ActiveCitation {
  messageId: string;
  n: number;
}
