import type { MainComponents } from '@hengce/api/contract';
import type { Day } from '@hengce/text';
import { fold, markWords } from '@hengce/text';
import { regionName } from '../../../platform/vocabulary';
import type { ParsedQuery } from '../parseQuery';
import type { Piece } from '../planQuery';
import type { IndexState } from '../policyIndex/IndexState';
import { findSnippets } from './snippets';

type PolicySummary = MainComponents['schemas']['PolicySummary'];

/** Parts of a query that a row of results marks; all empty for lists without a query. */
export interface RowQuery {
  words: readonly string[];
  pieces: readonly Piece[];
  clause: ParsedQuery['clause'];
  /** Whether it may lack some of the pieces. */
  isMiss?: boolean;
}

/** Row of results: stored fields, state on the day, and marks of the query. */
export function summaryRow(
  state: IndexState,
  document: number,
  today: Day,
  { words, pieces, clause, isMiss = false }: RowQuery,
): PolicySummary {
  const { catalog } = state;
  const { policy, spans } = state.readHead(document);
  const wanted = clause?.id ?? null;
  const isSearched = pieces.length > 0 || wanted !== null;
  return {
    id: policy.id,
    title: policy.title,
    titleMarks: markWords(fold(policy.title), words),
    docNo: policy.docNo,
    issuers: policy.issuers,
    level: policy.level,
    regionCode: policy.regionCode,
    regionName: regionName(policy.regionCode),
    kind: policy.kind,
    status: catalog.statusOf(document),
    provenance: policy.provenance,
    isSample: policy.provenance === 'sample',
    publishedAt: policy.publishedAt,
    effectiveFrom: policy.effectiveFrom,
    support: policy.support,
    amount: policy.amount,
    window: catalog.windowOf(document, today),
    snippets: isSearched ? findSnippets(state.readText(document), spans, pieces, wanted) : [],
    supersededBy: successor(state, document),
    versionCount: catalog.versionCount(document),
    ...(isMiss ? missingIn(state, document, pieces) : {}),
  };
}

/** Words of the search that a near miss does not say. */
function missingIn(state: IndexState, document: number, pieces: readonly Piece[]): Pick<PolicySummary, 'missing'> {
  const { policy } = state.readHead(document);
  const said = fold(`${policy.title}\n${state.readText(document)}`);
  const missing = pieces.filter(
    ({ wordings, support = [] }) =>
      !wordings.some((wording) => said.includes(wording)) && !support.some((kind) => policy.support.includes(kind)),
  );
  return missing.length === 0 ? {} : { missing: missing.map(({ text }) => text) };
}

function successor(state: IndexState, document: number): PolicySummary['supersededBy'] {
  const next = state.catalog.successorOf(document);
  if (next === null) return null;
  const { id, title, docNo } = state.readHead(next).policy;
  return { id, title, docNo };
}
