import type { Day } from '@hengce/text';
import type { ClauseQuery } from './clauses/ClauseHits';
import { findClauses } from './clauses/findClauses';
import { parseQuery } from './parseQuery';
import type { IndexState } from './policyIndex/IndexState';
import { queryKind } from './queryKind';
import type { Reference, Retrieval } from './Retrieval';

/** What the library has for a query of any kind. Synchronous: it reads the most promising documents from the index. */
export function retrieve(state: IndexState, query: ClauseQuery, today: Day): Retrieval {
  const references = referencesIn(state, query);
  return { kind: queryKind(parseQuery(query.q), references), references, ...findClauses(state, query, today) };
}

function referencesIn({ catalog }: IndexState, { q, only }: ClauseQuery): Reference[] {
  const { docNo, clause } = parseQuery(q);
  if (docNo === null) return [];
  return catalog
    .findDocNo(docNo.org, docNo.year, docNo.no)
    .map((document) => ({ policyId: catalog.ids[document] as string, clauseId: clause?.id ?? null }))
    .filter(({ policyId }) => only?.has(policyId) ?? true);
}
