import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];

/** Question and answer that come before the present question in its branch (分枝). */
export interface Turn {
  question: string;
  answer: string;
}

/** Answer that broke off and is continued (接着写): its text so far, and the citations in it. */
export interface Begun {
  text: string;
  citations: readonly S['ChatCitation'][];
}

export interface Question {
  userId: string;
  /** The user's words; like everything else here they are data, never instructions. */
  text: string;
  quote: S['ChatQuote'] | null;
  history: readonly Turn[];
  /** Documents and policies that the answer may rest on; `runs` has removed those that the user may not read. */
  scope: S['ChatScope'];
  isDeepThinking: boolean;
  allowsGeneral: boolean;
  /** Text of the answer that is continued, as far as it came; null for a new one. */
  begun: Begun | null;
  signal: AbortSignal;
}

/**
 * Parts that an engine yields, roughly in this order; steps, text and citations alternate. `runs` numbers, stores and sends
 * them.
 */
export type AnswerPiece =
  | { type: 'queued'; position: number | null }
  /** With the id of an earlier step it takes that one's place. */
  | { type: 'step'; step: S['ChatStep'] }
  /** Text that follows what the part has. Reasoning ends where the answer begins. */
  | { type: 'text'; part: S['ChatPart']; text: string }
  /** A checked citation; its marker `[^n]` stands in the answer. Sent again, it takes the place of the one with its number. */
  | { type: 'citation'; citation: S['ChatCitation'] }
  | { type: 'policies'; policies: S['ChatPolicyCard'][] }
  | { type: 'figures'; figures: S['ChatFigures'] }
  | { type: 'usage'; usage: S['ChatUsage'] }
  | { type: 'suggestions'; items: string[] }
  | { type: 'notice'; notice: S['ChatNotice'] }
  /** The last piece of an answer that came to its end. */
  | { type: 'end'; finishReason: 'stop' | 'length' | 'content_filter' };

/** Error that ends an answer before it is complete; the text so far is stored. */
export class AnswerFailure extends Error {
  override name = 'AnswerFailure';
  constructor(
    readonly code: S['ChatError']['code'],
    message: string,
    readonly isRetryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Engine that answers questions: the embedded one by extracts and the rule engine, the other with a model. */
export interface AnswerEngine {
  /** Name of the model; null for the embedded engine, whose answers are not labelled AI生成. */
  readonly model: string | null;
  readonly canThink: boolean;
  /** Answers a question, part by part. @throws AnswerFailure */
  answer(question: Question): AsyncIterable<AnswerPiece>;
  /** Policies that an earlier answer cites, as they stand today. */
  policyCards(citations: readonly S['ChatCitation'][], answeredAt: Date): Promise<S['ChatPolicyCard'][]>;
}
