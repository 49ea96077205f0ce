export { calculate } from './calculators';
export { rewardId } from './catalogue';
export { createRewards } from './module';
export { createRewardsService } from './service';
export { calculatorOf, maxMonthsOf, sourceOf } from './starts';
