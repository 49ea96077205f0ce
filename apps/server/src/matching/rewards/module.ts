import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Matchables } from '../items';
import type { Matches } from '../match';
import { rewardsRoutes } from './routes';
import { createRewardsService } from './service';

/** Room `matching/rewards`: 奖补测算. Stores nothing. */
export function createRewards({ db }: Platform, { matches }: Matches, { matchables }: Matchables) {
  const rewards = createRewardsService({ db, matches, matchables });
  return { rewards, module: defineModule({ handlers: rewardsRoutes(rewards) }) };
}
