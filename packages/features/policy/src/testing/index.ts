export * from '../shared/testing/matchFixtures';
export * from '../shared/testing/policyFixtures';
export { failingHandlers, offlineHandlers, pendingHandlers, policyHandlers, searchFixtures } from './policyHandlers';
