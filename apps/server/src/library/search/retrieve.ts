import { type Day, fold } from '@hengce/text';
import type { ClauseQuery } from './clauses/ClauseHits';
import { findClauses } from './clauses/findClauses';
import { type ParsedQuery, parseQuery } from './parseQuery';
import type { IndexState } from './policyIndex/IndexState';
import { queryKind } from './queryKind';
import type { Reference, Retrieval } from './Retrieval';
import { type NamedTitle, namedTitle } from './references';

/** Documents and clauses for a query of any kind. Synchronous: it reads the best documents from the index. */
export function retrieve(state: IndexState, query: ClauseQuery, today: Day): Retrieval {
  state.catalog.refresh(today);
  const parsed = parseQuery(query.q);
  const named = namedTitle(state, parsed);
  const references = referencesIn(state, parsed, named, query.only);
  const kind = queryKind(parsed, references);
  return { kind, references, ...findClauses(state, { ...query, q: spelledOut(query.q, named) }, today) };
}

/** The query with the document called as its title says: 环评法22条 as 《环境影响评价法》22条. */
function spelledOut(q: string, named: NamedTitle | null): string {
  return named === null || named.typed === named.name ? q : fold(q).replace(named.typed, `《${named.name}》`);
}

function referencesIn(
  { catalog }: IndexState,
  { docNo, clause }: ParsedQuery,
  named: NamedTitle | null,
  only: ReadonlySet<string> | undefined,
): Reference[] {
  const numbered = docNo === null ? [] : catalog.findDocNo(docNo.org, docNo.year, docNo.no);
  // What stands in for a place's own document is not what was named.
  const titled = named === null || named.isElsewhere ? [] : named.documents;
  return [...new Set([...numbered, ...titled])]
    .map((document) => ({ policyId: catalog.ids[document] as string, clauseId: clause?.id ?? null }))
    .filter(({ policyId }) => only?.has(policyId) ?? true);
}
