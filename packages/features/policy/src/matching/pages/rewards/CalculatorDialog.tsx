'use client';
import type { Reward } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Dialog, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { rewardQueries } from '../../data/rewards';
import { Calculator } from './Calculator';
import { useRewardsText } from './text';
import type { Basket } from './useBasket';

/** Item to calculate; without `reward` a calculation of any item. */
export interface Calculating {
  reward?: Reward;
}
export interface CalculatorDialogProps {
  enterpriseId: string;
  calculating: Calculating | undefined;
  basket: Basket;
  onClose: () => void;
}

/** Dialog 测算器: starts with values of the document and the firm's facts; changes here affect neither. */
export function CalculatorDialog({ enterpriseId, calculating, basket, onClose }: CalculatorDialogProps) {
  const text = useRewardsText().rewards;
  const { api } = useFeatureHost();
  const isOpen = calculating !== undefined;
  const facts = useQuery({ ...rewardQueries(api).facts(enterpriseId), enabled: isOpen && enterpriseId !== '' });
  const reward = calculating?.reward;
  return (
    <Dialog
      title={reward ? text.calculator.titleOf(reward.policy.itemName) : text.calculator.title}
      size="lg"
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {/* Without the facts one can still type. */}
      <SkeletonDelay isLoading={facts.isPending} skeleton={<Skeleton lines={5} />} label={text.loading}>
        {facts.isPending ? null : (
          <Calculator reward={reward} facts={facts.data?.facts ?? []} basket={basket} onClose={onClose} />
        )}
      </SkeletonDelay>
    </Dialog>
  );
}
