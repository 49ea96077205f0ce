export { createRewards } from './module';
export { createRewardsService } from './service';
