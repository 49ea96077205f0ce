import { defineRoutes } from '@hengce/feature-kit';

/** Where the policy pages sit unless the host says otherwise. */
export const policyBasePath = '/Policy';

/** Paths as the specification spells them. The index `/policy` is a page of its own and not part of these. */
export const policyRoutes = defineRoutes({
  search: { path: 'PolicySearch', title: '政策检索', module: 'policy' },
  detail: { path: 'PolicyDetail/:policyId', title: '政策详情', module: 'policy' },
});
