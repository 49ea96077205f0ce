import type { Genre, RuleClass } from './Issue';

/** A part of a text with a place of its own: a paragraph, a cell of a table, the text of a box. It holds no line break. */
export interface Block {
  text: string;
  /** Where the cell of a table stands, counted from 0; `table` tells tables apart. */
  cell?: { table: number; row: number; column: number };
}

/**
 * A finding that is not to be shown: everything that is given must fit: a rule; its words `original`; those at a place with
 * `context` around them.
 */
export interface Ignored {
  ruleId: string;
  original?: string;
  /** As `contextOf` gives it. */
  context?: string;
}

/** Words that a tenant watches; the product ships none. */
export interface WatchedWord {
  text: string;
  suggestion?: string;
  note?: string;
}

/** A person with the posts that may stand beside the name; the product ships none. */
export interface WatchedPerson {
  name: string;
  posts: readonly string[];
}

/** A law as a policy library knows it. */
export interface LawState {
  /** Full name without 《》. */
  name: string;
  /** The day from which it no longer applies, `2021-01-01`. */
  endedOn: string;
  /** Full name of what applies instead. */
  successor?: string;
}

/** A word and its part of speech, by the tags of jieba. */
export interface Token {
  word: string;
  tag: string;
}

/** Cuts a sentence into the words of a dictionary, none of them guessed; joined they are the sentence. */
export type Segmenter = (sentence: string) => readonly Token[];

/** Finds words with one character that sounds like the right one. */
export interface FixedWordIndex {
  nearMisses: (text: string) => Iterable<{ from: number; word: string; at: number }>;
}

export interface ProofreadOptions {
  /** The day on which the text is read, `2026-11-25`: names of institutions and laws go by it. */
  today: string;
  genre: Genre;
  /** Classes that are not looked for. */
  without?: readonly RuleClass[];
  ignored?: readonly Ignored[];
  /** Words that are right as they are. */
  dictionary?: readonly string[];
  sensitive?: readonly WatchedWord[];
  people?: readonly WatchedPerson[];
  /** Laws beside those that the engine knows. */
  laws?: readonly LawState[];
  /** For the classes that need words: 的地得 and fixed words. Without it the result names them in `notRun`. */
  segment?: Segmenter;
  /** `fixedWords()` of `@hengce/proofreading/words`; without it fixed words are not looked for. */
  fixedWords?: FixedWordIndex;
}
