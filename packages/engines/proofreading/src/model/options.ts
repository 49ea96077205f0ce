import type { Genre, RuleClass } from './Issue';

/** Part of a text with a place of its own: a paragraph, a table cell, the text of a box. It has no line break. */
export interface Block {
  text: string;
  /** Position of a table cell, from 0; `table` tells tables apart. */
  cell?: { table: number; row: number; column: number };
}

/**
 * Issue that is not reported. All given fields must fit: a rule, its words `original`, and the `context` around them.
 */
export interface Ignored {
  ruleId: string;
  original?: string;
  /** Result of `contextOf`. */
  context?: string;
}

/** Word that an account wants reported wherever it occurs; the product ships none. */
export interface WatchedWord {
  text: string;
  suggestion?: string;
  note?: string;
}

/** Person with the posts that may stand beside the name; the product ships none. */
export interface WatchedPerson {
  name: string;
  posts: readonly string[];
}

/** State of a law in a policy library. */
export interface LawState {
  /** Full name without 《》. */
  name: string;
  /** Day from which it is no longer in force, `2021-01-01`. */
  endedOn: string;
  /** Full name of the law that replaced it. */
  successor?: string;
}

/** Word and its part of speech, by the tags of jieba. */
export interface Token {
  word: string;
  tag: string;
}

/** Function that splits a sentence into words of a dictionary, none of them guessed; joined they are the sentence. */
export type Segmenter = (sentence: string) => readonly Token[];

/** Index that finds fixed words with one wrong character of the same sound. */
export interface FixedWordIndex {
  nearMisses: (text: string) => Iterable<{ from: number; word: string; at: number }>;
}

export interface ProofreadOptions {
  /** Day of the check, `2026-11-25`, which decides which names of institutions and laws are current. */
  today: string;
  genre: Genre;
  /** Classes that are switched off. */
  without?: readonly RuleClass[];
  ignored?: readonly Ignored[];
  /** Words that are always right. */
  dictionary?: readonly string[];
  sensitive?: readonly WatchedWord[];
  people?: readonly WatchedPerson[];
  /** States of laws, beside those that the engine knows. */
  laws?: readonly LawState[];
  /** Segmenter for the classes that need words: 的地得 and fixed words. Without it the result lists them in `notRun`. */
  segment?: Segmenter;
  /** `fixedWords()` of `@hengce/proofreading/words`; without it fixed words are not looked for, and are in `notRun`. */
  fixedWords?: FixedWordIndex;
}
