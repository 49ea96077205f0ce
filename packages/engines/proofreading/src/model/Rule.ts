import type { BlockView } from '../reading/BlockView';
import type { FixKind, Genre, RuleClass, Severity } from './Issue';
import type { Block, ProofreadOptions } from './options';

/** What a rule is, for the reader of an issue. */
export interface RuleInfo {
  /** Begins with its class: punct.width.comma. */
  id: string;
  class: RuleClass;
  title: string;
  /** The standard or law and its clause; '' where only usage says so. */
  clause: string;
  severity: Severity;
  /** The kinds of text that it holds for; all of them when left out. */
  genres?: readonly Genre[];
  fix: FixKind;
  /** True when it also reads what is protected: titles in 《》, addresses, code, words of the custom dictionary. */
  readsProtected?: true;
  /** True when it asks for words: without a segmenter it does not run. */
  needsWords?: true;
}

/** What a rule found in a block; the rest of the issue comes from the rule. */
export interface Finding {
  from: number;
  to: number;
  suggestions?: readonly string[];
  reason: string;
  severity?: Severity;
  fix?: FixKind;
  clause?: string;
  exemption?: string;
}

/** Looks at one block; depends on nothing but its text and the options. */
export interface BlockRule extends RuleInfo {
  find: (block: BlockView, options: ProofreadOptions) => Iterable<Finding>;
}

/** Words looked up in the one pass over all lexicons; `judge` says what an occurrence means, null when it is right. */
export interface WordRule extends RuleInfo {
  words: (options: ProofreadOptions) => Iterable<string>;
  judge: (word: string, from: number, block: BlockView, options: ProofreadOptions) => Finding | null;
}

/** A fact that a document rule took from a block. */
export interface Located<Fact> {
  block: number;
  fact: Fact;
  /** Where the block stands when it is a cell of a table. */
  cell?: Block['cell'];
}

/** Compares what the blocks of a document say; `collect` runs once per changed block, `conclude` once per change. */
export interface DocumentRule<Fact = unknown> extends RuleInfo {
  collect: (block: BlockView) => Iterable<Fact>;
  conclude: (facts: readonly Located<Fact>[], options: ProofreadOptions) => Iterable<Finding & { block: number }>;
}

export type Rule = BlockRule | WordRule | DocumentRule;

/** Keeps the type of the facts while the rule is written, and forgets it for the list of all rules. */
export const documentRule = <Fact>(rule: DocumentRule<Fact>): DocumentRule => rule as unknown as DocumentRule;
