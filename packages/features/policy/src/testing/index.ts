export * from '../shared/testing/localPolicies';
export * from '../shared/testing/longLaw';
export * from '../shared/testing/matchFixtures';
export { noEnterprise } from '../shared/testing/matchHandlers';
export * from '../shared/testing/policyFixtures';
export * from '../shared/testing/policyRows';
export * from '../shared/testing/progressFixtures';
export * from '../shared/testing/summaryFixtures';
export { failingHandlers, offlineHandlers, pendingHandlers, policyHandlers, searchFixtures } from './policyHandlers';
