// Who may import whom: docs/architecture.md. One rule per row of its table, plus no cycles.
const feature = '^packages/features/(?!(?:kit|parts)/)([^/]+)/';
/** Floors of the server, from the ground up: each imports only what stands before it. */
const floors = 'platform account library firm corpus matching filing outreach assistant studio'.split(' ');
const server = '^apps/server/src';
/** They look into the rooms that they test. */
const tests = '\\.test\\.ts$|/testing(/|\\.ts$)';
const policyArea = '^packages/features/policy/src/(library|regions|matching|declaration|acquisition)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'engines-know-nothing-of-the-product',
      comment: 'They run in a page, in a worker, on the server and at partners: no React, no Node, no network.',
      severity: 'error',
      from: { path: '^packages/engines/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/(?!engines/)|^apps/|node_modules/(react|react-dom|@tanstack|openapi-fetch|hono|pg|@electric-sql)/',
      },
    },
    {
      name: 'engines-use-no-node',
      severity: 'error',
      from: { path: '^packages/engines/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^packages/(api|features)/|^apps/|node_modules/(react-router|react-router-dom|@tanstack)/' },
    },
    {
      name: 'api-knows-no-ui',
      severity: 'error',
      from: { path: '^packages/api/src' },
      to: { path: '^packages/(ui|features)/|^apps/|node_modules/(react|react-dom|react-router[^/]*)/' },
    },
    {
      name: 'kit-knows-no-router-and-no-feature',
      severity: 'error',
      from: { path: '^packages/features/kit/src' },
      to: { path: `${feature}|^apps/|node_modules/react-router` },
    },
    {
      name: 'kit-takes-only-types-of-ui-and-api',
      severity: 'error',
      from: { path: '^packages/features/kit/src', pathNot: '/testing\\.tsx$' },
      to: { path: '^packages/(ui|api)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'parts-know-no-feature',
      severity: 'error',
      from: { path: '^packages/features/parts/src' },
      to: { path: `${feature}|^apps/` },
    },
    {
      name: 'features-know-no-other-feature',
      severity: 'error',
      from: { path: feature },
      to: { path: feature, pathNot: '^packages/features/$1/' },
    },
    {
      name: 'features-know-no-host',
      severity: 'error',
      from: { path: feature, pathNot: '\\.(stories|test)\\.tsx?$' },
      to: { path: '^apps/|node_modules/(react-router[^/]*|react-aria[^/]*)/' },
    },
    {
      name: 'policy-areas-know-no-other-area',
      severity: 'error',
      from: { path: policyArea },
      to: { path: policyArea, pathNot: '^packages/features/policy/src/$1/' },
    },
    {
      name: 'policy-areas-know-only-what-is-shared',
      severity: 'error',
      from: { path: policyArea, pathNot: '/testing/|\\.(stories|test)\\.tsx?$' },
      to: { path: '^packages/features/policy/src/(?!shared/)', pathNot: policyArea },
    },
    {
      name: 'policy-shared-knows-no-area',
      severity: 'error',
      from: { path: '^packages/features/policy/src/shared/' },
      to: { path: '^packages/features/policy/src/(?!shared/)' },
    },
    {
      name: 'portal-uses-published-entries',
      severity: 'error',
      from: { path: '^apps/portal/src' },
      to: {
        path: '^packages/',
        pathNot:
          '/src/(index|testing|contract)\\.tsx?$|/src/(theme|testing)/(index|global)\\.ts$|/src/document-font\\.css$',
      },
    },
    {
      name: 'server-takes-only-contract-types-and-engines',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: {
        path: '^packages/(?!api/src/contract\\.ts$|engines/[^/]+/src/(index|testing|(words|pptx)/index)\\.ts$)|^apps/portal',
      },
    },
    {
      name: 'only-the-platform-knows-drivers',
      comment: 'routes → service → repository: HTTP ends in contract/, databases begin behind db/Db.ts',
      severity: 'error',
      from: { path: `${server}/(${floors.slice(1).join('|')})/` },
      to: { path: 'node_modules/(hono|pg|@electric-sql)/' },
    },
    ...floors.map((floor, at) => ({
      name: `server-floor-${floor}`,
      comment: 'docs/architecture.md: a floor imports only the floors below it',
      severity: 'error',
      from: { path: `${server}/${floor}/`, pathNot: tests },
      to: { path: `${server}/(${[...floors.slice(at + 1).map((above) => `${above}/`), '[^/]+\\.ts$'].join('|')})` },
    })),
    {
      name: 'server-rooms-by-their-index',
      severity: 'error',
      from: { path: `${server}/([^/]+)/([^/]+)/`, pathNot: tests },
      to: { path: `${server}/[^/]+/[^/]+/`, pathNot: [`${server}/$1/$2/`, `${server}/[^/]+/[^/]+/index\\.ts$`] },
    },
    {
      name: 'server-root-by-indexes',
      severity: 'error',
      from: { path: `${server}/(cli/)?[^/]+\\.ts$`, pathNot: tests },
      to: { path: `${server}/(${floors.join('|')})/`, pathNot: `${server}/[^/]+/[^/]+/index\\.ts$` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|generated|e2e)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
