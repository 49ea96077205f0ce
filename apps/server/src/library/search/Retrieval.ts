import type { ClauseHit } from './clauses/ClauseHits';

/** Kind of a query: it names a document or an article, consists of keywords, or is a question. */
export type QueryKind = 'reference' | 'keywords' | 'question';

/** A document that a query names, with the article if it names one. */
export interface Reference {
  policyId: string;
  /** Id of the article, such as art-9; null where the document is named alone. */
  clauseId: string | null;
}

/** Answer of the library to a query, shared by the search field, the assistant and the tests of a knowledge base. */
export interface Retrieval {
  kind: QueryKind;
  /** Documents that the query names, the likeliest first; empty for none in the library. */
  references: Reference[];
  /** Clauses, the likeliest answer first; those of grade `none` are not shown as answers. */
  clauses: ClauseHit[];
  /** Words that were searched for, as the query has them. */
  terms: string[];
  /** Number of documents with any of them. */
  documents: number;
  /** Laws that the query asks for and the library does not have, the likeliest first. */
  lacking: string[];
}
