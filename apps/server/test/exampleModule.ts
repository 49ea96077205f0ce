import type { AppModule } from '../src/app';
import { operations } from '../src/contract/spec';

/** Answers the policy calls with the examples of the specification, for tests of everything around them. */
export function exampleModule(overrides: AppModule['handlers'] = {}): AppModule {
  const handlers = operations
    .filter(({ path }) => path.startsWith('/api/v1/policy/'))
    .map(({ id, example }) => [id, async () => (example as { data: unknown }).data]);
  return { handlers: { ...Object.fromEntries(handlers), ...overrides } };
}
