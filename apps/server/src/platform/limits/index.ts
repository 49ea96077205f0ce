export { codeRules, limits } from './limits';
export { openShared } from './openShared';
export { addressKey, createRateLimiter, everyone, type RateLimiter, tooOften } from './rateLimiter';
