export { codeRules, limits } from './limits';
export { addressKey, createRateLimiter, everyone, type RateLimiter, tooOften } from './rateLimiter';
