import type { limits, tests } from './mutantTests';

/** One mutant and the tests that reach it. */
export interface Trial {
  mutant: string;
  tests: readonly number[];
  /** It is reached while the modules load: they are loaded anew with the mutant in them. */
  isStatic: boolean;
  /** Hits after which it is said to run for ever. */
  hitLimit: number;
  /** Most rounds of a property. */
  rounds: number;
}
/** Which tests reach which mutant, how often and in what time. */
export interface Reach {
  static: Readonly<Record<string, number>>;
  perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  tests: readonly { name: string; ms: number }[];
}
/** The test that failed; null when the mutant survived. */
export interface Outcome {
  killedBy: string | null;
}

/** What instrumented code reads and writes. */
interface Switch {
  isCounting: boolean;
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: Pick<Reach, 'static' | 'perTest'>;
}
const mutants: Switch = { isCounting: true };
Object.assign(globalThis, { __stryker__: mutants });

const [bundle = ''] = process.argv.slice(2);
type Bundle = { tests: typeof tests; limits: typeof limits };
let loads = 0;
/** Every load is a fresh one. */
const load = (): Promise<Bundle> => import(`${bundle}?${loads++}`) as Promise<Bundle>;

const sound = await load();

/** All tests once, without a mutant. */
async function reach(rounds: number): Promise<Reach> {
  sound.limits.rounds = rounds;
  const ran: { name: string; ms: number }[] = [];
  for (const [index, { name, run }] of sound.tests.entries()) {
    mutants.currentTestId = String(index);
    const startedAt = performance.now();
    await run();
    ran.push({ name, ms: performance.now() - startedAt });
  }
  mutants.currentTestId = undefined;
  mutants.isCounting = false;
  const { static: atLoad = {}, perTest = {} } = mutants.mutantCoverage ?? {};
  return { static: atLoad, perTest, tests: ran };
}

async function attempt(trial: Trial): Promise<Outcome> {
  Object.assign(mutants, { activeMutant: trial.mutant, hitCount: 0, hitLimit: trial.hitLimit });
  try {
    const { tests: all, limits: most } = trial.isStatic ? await load() : sound;
    most.rounds = trial.rounds;
    for (const index of trial.tests) {
      mutants.hitCount = 0;
      const test = all[index];
      if (test === undefined) return { killedBy: 'tests are missing' };
      try {
        await test.run();
      } catch {
        return { killedBy: test.name };
      }
    }
    return { killedBy: null };
  } catch {
    return { killedBy: 'loading' };
  } finally {
    mutants.activeMutant = undefined;
  }
}

process.on('message', async (asked: Trial | number) => {
  process.send?.(typeof asked === 'number' ? await reach(asked) : await attempt(asked));
});
process.send?.('ready');
