import type { MainComponents } from '@hengce/api/contract';
import { fold, markWords } from '@hengce/text';
import type { ClauseHit } from '../clauses/ClauseHits';
import { readQuestion } from '../clauses/questionWords';
import { excerptOf } from '../focus/excerptOf';
import { focusOf } from '../focus/focusOf';
import type { Retrieval } from '../Retrieval';

type S = MainComponents['schemas'];

const maxClauses = 3;
const maxLacking = 2;
/** Characters of a clause that are quoted; of one that was asked for by its number. */
const longest = { answer: 320, named: 1_200 };
const maxSaid = 4;

/**
 * Up to three clauses that answer a question, or the article that the query names, as the search field shows them; null
 * for keywords, and for an article that is not among the results.
 */
export function answerOf(
  { kind, clauses, references, lacking }: Retrieval,
  q: string,
  isShown: (policyId: string) => boolean,
): S['SearchAnswer'] | null {
  const shown = clauses.filter(({ policyId }) => isShown(policyId));
  if (kind === 'reference') {
    // The version that is meant comes first among the references, whatever clause is likelier.
    const [first] = references.flatMap(({ policyId, clauseId }) =>
      shown.filter((hit) => hit.policyId === policyId && hit.clauseId === clauseId),
    );
    return first === undefined ? null : { grade: 'direct', clauses: [quoted(first, q, true)], lacking: [] };
  }
  if (kind !== 'question') return null;
  const direct = shown.filter(({ grade }) => grade === 'direct');
  const taken = (direct.length > 0 ? direct : shown.filter(({ grade }) => grade === 'possible')).slice(0, maxClauses);
  const grade = direct.length > 0 ? 'direct' : taken.length > 0 ? 'possible' : 'none';
  return {
    grade,
    clauses: taken.map((hit) => quoted(hit, q, false)),
    lacking: grade === 'direct' ? [] : lacking.slice(0, maxLacking),
  };
}

function quoted(hit: ClauseHit, q: string, isNamed: boolean): S['AnsweringClause'] {
  const { policyId, title, docNo, status, provenance, isSample, clauseId, label, grade, parts } = hit;
  const whole = parts.map(({ text }) => text).join('\n');
  const focus = isNamed ? null : focusOf(q, whole);
  const { start, end } = excerptOf(whole, focus, isNamed ? longest.named : longest.answer);
  const text = whole.slice(start, end);
  const said = isNamed ? [] : saidIn(q, fold(whole));
  const isWithin = focus !== null && focus.end <= end && focus.end - focus.start < text.length;
  return {
    policyId,
    title,
    docNo,
    status,
    provenance,
    isSample,
    clauseId,
    clauseLabel: label,
    text,
    sentence: isWithin ? [focus.start - start, focus.end - start] : null,
    marks: markWords(
      fold(text),
      said.map(({ printed }) => printed),
    ),
    grade: isNamed ? 'direct' : grade,
    said: said.slice(0, maxSaid),
  };
}

/** What of a question a clause says, in the words that it has for it; what it says in other words first. */
function saidIn(q: string, folded: string): S['SaidWords'][] {
  const said = readQuestion(q).notions.flatMap(({ text, wordings }) => {
    const printed = [...wordings].sort((a, b) => b.length - a.length).find((wording) => folded.includes(wording));
    return printed === undefined || printed.length < 2 ? [] : [{ asked: text, printed }];
  });
  const isOther = ({ asked, printed }: S['SaidWords']) => Number(asked !== printed);
  return said.sort((a, b) => isOther(b) - isOther(a));
}
