'use client';
import { DescriptionList, Tag, Text } from '@hengce/ui';
import type { ReactNode } from 'react';
import { clauseLabel } from '../../model/clauses';
import type { KeyFact, Policy, PolicyItem } from '../../model/types';
import { usePolicyText } from '../../text';
import { type ClauseJumps, ClauseLink } from './ClauseLink';
import { FactSection } from './FactSection';
import { conditionList, fact, inlineRow, itemBox, itemHead, plainList } from './PolicyFacts.css';
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
      {items.length > 0 ? (
        <FactSection title={detail.conditions}>
          {items.map((item) => (
            <ItemConditions key={item.id} item={item} clause={clause} />
          ))}
        </FactSection>
      ) : null}
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

interface ItemConditionsProps {
  item: PolicyItem;
  clause: (id: string | null) => ReactNode;
}

/** What one award or title takes. */
function ItemConditions({ item: { name, support, amount, conditions }, clause }: ItemConditionsProps) {
  const text = usePolicyText();
  return (
    <div className={itemBox}>
      <div className={itemHead}>
        <Text variant="strong">{name}</Text>
        <Tag>{text.support[support]}</Tag>
        {amount ? <Text isTabular>{amount.text}</Text> : null}
      </div>
      {conditions.length === 0 ? <Text variant="meta">{text.detail.noThreshold}</Text> : null}
      <ol className={conditionList}>
        {conditions.map((condition) => (
          <li key={condition.id}>
            <span className={inlineRow}>
              {condition.text}
              {clause(condition.clauseId)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
