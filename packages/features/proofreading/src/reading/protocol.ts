import type { Issue, ProofreadOptions, RuleClass } from '@hengce/proofreading';
import type { TextChange } from '../model/textChange';

/**
 * Issue of a text; `from` and `to` are offsets in UTF-16 units from the start of the whole text, where those of Issue
 * begin at its block.
 */
export interface FoundIssue extends Omit<Issue, 'block'> {
  /** Id, stable while its words, their surroundings and the rule stay; never reused. */
  id: string;
  /** Characters around it, as `contextOf` gives them. */
  context: string;
}

/** Options of the engine; functions cannot be sent to a worker. */
export type ReadingOptions = Omit<ProofreadOptions, 'segment' | 'fixedWords' | 'ignored'>;

export type ToReading =
  | { type: 'options'; options: ReadingOptions }
  /**
   * Text as a change of the last one, at first of an empty one. `near`: offset of what is looked at, so that it is read
   * first.
   */
  | ({ type: 'text'; turn: number; near: number } & TextChange);

/**
 * Result of proofreading, as changes to the list of the last message: its first `head` issues stay, its last `tail`
 * move by `shift` UTF-16 units, and `middle` stands between them.
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
  /**
   * State of the dictionaries for 的地得 and for fixed words: loading, ready, or absent because they could not be loaded.
   */
  words: 'loading' | 'ready' | 'absent';
}
