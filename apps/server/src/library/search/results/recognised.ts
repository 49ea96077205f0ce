import type { MainComponents } from '@hengce/api/contract';
import type { Found } from '../candidates/findCandidates';
import { hasClause } from '../candidates/rankPage';
import type { IndexState } from '../policyIndex/IndexState';
import type { QueryKind } from '../Retrieval';

type S = MainComponents['schemas'];

interface Shown {
  kind: QueryKind;
  /** Document of the first row. */
  first: number | undefined;
  /** Hits that have all terms. */
  whole: number;
}

/** Understanding of a query for the page, and what of it the library does not have. */
export function recognisedOf(state: IndexState, found: Found, { kind, first, whole }: Shown): S['RecognisedQuery'] {
  const { parsed, plan, mode, candidates, near, misses, place } = found;
  const isOnClause = parsed.clause !== null && hasClause(state, first, parsed.clause.id);
  const typedDocNo = parsed.isGuessedDocNo ? null : (parsed.docNo?.text ?? null);
  return {
    docNo: mode === 'docNo' ? docNoOf(state, candidates.documents[0]) : typedDocNo,
    clauseLabel: isOnClause ? (parsed.clause?.label ?? null) : null,
    terms: mode === 'some' ? parsed.terms : plan.pieces.map(({ text }) => text),
    excluded: parsed.excluded,
    truncated: parsed.truncated,
    relaxed: kind !== 'question' && ((mode === 'some' && candidates.count > 0) || near.length > 0 || misses.size > 0),
    whole,
    kind,
    place,
    meant: meantIn(found),
    absent: absentOf(state, found, typedDocNo),
  };
}

const docNoOf = (state: IndexState, document: number | undefined): string | null =>
  document === undefined ? null : state.readHead(document).policy.docNo;

/** What was searched for in place of what was typed, where that is not what it says. */
function meantIn({ slips, named }: Found): S['MeantWords'][] {
  const isShort = named !== null && !named.name.includes(named.typed.replace(/[\s《》]|中华人民共和国/g, ''));
  return [
    ...slips.map((slip) => ({ ...slip, isSlip: true })),
    ...(isShort && !named.isElsewhere ? [{ typed: named.typed, meant: named.name, isSlip: false }] : []),
  ];
}

function absentOf(state: IndexState, { parsed, mode, named }: Found, docNo: string | null): S['AbsentReference'][] {
  const { clause } = parsed;
  const hasArticle = clause === null || named?.documents.some((document) => hasClause(state, document, clause.id));
  return [
    ...(docNo !== null && mode !== 'docNo' ? [{ kind: 'docNo' as const, text: docNo }] : []),
    ...(named?.isElsewhere ? [{ kind: 'title' as const, text: named.typed }] : []),
    ...(named !== null && !hasArticle ? [{ kind: 'clause' as const, text: `《${named.name}》${clause?.label}` }] : []),
  ];
}
