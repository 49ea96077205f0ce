import type { MainComponents } from '@hengce/api/contract';
import type { AnswerPiece, Question } from '../AnswerEngine';
import type { EngineDependencies } from '../dependencies';
import { ruleSource, type Source } from '../sources';
import { Asked } from './Asked';
import { Draft } from './Draft';
import { answerAmounts } from './ways/amounts';
import { answerComparison } from './ways/comparison';
import { answerDeadlines } from './ways/deadlines';
import { answerEligibility } from './ways/eligibility';
import { answerExplained } from './ways/explained';
import { answerFields } from './ways/fields';
import { answerIncomeTax } from './ways/incomeTax';
import { answerNamedClause } from './ways/namedClause';
import { answerOwnFacts } from './ways/ownFacts';
import { answerPolicyList } from './ways/policyList';
import { answerStacking } from './ways/stacking';
import { answerTitles } from './ways/titles';

type S = MainComponents['schemas'];

/** What can be answered without reading: each says whether it did. The first that does is the answer. */
const ways = [
  answerNamedClause,
  answerExplained,
  answerTitles,
  answerIncomeTax,
  answerStacking,
  answerComparison,
  answerDeadlines,
  answerAmounts,
  answerEligibility,
  answerOwnFacts,
  answerFields,
  answerPolicyList,
];

/**
 * Answers a question from fields of policies, facts of the firm and the rules: by the first of `ways` that applies to it.
 * @returns false where none applies, and where the scope has no policies
 */
export async function* answerByRules(
  deps: EngineDependencies,
  question: Question,
  firm: S['Enterprise'] | null,
  draft: Draft,
): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const { usesPolicies, policyIds } = question.scope;
  if (!usesPolicies && policyIds.length === 0) return false;
  const asked = new Asked(deps, question, firm);
  for (const way of ways) if (yield* way(asked, draft)) return true;
  return false;
}

/**
 * Sources for a model from what `answerByRules` would answer: its text as one source, then the clauses that it cites; none
 * where it says nothing.
 */
export async function* reckon(
  deps: EngineDependencies,
  question: Question,
  firm: S['Enterprise'] | null,
): AsyncGenerator<AnswerPiece, Source[], undefined> {
  const draft = new Draft();
  const answering = answerByRules(deps, question, firm, draft);
  for (;;) {
    const next = await answering.next();
    if (next.done) break;
    if (next.value.type === 'step') yield next.value;
  }
  if (draft.text === '') return [];
  const text = draft.text
    .replace(/\[\^\d+\]/g, '')
    .replace(/\\(.)/g, '$1')
    .trim();
  const quoted = new Map(draft.cited.filter(({ source }) => source === 'policy').map((source) => [source.key, source]));
  return [ruleSource('规则计算', null, text, null), ...quoted.values()];
}
