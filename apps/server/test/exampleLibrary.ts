import type { Library, LibraryModule } from '../src/library/policies';
import type { Matchable } from '../src/matching/items';
import type { Regional } from '../src/matching/regions/regional';
import { operations } from '../src/platform/contract/spec';

const exampleOf = (id: string): unknown =>
  (operations.find((operation) => operation.id === id)?.example as { data: unknown } | undefined)?.data;

/** What a test puts in place of the examples. */
export interface LibraryParts extends Partial<Omit<Library, 'digest'>> {
  /** What can be applied for. @default nothing */
  matchables?(): Promise<readonly Matchable[]>;
  /** What regions are compared by. @default nothing */
  regional?(): Promise<readonly Regional[]>;
}

/** Answers what the policy library is asked with the examples of the specification, for tests of everything around it. */
export function exampleLibrary(
  { matchables = async () => [], regional = async () => [], ...parts }: LibraryParts = {},
  overrides: Partial<LibraryModule['handlers']> = {},
): LibraryModule {
  const handlers = operations
    // Searching is asked of a firm too, and so answered above the library.
    .filter(({ id, path }) => path.startsWith('/api/v1/policy/') && id !== 'searchPolicies')
    .map(({ id, example }) => [id, async () => (example as { data: unknown }).data]);
  const digests: Partial<Record<string, () => Promise<unknown>>> = { items: matchables, regions: regional };
  const library: Library = {
    search: () => exampleOf('searchPolicies') as ReturnType<Library['search']>,
    retrieve: async () => ({ kind: 'question', references: [], clauses: [], terms: [], documents: 0, lacking: [] }),
    readAhead: async () => {},
    get: async () => exampleOf('getPolicy') as Awaited<ReturnType<Library['get']>>,
    find: () => Promise.reject(new Error('the example keeps no records')),
    heads: async () => [],
    requirements: async () => [],
    notices: async () => [],
    indexedUpTo: () => 1,
    addedBetween: async () => [],
    changedBetween: async () => [],
    // Worked out already.
    derive: (kind) => digests[kind] as never,
    ...parts,
  };
  return { handlers: { ...Object.fromEntries(handlers), ...overrides }, library };
}
