import type { PolicyMatch } from '@hengce/api';
import { Tag, Text } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { groupTone, itemKey } from '../../../shared/model/matchReport';
import { impactHead, impactItem, meta } from './ComparePage.css';
import { useCompareText } from './text';

/** Verdict of the enterprise on each item of a policy, and why. */
export function ImpactItems({ items }: Pick<PolicyMatch, 'items'>) {
  const text = useCompareText().compare.impact;
  const { group: names } = useMatchText().match;
  if (items.length === 0) return <p className={meta}>{text.unreadable}</p>;
  return items.map((item) => (
    <div key={itemKey(item)} className={impactItem}>
      <p className={impactHead}>
        <Tag tone={groupTone[item.group]}>{names[item.group]}</Tag>
        <Text variant="strong">{item.policy.itemName}</Text>
      </p>
      <p className={meta}>{item.conclusion}</p>
    </div>
  ));
}
