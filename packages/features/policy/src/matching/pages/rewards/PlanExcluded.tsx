'use client';
import type { RewardExclusion, RewardPlanItem } from '@hengce/api';
import { Icon, IconButton, Link } from '@hengce/ui';
import { X } from 'lucide-react';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { muted, planLine, planName, planRow } from './RewardsPage.css';
import { useRewardsText } from './text';
import type { Basket } from './useBasket';

export interface PlanExcludedProps {
  exclusion: RewardExclusion;
  item: RewardPlanItem | undefined;
  basket: Basket;
}

/** Item that is not in the plan, with the reason and its clause. */
export function PlanExcluded({ exclusion, item, basket }: PlanExcludedProps) {
  const text = useRewardsText().rewards;
  const hrefs = usePolicyHrefs();
  const { id, text: reason, clause } = exclusion;
  const name = item?.policy.itemName ?? id;
  return (
    <li className={planRow}>
      <div className={planLine}>
        <span className={planName}>{name}</span>
        <IconButton
          size="sm"
          label={text.basket.remove(name)}
          icon={<Icon icon={X} size="sm" />}
          hasTooltip={false}
          onPress={() => basket.toggle(id, false)}
        />
      </div>
      <p>{reason}</p>
      {clause ? (
        <p className={muted}>
          {text.plan.by}
          <Link href={hrefs.detail(clause.policyId, { clauseId: clause.clauseId })}>{clause.label}</Link>
          {clause.quote ? `“${clause.quote}”` : null}
        </p>
      ) : null}
    </li>
  );
}
