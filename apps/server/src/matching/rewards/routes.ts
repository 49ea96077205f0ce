import type { Handlers } from '../../platform/contract';
import type { createRewardsService } from './service';

type RewardsOperation = 'listRewards' | 'getRewardFacts' | 'calculateReward' | 'planRewards';

export function rewardsRoutes(
  rewards: ReturnType<typeof createRewardsService>,
): Pick<Handlers<'main'>, RewardsOperation> {
  return {
    listRewards: ({ caller, query }) => rewards.catalogue(caller.userId, query),
    getRewardFacts: ({ caller, query }) => rewards.facts(caller.userId, query.enterpriseId),
    calculateReward: ({ body }) => rewards.calculate(body),
    planRewards: ({ caller, body }) => rewards.plan(caller.userId, body),
  };
}
