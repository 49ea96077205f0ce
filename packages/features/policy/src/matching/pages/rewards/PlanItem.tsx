'use client';
import type { RewardPlanItem } from '@hengce/api';
import { shortAmount } from '@hengce/text';
import { Button, DocumentName, Icon, IconButton, Link, Tag } from '@hengce/ui';
import { X } from 'lucide-react';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { groupTone, saysCertainty } from '../../../shared/model/matchReport';
import { amountWords } from './amountWords';
import { muted, planAmount, planFacts, planLine, planName, planRow } from './RewardsPage.css';
import { useRewardsText } from './text';
import type { Basket } from './useBasket';

/** Item of the plan with its amount. */
export function PlanItem({ item, basket }: { item: RewardPlanItem; basket: Basket }) {
  const text = useRewardsText().rewards;
  const words = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const { id, policy, group, amount, ownFen } = item;
  return (
    <li className={planRow}>
      <div className={planLine}>
        <span className={planName}>
          <Link variant="standalone" href={hrefs.detail(policy.policyId)}>
            {policy.itemName}
          </Link>
        </span>
        <span className={planAmount}>
          {ownFen === null ? amountWords({ amount, amountText: text.plan.unnamed }, text) : shortAmount(ownFen)}
        </span>
        <IconButton
          size="sm"
          label={text.basket.remove(policy.itemName)}
          icon={<Icon icon={X} size="sm" />}
          hasTooltip={false}
          onPress={() => basket.toggle(id, false)}
        />
      </div>
      <div className={planFacts}>
        <span className={muted}>
          <DocumentName>{policy.title}</DocumentName>
        </span>
        <Tag size="sm" tone={groupTone[group]}>
          {words.group[group]}
        </Tag>
        {ownFen === null ? (
          amount && !saysCertainty(amount) && <Tag size="sm">{words.certainty[amount.certainty]}</Tag>
        ) : (
          <>
            <Tag size="sm" tone="accent">
              {text.plan.own}
            </Tag>
            <Button
              variant="quiet"
              size="sm"
              aria-label={text.plan.resetOf(policy.itemName)}
              onPress={() => basket.reset(id)}
            >
              {text.plan.reset}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
