import type { ClauseReference, Quote, RuleDocuments } from '@hengce/rules';
import { placeName } from '@hengce/text';
import { nationalProgrammes } from './nationalProgrammes';

const programmes = new Map(nationalProgrammes().map((programme) => [programme.id, programme]));

/** Clause of a national programme that a rule quotes, labelled 第十一条（五） where it is a part of another; null for none. */
export function clauseOf({ policyId, clauseId, text }: Quote): ClauseReference | null {
  const { title, clauses } = programmes.get(policyId) ?? { title: '', clauses: [] };
  const clause = clauses.find(({ id }) => id === clauseId);
  if (clause === undefined) return null;
  const above = clauses.find(({ id }) => id === clause.parentId);
  return { policyId, title, clauseId, label: placeName(clause, above), quote: text };
}

/** National programmes, as the rule engine looks them up. */
export const nationalDocuments: RuleDocuments = {
  clauseOf,
  docNoOf: (policyId) => programmes.get(policyId)?.docNo ?? null,
};
