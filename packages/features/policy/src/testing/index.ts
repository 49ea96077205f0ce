export * from './matchFixtures';
export * from './policyFixtures';
export { failingHandlers, offlineHandlers, pendingHandlers, policyHandlers, searchFixtures } from './policyHandlers';
