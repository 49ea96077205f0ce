import type { Issue, ProofreadOptions, RuleClass } from '@hengce/proofreading';

/** Issue with offsets in the whole text. */
export interface FoundIssue extends Omit<Issue, 'block'> {
  /** Id, stable while its words, their surroundings and the rule stay; never reused. */
  id: string;
  /** Context as `Ignored` has it. */
  context: string;
}

/** Options of the engine; functions cannot be sent to a worker. */
export type ReadingOptions = Omit<ProofreadOptions, 'segment' | 'fixedWords' | 'ignored'>;

export type ToReading =
  | { type: 'options'; options: ReadingOptions }
  /** `near`: what is looked at, so that it is read first. */
  | { type: 'text'; turn: number; text: string; near: number };

/**
 * Changes since the last message: the first `head` issues stay, the last `tail` move by `shift`, `middle` is between
 * them.
 */
export interface FromReading {
  turn: number;
  head: number;
  tail: number;
  shift: number;
  middle: readonly FoundIssue[];
  blocks: number;
  /** Number of blocks that are not read yet. */
  waiting: number;
  notRun: readonly RuleClass[];
  /** State of the dictionary for 的地得 and fixed words: loading, ready or failed. */
  words: 'loading' | 'ready' | 'absent';
}
