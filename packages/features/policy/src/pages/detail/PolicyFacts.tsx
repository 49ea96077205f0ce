'use client';
import { DescriptionList, Tag, Text } from '@hengce/ui';
import { clauseLabel } from '../../model/clauses';
import type { KeyFact, Policy } from '../../model/types';
import { usePolicyText } from '../../text';
import { type ClauseJumps, ClauseLink } from './ClauseLink';
import { FactSection } from './FactSection';
import { conditionList, fact, inlineRow, itemHead, plainList } from './PolicyFacts.css';
import { PolicyRelations } from './PolicyRelations';
import { PolicySourceFacts } from './PolicySourceFacts';
import { PolicyVersions } from './PolicyVersions';

export interface PolicyFactsProps extends ClauseJumps {
  policy: Policy;
}

/** What we know about a policy, beside its text. Every fact says which clause says so. */
export function PolicyFacts({ policy, ...jumps }: PolicyFactsProps) {
  const text = usePolicyText();
  const { detail } = text;
  const { keyFacts, obligations, items, materials, clauses, summary } = policy;
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
      {items.map(({ id, name, support, amount, conditions }) => (
        <FactSection key={id} title={detail.conditions}>
          <div className={itemHead}>
            <Text variant="strong">{name}</Text>
            <Tag>{text.support[support]}</Tag>
            {amount ? <Text isTabular>{amount.text}</Text> : null}
          </div>
          <ul className={conditionList}>
            {conditions.map((condition) => (
              <li key={condition.id}>
                <span className={inlineRow}>
                  {condition.text}
                  {clause(condition.clauseId)}
                </span>
              </li>
            ))}
          </ul>
          {conditions.length === 0 ? <Text variant="meta">{detail.noThreshold}</Text> : null}
        </FactSection>
      ))}
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
