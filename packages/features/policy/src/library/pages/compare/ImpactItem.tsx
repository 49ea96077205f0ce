import type { PolicyMatch } from '@hengce/api';
import { Tag, Text } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { groupTone } from '../../../shared/model/matchReport';
import { impactHead, impactItem, meta } from './ComparePage.css';

/** Verdict of the enterprise on one item of a policy, and why. */
export function ImpactItem({ item: { group, conclusion, policy } }: { item: PolicyMatch['items'][number] }) {
  const { group: names } = useMatchText().match;
  return (
    <div className={impactItem}>
      <p className={impactHead}>
        <Tag tone={groupTone[group]}>{names[group]}</Tag>
        <Text variant="strong">{policy.itemName}</Text>
      </p>
      <p className={meta}>{conclusion}</p>
    </div>
  );
}
