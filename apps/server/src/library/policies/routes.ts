import type { Handlers } from '../../platform/contract';
import type { PolicyService } from './service';

type PolicyOperation = 'suggestPolicies' | 'getPolicyOverview' | 'getPolicy' | 'comparePolicies';

export function policyRoutes(policies: PolicyService): Pick<Handlers<'main'>, PolicyOperation> {
  return {
    suggestPolicies: async ({ query }) => policies.suggest(query.q, query.near),
    getPolicyOverview: async ({ query }) => policies.overview(query.near),
    comparePolicies: ({ query }) => policies.compare(query.left, query.right),
    getPolicy: ({ params }) => policies.get(params.policyId),
  };
}
