import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];

/** One exchange of the branch that was asked on, oldest first. */
export interface Turn {
  question: string;
  answer: string;
}

/** The first part of an answer. */
export interface Begun {
  text: string;
  citations: readonly S['ChatCitation'][];
}

export interface Question {
  userId: string;
  /** As the user wrote it; data, like everything else here. */
  text: string;
  quote: S['ChatQuote'] | null;
  history: readonly Turn[];
  /** Of documents only such as the user may read: `runs` has left out the others. */
  scope: S['ChatScope'];
  isDeepThinking: boolean;
  allowsGeneral: boolean;
  /** The answer that is gone on with, as far as it came; null for a new one. */
  begun: Begun | null;
  signal: AbortSignal;
}

/** What an engine gives, in this order in time. `runs` numbers, keeps and sends it. */
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

/** The failure of an answer that cannot go on; what it has stays. */
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

/** Answers questions: the embedded one by extracts and the rule engine, the other with a model. */
export interface AnswerEngine {
  /** The model's name; null for the embedded engine, whose answers are not labelled AI生成. */
  readonly model: string | null;
  readonly canThink: boolean;
  /** @throws AnswerFailure */
  answer(question: Question): AsyncIterable<AnswerPiece>;
  /** The cited policies as they stand today, for answers that were given earlier. */
  policyCards(citations: readonly S['ChatCitation'][], answeredAt: Date): Promise<S['ChatPolicyCard'][]>;
}
