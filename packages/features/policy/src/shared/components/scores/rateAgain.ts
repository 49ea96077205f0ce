import type { HighTechEvaluation, PointSpan } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { type ConditionRow, evaluateHighTech, firmOf, type RuleDocuments } from '@hengce/rules';

type S = MainComponents['schemas'];

/**
 * 高企自评 with another expert rating, by the engine of the server.
 *
 * @param before displayed evaluation: its sheet has the other ratings, its conditions the clauses that the server
 * found.
 * @param points expected points; null removes the rating.
 */
export function rateAgain(
  before: HighTechEvaluation,
  firm: S['KnownFirm'],
  itemId: string,
  points: PointSpan | null,
): HighTechEvaluation {
  const ratings = Object.fromEntries(
    before.sheet.parts
      .flatMap(({ items }) => items)
      .map(({ id, rating }) => [id, id === itemId ? points : rating] as const)
      .filter((entry): entry is readonly [string, PointSpan] => entry[1] !== null),
  );
  return { ...before, ...evaluateHighTech({ ...firmOf(firm), ratings }, documentsOf(before)) };
}

function documentsOf({ rule, conditions }: HighTechEvaluation): RuleDocuments {
  const clauses = new Map(
    (conditions as readonly ConditionRow[]).flatMap(({ clause }) =>
      clause ? [[`${clause.policyId} ${clause.clauseId} ${clause.quote}`, clause] as const] : [],
    ),
  );
  return {
    clauseOf: ({ policyId, clauseId, text }) => clauses.get(`${policyId} ${clauseId} ${text}`) ?? null,
    docNoOf: (policyId) => (policyId === rule.policyId ? rule.docNo : null),
  };
}
