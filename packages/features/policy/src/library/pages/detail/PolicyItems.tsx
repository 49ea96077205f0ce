import { Tag, Text } from '@hengce/ui';
import { FactSection } from '../../../shared/components/facts/FactSection';
import type { Policy, PolicyItem } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { clauseLabel } from '../../model/clauses';
import { sharedConditions } from '../../model/sharedConditions';
import { type ClauseJumps, ClauseLink } from './ClauseLink';
import { conditionLink, conditionList, itemBox, itemHead } from './PolicyFacts.css';

export interface PolicyItemsProps extends ClauseJumps {
  policy: Policy;
}

/** Items of a policy with their conditions; those shared by all are listed once. Nothing without items. */
export function PolicyItems({ policy: { items, clauses }, ...jumps }: PolicyItemsProps) {
  const { detail: text } = usePolicyText();
  const shared = sharedConditions(items);
  if (items.length === 0) return null;
  const list = (conditions: PolicyItem['conditions']) => {
    const labels = conditions.map(({ clauseId }) => (clauseId ? clauseLabel(clauses, clauseId) : ''));
    return (
      <ol className={conditionList}>
        {conditions.map((condition, index) => (
          <li key={condition.id}>
            {condition.text}
            {labels[index] && labels[index] !== labels[index - 1] ? (
              <span className={conditionLink}>
                <ClauseLink id={condition.clauseId} label={labels[index]} {...jumps} />
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    );
  };
  const heads = items.map((item) => (
    <div key={item.id} className={itemBox}>
      <ItemHead item={item} />
      {shared || item.conditions.length > 0 ? null : <Text variant="meta">{text.noThreshold}</Text>}
      {shared ? null : list(item.conditions)}
    </div>
  ));
  return (
    <>
      <FactSection title={shared ? text.items : text.conditions}>{heads}</FactSection>
      {shared ? <FactSection title={text.conditions}>{list(shared)}</FactSection> : null}
    </>
  );
}

function ItemHead({ item: { name, support, amount } }: { item: PolicyItem }) {
  const text = usePolicyText();
  return (
    <div className={itemHead}>
      <Text variant="strong">{name}</Text>
      <Tag>{text.support[support]}</Tag>
      {amount ? <Text isTabular>{amount.text}</Text> : null}
    </div>
  );
}
