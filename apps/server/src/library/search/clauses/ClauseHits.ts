import type { PolicyHead } from '../policyIndex/policyBlob';

/** Question for a search of the library's clauses. */
export interface ClauseQuery {
  q: string;
  /** Ids of documents that may be found; all when undefined. */
  only?: ReadonlySet<string> | undefined;
  /** GB/T 2260 code of the user's region; local rules of other regions come later. */
  regionCode?: string | null;
  limit: number;
  /** Clauses that another ranker finds for the question, in any order. */
  near?: readonly NearClause[];
  /** Wordings that documents have for its words, as far as known already. */
  said?: readonly { text: string; wordings: readonly string[] }[];
  /**
   * Number of documents whose clauses are read, beside those that the question names or asks for; a default when
   * undefined.
   */
  depth?: number;
}

/** Clause that the search by vectors found (`createNearness`). */
export interface NearClause {
  policyId: string;
  /** Id of the clause, as in `ClauseHit`. */
  clauseId: string;
  /** Nearness in standard deviations above the mean of the library's clauses. */
  score: number;
}

/** Article, or part of a document without articles, that may answer a question. */
export interface ClauseHit {
  policyId: string;
  title: string;
  docNo: string | null;
  status: PolicyHead['policy']['status'];
  isSample: boolean;
  provenance: PolicyHead['policy']['provenance'];
  clauseId: string;
  /** Label, such as 第七条. */
  label: string;
  /** Its clauses in reading order; the text of a part begins with its heading. */
  parts: { clauseId: string; label: string; text: string }[];
  score: number;
  /** Probability that it answers, 0–1. */
  probability: number;
  grade: Grade;
  /** Whether another ranker has it among its first few: likely on the topic, no proof that it answers. */
  isNear: boolean;
  /** Features from which the probability is computed. */
  features: ClauseFeatures;
}

/** Certainty that a clause answers: 直接依据, 可能相关, 没有. */
export type Grade = 'direct' | 'possible' | 'none';

/**
 * Features that separate a clause that answers from one that is only similar. Shares are 0–1; the names are those of
 * the fitted weights (`judge.ts`).
 */
export type ClauseFeatures = Readonly<Record<FeatureName, number>>;

export type FeatureName = (typeof featureNames)[number];

/** Names of the features, in the order of the fitted weights. */
export const featureNames = [
  // Words: how much of the question the clause says, and where that places it.
  'share',
  'density',
  'lexicalPlace',
  // Ways of asking that are written down.
  'likenessOfBest',
  'askedShare',
  'askedPlace',
  'isAsked',
  // What it is about: the clause and its likest way of asking; and word by word the clause, a sentence, the title, and its ways of asking.
  'meaning',
  'meaningPlace',
  'wayMeaning',
  'wordMeaning',
  'sentenceMeaning',
  'titleMeaning',
  'wayWordMeaning',
  // What kind of clause it is.
  'answersKind',
  'inPlace',
  'nationInPlace',
  'elsewhere',
  'over',
  'law',
  'interpretation',
  // Reading by single characters, for words that the law cuts otherwise.
  'characters',
] as const;

export interface ClauseHits {
  /** Words that were searched for, as the question has them. */
  terms: string[];
  /** Number of documents with any of them. */
  documents: number;
  clauses: ClauseHit[];
  /** Laws that the question asks for and the library does not have, the likeliest first. */
  lacking: string[];
}
