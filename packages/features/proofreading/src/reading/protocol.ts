import type { Issue, ProofreadOptions, RuleClass } from '@hengce/proofreading';

/** An issue by where it stands in the whole text. */
export interface FoundIssue extends Omit<Issue, 'block'> {
  /** The same as long as its words, what stands around them and the rule stay; never given twice. */
  id: string;
  /** As what is ignored names it. */
  context: string;
}

/** What the engine is given; functions do not travel to a worker. */
export type ReadingOptions = Omit<ProofreadOptions, 'segment' | 'fixedWords' | 'ignored'>;

export type ToReading =
  | { type: 'options'; options: ReadingOptions }
  /** `near`: what is looked at, so that it is read first. */
  | { type: 'text'; turn: number; text: string; near: number };

/** What changed since the last message: the first `head` issues stay, the last `tail` are moved by `shift`, `middle` stands between. */
export interface FromReading {
  turn: number;
  head: number;
  tail: number;
  shift: number;
  middle: readonly FoundIssue[];
  blocks: number;
  /** Blocks that are not read yet. */
  waiting: number;
  notRun: readonly RuleClass[];
  /** Words for 的地得 and fixed words: on their way, there, or not to be had. */
  words: 'loading' | 'ready' | 'absent';
}
