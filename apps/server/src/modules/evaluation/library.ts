import type { MainComponents } from '@hengce/api/contract';
import { placeName } from '@hengce/text';
import { nationalProgrammes } from '../../corpus/national/nationalProgrammes';
import type { FactKey } from '../enterprise/factDefs';
import type { FactSet } from '../rules/facts';
import type { Quote, Verdict } from '../rules/rule';
import type { RuleSet } from '../rules/ruleSet';

type S = MainComponents['schemas'];

const programmes = new Map(nationalProgrammes().map((programme) => [programme.id, programme]));

/** The clause of a national programme that a rule quotes; 第十一条（五） for a part of one. */
export function clauseOf({ policyId, clauseId, text }: Quote): S['MatchClause'] | null {
  const { title, clauses } = programmes.get(policyId) ?? { title: '', clauses: [] };
  const clause = clauses.find(({ id }) => id === clauseId);
  if (clause === undefined) return null;
  const above = clauses.find(({ id }) => id === clause.parentId);
  return { policyId, title, clauseId, label: placeName(clause, above), quote: text };
}

/** What an evaluation comes to, in a sentence; of what is not met it says more itself. */
export const conclusions: Readonly<Record<Exclude<Verdict, 'unmet'>, string>> = {
  met: '按已填的资料，各项条件预判都具备',
  unknown: '资料填完才能判断',
  manual: '没有不具备的条件，还有需要确认或由专家判断的',
  notApplicable: '不适用',
};

export const conclusionOf = (verdict: Verdict, unmet: number): string =>
  verdict === 'unmet' ? `有${unmet}项不具备` : conclusions[verdict];

/** Whether the firm has a title; null while nobody said. */
export function heldOf(facts: FactSet, key: FactKey): boolean | null {
  const known = facts.get({ key })?.known;
  return known && 'value' in known && typeof known.value === 'boolean' ? known.value : null;
}

export function ruleOf({ title, policyId, validFrom, validTo, readings }: RuleSet): S['EvaluationRule'] {
  return {
    title,
    docNo: programmes.get(policyId)?.docNo ?? null,
    policyId,
    validFrom,
    validTo,
    readings: [...readings],
  };
}
