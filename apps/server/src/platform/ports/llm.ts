import { withoutUnseen } from '@hengce/text';

export interface LlmMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface LlmRequest {
  messages: readonly LlmMessage[];
  /** Whether the model is asked to think first, where that is possible. */
  isThinking: boolean;
  signal: AbortSignal;
}

/** Parts of a model's output, in this order. */
export type LlmPiece =
  /** The service has the request, which waits for its turn. */
  | { type: 'queued' }
  | { type: 'reasoning'; text: string }
  | { type: 'answer'; text: string }
  | { type: 'usage'; prompt: number; completion: number; reasoning: number | null }
  /** The last piece; an answer without it broke off. */
  | { type: 'end'; finishReason: 'stop' | 'length' | 'content_filter' };

export type LlmFailureCode = 'upstream' | 'busy' | 'timeout' | 'blank' | 'interrupted' | 'unreachable';

/**
 * Error of a model that cannot answer, or not go on. Its message is for users and contains nothing from the service's
 * reply.
 */
export class LlmFailure extends Error {
  override name = 'LlmFailure';
  constructor(
    readonly code: LlmFailureCode,
    message: string,
    readonly isRetryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A large language model: text in, text out, without tools. */
export interface Llm {
  readonly model: string;
  readonly canThink: boolean;
  /** Streams an answer. @throws LlmFailure; the reason of the signal when that was aborted */
  ask(request: LlmRequest): AsyncIterable<LlmPiece>;
}

/** Words of a user or of a document for a prompt: they cannot close the tag around them. */
export const asData = (text: string): string => withoutUnseen(text).replaceAll('<', '＜').replaceAll('>', '＞');
