import type { BlockView } from '../reading/BlockView';
import type { FixKind, Genre, RuleClass, Severity } from './Issue';
import type { Block, ProofreadOptions } from './options';

/** Description of a rule: what the reader of an issue sees, and to which texts it applies. */
export interface RuleInfo {
  /** Id, which begins with its class: punct.width.comma. */
  id: string;
  class: RuleClass;
  title: string;
  /** Standard or law with its clause; '' where only usage supports it. */
  clause: string;
  severity: Severity;
  /** Kinds of text to which it applies; all by default. */
  genres?: readonly Genre[];
  fix: FixKind;
  /** Whether it also reads protected text: titles in 《》, addresses, code, words of the custom dictionary. */
  readsProtected?: true;
  /** Whether it needs words: without a segmenter it does not run. */
  needsWords?: true;
}

/** Result of a rule in a block; the rest of the issue comes from the rule. */
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

/** Rule about one block, which depends only on its text and the options. */
export interface BlockRule extends RuleInfo {
  find: (block: BlockView, options: ProofreadOptions) => Iterable<Finding>;
}

/** Rule about words, found in the one pass over all lexicons; `judge` returns null for an occurrence that is right. */
export interface WordRule extends RuleInfo {
  words: (options: ProofreadOptions) => Iterable<string>;
  judge: (word: string, from: number, block: BlockView, options: ProofreadOptions) => Finding | null;
}

/** Fact that a document rule collected from a block. */
export interface Located<Fact> {
  block: number;
  fact: Fact;
  /** Table cell of the block; absent outside tables. */
  cell?: Block['cell'];
}

/** Rule that compares the blocks of a document; `collect` runs once per changed block, `conclude` once per change. */
export interface DocumentRule<Fact = unknown> extends RuleInfo {
  collect: (block: BlockView) => Iterable<Fact>;
  conclude: (facts: readonly Located<Fact>[], options: ProofreadOptions) => Iterable<Finding & { block: number }>;
}

export type Rule = BlockRule | WordRule | DocumentRule;

/** Rule about a document whose type of facts is checked here and hidden in the list of all rules. */
export const documentRule = <Fact>(rule: DocumentRule<Fact>): DocumentRule => rule as unknown as DocumentRule;
