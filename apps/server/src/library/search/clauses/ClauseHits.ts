import type { PolicyHead } from '../policyIndex/policyBlob';

/** Question to the clauses of the library. */
export interface ClauseQuery {
  q: string;
  /** Ids of documents that may be found; all when undefined. */
  only?: ReadonlySet<string> | undefined;
  /** Region of the user; local rules of elsewhere come later. */
  regionCode?: string | null;
  limit: number;
  /** What another ranker finds for the question, in any order. */
  near?: readonly NearClause[];
  /** What is already known of its words: in which wordings documents have them. */
  said?: readonly { text: string; wordings: readonly string[] }[];
  /** Documents whose clauses are read beside those that it names or plainly asks for; the usual number when undefined. */
  depth?: number;
}

/** A clause as another ranker than that of the words finds it. */
export interface NearClause {
  policyId: string;
  /** That of its `ClauseHit`. */
  clauseId: string;
  /** The higher, the nearer; 0 is what any clause has. */
  score: number;
}

/** Article, or part of a document without articles, that answers a question. */
export interface ClauseHit {
  policyId: string;
  title: string;
  docNo: string | null;
  status: PolicyHead['policy']['status'];
  isSample: boolean;
  provenance: PolicyHead['policy']['provenance'];
  clauseId: string;
  /** 第七条. */
  label: string;
  /** Its clauses in reading order; the text of a part begins with its heading. */
  parts: { clauseId: string; label: string; text: string }[];
  score: number;
  /** How likely it is that it answers, 0–1. */
  probability: number;
  grade: Grade;
  /** Whether another ranker has it among its first few, whatever its words: likely of the matter, no proof that it answers. */
  isNear: boolean;
  /** What the probability is told by. */
  features: ClauseFeatures;
}

/** How surely a clause answers: 直接依据, 可能相关, 没有. */
export type Grade = 'direct' | 'possible' | 'none';

/** What tells a clause that answers from one that is near. Shares are 0–1; names are those of the fitted weights (`judge.ts`). */
export type ClauseFeatures = Readonly<Record<FeatureName, number>>;

export type FeatureName = (typeof featureNames)[number];

/** Names of the features, in the order of the fitted weights. */
export const featureNames = [
  // Words: how much of the question the clause says, among the best of this question, and of its rare words.
  'share',
  'rareShare',
  'density',
  'lexical',
  'lexicalPlace',
  'title',
  'nearness',
  // Ways of asking that are written down.
  'likeness',
  'likenessOfBest',
  'way',
  'wayOfBest',
  'askedShare',
  'askedPlace',
  'agreement',
  // Words of the articles that are asked for alike.
  'echo',
  'echoOfBest',
  'echoPlace',
  // Its words as a translation of the question.
  'translated',
  'translatedOfBest',
  'translatedPlace',
  'translatedTitle',
  'explained',
  // What kind of clause it is.
  'answersKind',
  'lacksKind',
  'inPlace',
  'nationInPlace',
  'elsewhere',
  'over',
  'law',
  'interpretation',
  'purpose',
  // Reading by single characters, for words that the law cuts otherwise.
  'characters',
] as const;

export interface ClauseHits {
  /** Words that were searched for, as the question has them. */
  terms: string[];
  /** Number of documents that have any of them. */
  documents: number;
  clauses: ClauseHit[];
  /** Laws that the question asks for and the library lacks, the likeliest first. */
  lacking: string[];
}
