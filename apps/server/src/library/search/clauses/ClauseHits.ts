import type { PolicyHead } from '../policyIndex/policyBlob';

/** Question to the clauses of the library. */
export interface ClauseQuery {
  q: string;
  /** Ids of documents that may be found; all when undefined. */
  only?: ReadonlySet<string> | undefined;
  /** Region of the user; local rules of elsewhere come later. */
  regionCode?: string | null;
  limit: number;
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
  parts: { clauseId: string; label: string; text: string; score: number }[];
  score: number;
  /** How likely it is that it answers, 0–1. */
  probability: number;
  grade: Grade;
  /** What the probability is told by. */
  features: ClauseFeatures;
}

/** 直接依据, 可能相关, 没有. */
export type Grade = 'direct' | 'possible' | 'none';

export interface ClauseFeatures {
  /** Share of the question that it says, by rarity. */
  share: number;
}

export interface ClauseHits {
  /** Words that were searched for, as the question has them. */
  terms: string[];
  /** Number of documents that have any of them. */
  documents: number;
  clauses: ClauseHit[];
  /** Laws that the question asks for and the library lacks, the likeliest first. */
  lacking: string[];
}
