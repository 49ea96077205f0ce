import type { ClauseHit } from './clauses/ClauseHits';

/** What a query is: it names a document or an article, gives words, or asks something. */
export type QueryKind = 'reference' | 'keywords' | 'question';

/** A document that a query names, and the article of it if it names one. */
export interface Reference {
  policyId: string;
  /** art-9; null where the document is named alone. */
  clauseId: string | null;
}

/** Answer of the library to a query: what the search field, the assistant and the tests of a knowledge base build on. */
export interface Retrieval {
  kind: QueryKind;
  /** What the query names, the likeliest first; empty when it names nothing that the library has. */
  references: Reference[];
  /** Clauses, the likeliest to answer first; those of grade `none` are near at best and are not shown as answers. */
  clauses: ClauseHit[];
  /** Words that were searched for, as the query has them. */
  terms: string[];
  /** Number of documents that have any of them. */
  documents: number;
  /** Laws that the query asks for and the library lacks, the likeliest first. */
  lacking: string[];
}
