// Stands in for vitest and fast-check while mutants are tried: it collects the tests, so that one process can run any of them
// again and again, and can leave out rounds of properties.
import fc from 'fast-check';

export { expect } from 'vitest';

export interface Collected {
  name: string;
  run: () => unknown;
}
export const tests: Collected[] = [];

const path: string[] = [];
export const it = withEach((name, run) => {
  tests.push({ name: [...path, name].join('，'), run });
});
export const describe = withEach((name, run) => {
  path.push(name);
  run();
  path.pop();
});

function withEach(define: (name: string, run: () => unknown) => void) {
  const each =
    (rows: readonly unknown[]) =>
    (name: string, run: (...row: unknown[]) => unknown): void => {
      for (const row of rows) {
        const cells = Array.isArray(row) ? row : [row];
        define(name.replace('%s', String(cells[0])), () => run(...cells));
      }
    };
  return Object.assign(define, { each });
}

export const limits = { rounds: Number.POSITIVE_INFINITY };

/** The same numbers in every run, and no search for a smaller example: that it fails is enough. */
function assert<Ts>(property: fc.IProperty<Ts>, given?: fc.Parameters<Ts>): void {
  const numRuns = Math.min(given?.numRuns ?? 100, limits.rounds);
  fc.assert(property, { ...given, seed: 20261122, numRuns, endOnFailure: true });
}
export default { ...fc, assert };
