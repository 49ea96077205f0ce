import type { AppModule } from '../src/app';
import type { Policies } from '../src/modules/subscription/findHits';
import { operations } from '../src/platform/contract/spec';

const exampleOf = (id: string): unknown =>
  (operations.find((operation) => operation.id === id)?.example as { data: unknown } | undefined)?.data;

/** Answers the policy calls with the examples of the specification, for tests of everything around them. */
export function exampleModule(overrides: AppModule['handlers'] = {}): AppModule {
  const handlers = operations
    .filter(({ path }) => path.startsWith('/api/v1/policy/'))
    .map(({ id, example }) => [id, async () => (example as { data: unknown }).data]);
  const policies: Policies = {
    search: () => exampleOf('searchPolicies') as ReturnType<Policies['search']>,
    clauses: () => ({ terms: [], documents: 0, hits: [], lacking: [] }),
    get: async () => exampleOf('getPolicy') as Awaited<ReturnType<Policies['get']>>,
    requirements: async () => [],
    matchables: async () => [],
    supposed: async () => [],
    regional: async () => [],
    notices: async () => [],
    indexedUpTo: () => 1,
    addedBetween: async () => [],
    changedBetween: async () => [],
  };
  return { handlers: { ...Object.fromEntries(handlers), ...overrides }, policies };
}
