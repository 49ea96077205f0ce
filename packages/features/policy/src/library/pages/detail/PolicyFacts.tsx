'use client';
import { DescriptionList } from '@hengce/ui';
import { FactSection } from '../../../shared/components/facts/FactSection';
import type { KeyFact, Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { clauseLabel } from '../../model/clauses';
import { type ClauseJumps, ClauseLink } from './ClauseLink';
import { fact, plainList } from './PolicyFacts.css';
import { PolicyItems } from './PolicyItems';
import { PolicyRelations } from './PolicyRelations';
import { PolicySourceFacts } from './PolicySourceFacts';
import { PolicyVersions } from './PolicyVersions';

export interface PolicyFactsProps extends ClauseJumps {
  policy: Policy;
}

/** Facts of a policy beside its text, each with its clause. */
export function PolicyFacts({ policy, ...jumps }: PolicyFactsProps) {
  const text = usePolicyText();
  const { detail } = text;
  const { keyFacts, obligations, materials, clauses } = policy;
  // Not a second time what stands in the text beside it.
  const summary = clauses.some((clause) => clause.text === policy.summary) ? null : policy.summary;
  const clause = (id: string | null) => <ClauseLink id={id} label={id ? clauseLabel(clauses, id) : ''} {...jumps} />;
  const facts = (list: readonly KeyFact[]) => (
    <DescriptionList items={list.map(({ label, value, clauseId }) => ({ label, value, action: clause(clauseId) }))} />
  );
  return (
    <>
      {summary || keyFacts.length > 0 ? (
        <FactSection title={detail.keyFacts}>
          {summary ? <p className={fact}>{summary}</p> : null}
          {keyFacts.length > 0 ? facts(keyFacts) : null}
        </FactSection>
      ) : null}
      <PolicyItems policy={policy} {...jumps} />
      {obligations.length > 0 ? <FactSection title={detail.obligations}>{facts(obligations)}</FactSection> : null}
      {materials.length > 0 ? (
        <FactSection title={detail.materials}>
          <ul className={plainList}>
            {materials.map((material) => (
              <li key={material}>{material}</li>
            ))}
          </ul>
        </FactSection>
      ) : null}
      <PolicyVersions policy={policy} />
      <PolicyRelations policy={policy} />
      <PolicySourceFacts policy={policy} />
    </>
  );
}
