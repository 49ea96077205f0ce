export interface LlmMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface LlmRequest {
  messages: readonly LlmMessage[];
  /** Asks the model to think first, where it can be asked. */
  isThinking: boolean;
  signal: AbortSignal;
}

/** What a model gives, in this order in time. */
export type LlmPiece =
  /** It was heard and waits for its turn. */
  | { type: 'queued' }
  | { type: 'reasoning'; text: string }
  | { type: 'answer'; text: string }
  | { type: 'usage'; prompt: number; completion: number; reasoning: number | null }
  /** The last piece; an answer without it broke off. */
  | { type: 'end'; finishReason: 'stop' | 'length' | 'content_filter' };

export type LlmFailureCode = 'upstream' | 'busy' | 'timeout' | 'blank' | 'interrupted' | 'unreachable';

/** The failure of a model that cannot answer, or not go on. Its message is for users: it holds nothing of what the model's server said. */
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

/** A large language model. It gets text and gives text: there are no tools it could call. */
export interface Llm {
  readonly model: string;
  readonly canThink: boolean;
  /** @throws LlmFailure; the reason of the signal when that was aborted */
  ask(request: LlmRequest): AsyncIterable<LlmPiece>;
}
