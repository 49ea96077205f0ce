import type { ChatCitation, ChatMessage } from '@hengce/api';

/** An answer, as far as its sources go. */
export type AnswerSources = Pick<ChatMessage, 'id' | 'state'> & { citations: readonly ChatCitation[] };

/** The citation that is open, and of which answer. */
export interface ActiveCitation {
  messageId: string;
  n: number;
}
