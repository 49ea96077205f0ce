import type { MainComponents } from '@hengce/api/contract';
import { nationalProgrammes } from '../../corpus/national/nationalProgrammes';
import { factQuestion } from '../match/judgeItems';
import type { FactRef } from '../rules/facts';
import type { Quote } from '../rules/rule';
import type { RuleSet } from '../rules/ruleSet';

type S = MainComponents['schemas'];

const programmes = new Map(nationalProgrammes().map((programme) => [programme.id, programme]));

/** The clause of a national programme that a rule quotes; 第十一条（五） for a part of one. */
export function clauseOf({ policyId, clauseId, text }: Quote): S['MatchClause'] | null {
  const clauses = programmes.get(policyId)?.clauses ?? [];
  const clause = clauses.find(({ id }) => id === clauseId);
  if (clause === undefined) return null;
  const above = clauses.find(({ id }) => id === clause.parentId);
  const own = clause.label || clause.heading || '';
  const label = above && own.startsWith('（') ? `${above.label}${own}` : own;
  return { policyId, clauseId, label, quote: text };
}

/** The question of matching whose answer would settle it. */
export const questionOf =
  (asOf: string) =>
  (asked: FactRef | { id: string }): string =>
    'id' in asked ? asked.id : factQuestion(asOf, asked);

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
