'use client';
import type { Reward } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { Button, Checkbox, PolicyRow, Tag } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { groupTone, saysCertainty } from '../../../shared/model/matchReport';
import { usePolicyText } from '../../../shared/text';
import { amountWords } from './amountWords';
import { muted, rowFoot } from './RewardsPage.css';
import { useRewardsText } from './text';
import type { Basket } from './useBasket';

export interface RewardRowProps {
  reward: Reward;
  basket: Basket;
  onCalculate: () => void;
}

/** A reward (奖补): its amount and rule, and whether it is in the basket. */
export function RewardRow({ reward, basket, onCalculate }: RewardRowProps) {
  const text = useRewardsText().rewards;
  const words = useMatchText().match;
  const policyText = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { id, policy, amount, group, window, support, stacking } = reward;
  const isIn = basket.has(id);
  return (
    <PolicyRow
      title={policy.itemName}
      href={hrefs.detail(policy.policyId)}
      levelLabel={policyText.level[policy.level]}
      issuers={policy.issuers}
      docNo={policy.docNo}
      tags={[
        { label: policyText.support[support] },
        ...(group === null ? [] : [{ label: words.group[group], tone: groupTone[group] }]),
      ]}
      amountText={amountWords(reward, text)}
      deadline={{ ...window, now }}
      isSample={policy.isSample}
      selection={
        <Checkbox
          aria-label={text.basketOf(policy.itemName)}
          isSelected={isIn}
          isDisabled={!isIn && (basket.isFull || group === null)}
          onChange={(next) => basket.toggle(id, next)}
        />
      }
      snippets={[
        { label: text.document, text: policy.title },
        ...(amount?.formula ? [{ label: text.formula, text: amount.formula }] : []),
        ...stacking.map((said) => ({ label: text.stacking, text: said })),
      ]}
      conditions={
        <div className={rowFoot}>
          {amount && !saysCertainty(amount) ? <Tag size="sm">{words.certainty[amount.certainty]}</Tag> : null}
          {group === null ? <span className={muted}>{text.otherRegion}</span> : null}
          <Button size="sm" aria-label={text.calculateOf(policy.itemName)} onPress={onCalculate}>
            {text.calculate}
          </Button>
        </div>
      }
    />
  );
}
