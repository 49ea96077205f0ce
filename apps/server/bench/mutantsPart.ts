import { type ChildProcess, fork } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { build } from 'vite';
import { type PartResult, table } from './measure';
import type { Outcome, Reach, Trial } from './mutantChild';

// How much of the engine the tests watch over: each place of its code is changed once (a mutant), and some test has to notice.
// Stryker's own runner starts the tests anew for each of more than a thousand mutants, which takes hours. Here all mutants stand
// in one bundle behind a switch, the tests are loaded once, and each mutant is tried with those that reach it, the quick ones
// first, until one fails. Properties try fewer values than in the suite, so the true share is no lower. Survivors are printed as
// they are found, and mutants that end the process, which no test has noticed; MUTANTS_OF=interval tries those of one file.

const server = fileURLToPath(new URL('..', import.meta.url));
const engine = fileURLToPath(new URL('../../../packages/engines/rules/src/', import.meta.url));
/** Folders of the engine that say what rules mean; the others hold words and documents. */
const mutated = /^(?:conditions|explanation|matching|numbers|stacking|ways|evaluation)\//;
const outDir = `${server}node_modules/.cache/mutants`;
const bundle = `${outDir}/tests.mjs`;
const standIn = `${server}bench/mutantTests.ts`;
const entry = '\0tests';
/** Of a property: for the first try, and for what survived it. */
const [fewRounds, moreRounds] = [30, 300];
/** Milliseconds after which a mutant is said to run for ever. */
const patience = 60_000;
/** Milliseconds of a first try after which a second one is not worth its time. */
const longest = 5_000;

type Mutant = { id: string; file: string; line: number; kind: string; code: string };
type Fate = Mutant & { killedBy: string | null; isReached: boolean; isCrash: boolean };

export async function measureMutants(): Promise<PartResult> {
  const startedAt = performance.now();
  const mutants = await bundleMutants();
  const fates = await tryAll(mutants);
  await rm(outDir, { recursive: true });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const share = (part: readonly Fate[]) => {
    const killed = part.filter(({ killedBy }) => killedBy !== null).length;
    const crashed = part.filter(({ isCrash }) => isCrash).length;
    return [part.length, killed, crashed, Math.round((1000 * killed) / part.length) / 10] as const;
  };
  const files = [...new Set(fates.map(({ file }) => file))];
  const survivors = fates.filter(({ killedBy }) => killedBy === null);
  const [all, killed, crashed, score] = share(fates);
  return {
    title: '规则引擎的变异测试',
    json: { all, killed, crashed, score, seconds, survivors },
    markdown: [
      table(
        ['文件', '变异', '被测出', '崩溃', '%'],
        [
          ...files.map((file) => [file, ...share(fates.filter((fate) => fate.file === file))]),
          ['合计', all, killed, crashed, score],
        ],
      ),
      '',
      `用时${seconds}秒`,
    ].join('\n'),
  };
}

/** Writes the engine with all its mutants and its tests into one file. */
async function bundleMutants(): Promise<Mutant[]> {
  const all = await readdir(engine, { recursive: true });
  const names = all.filter((name) => mutated.test(name) && /(?<!\.test)\.ts$/.test(name)).sort();
  const files = await Promise.all(
    names.map(async (name) => ({
      name: engine + name,
      content: await readFile(engine + name, 'utf8'),
      mutate: true as const,
    })),
  );
  const instrumented = await new Instrumenter(silent).instrument(files, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
  });
  // Counting hits is slow, and wanted only once.
  const counted = 'var c = cov.static;';
  const contents = new Map(
    instrumented.files.map(({ name, content }) => [
      name,
      content.replace(counted, `if (!ns.isCounting) return; ${counted}`),
    ]),
  );
  const imports = all.filter((name) => name.endsWith('.test.ts')).map((name) => `import '${engine}${name}';`);
  await build({
    configFile: false,
    root: server,
    logLevel: 'error',
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        resolveId: (id, importer) => {
          if (id === entry) return entry;
          return (id === 'vitest' || id === 'fast-check') && importer !== standIn ? standIn : null;
        },
        load: (id) =>
          id === entry ? [...imports, `export { tests, limits } from '${standIn}';`].join('\n') : contents.get(id),
      },
    ],
    build: {
      ssr: true,
      minify: false,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: entry, output: { entryFileNames: 'tests.mjs', codeSplitting: false } },
    },
  });
  return instrumented.mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
    id,
    file: fileName.slice(engine.length),
    line: location.start.line + 1,
    kind: mutatorName,
    code: replacement.replace(/\s+/g, ' ').slice(0, 100),
  }));
}

const never = () => {};
const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: never,
  debug: never,
  info: never,
  warn: never,
  error: never,
  fatal: never,
};

async function tryAll(mutants: readonly Mutant[]): Promise<Fate[]> {
  const asked = mutants.filter(({ file }) => new RegExp(process.env.MUTANTS_OF ?? '').test(file));
  if (asked.length === 0) throw new Error(`MUTANTS_OF=${process.env.MUTANTS_OF} names no file of the engine`);
  let child = await startChild();
  const reach = (await ask(child, fewRounds, Number.POSITIVE_INFINITY)) as Reach | Silence;
  if (typeof reach === 'string') throw new Error('A test fails without any mutant');
  const fileOf = new Map(mutants.map(({ id, file }) => [id, file]));
  const filesOf = reach.tests.map(
    (_, index) => new Set(Object.keys(reach.perTest[index] ?? {}).map((id) => fileOf.get(id))),
  );
  /** How many mutants of a file each test has killed: what killed the last one is likely to kill the next. */
  const kills = new Map<string, number>();
  const fates: Fate[] = [];
  for (const mutant of asked) {
    const { id, file } = mutant;
    const isStatic = id in reach.static;
    const killsOf = (index: number) => kills.get(`${file} ${reach.tests[index]?.name}`) ?? 0;
    // What a file sets up while it loads concerns the tests that come by any of its code.
    const reaching = reach.tests
      .map(({ ms }, index) => ({ index, ms, hits: reach.perTest[index]?.[id] ?? 0 }))
      .filter(({ index, hits }) => hits > 0 || (isStatic && filesOf[index]?.has(file)))
      .sort((a, b) => killsOf(b.index) - killsOf(a.index) || a.ms - b.ms);
    const hits = Math.max(100, reach.static[id] ?? 0, ...reaching.map((test) => test.hits));
    const trial = { mutant: id, tests: reaching.map(({ index }) => index), isStatic, hitLimit: 100 * hits };
    let killedBy: string | null = null;
    let isCrash = false;
    for (const rounds of reaching.length === 0 ? [] : isStatic ? [fewRounds] : [fewRounds, moreRounds]) {
      const startedAt = performance.now();
      const outcome = (await ask(child, { ...trial, rounds }, patience)) as Outcome | Silence;
      if (typeof outcome === 'string') child = await startChild();
      isCrash = outcome === 'crash';
      killedBy = outcome === 'time' ? 'time' : outcome === 'crash' ? null : outcome.killedBy;
      if (killedBy !== null || isCrash || performance.now() - startedAt > longest) break;
    }
    if (killedBy !== null) kills.set(`${file} ${killedBy}`, (kills.get(`${file} ${killedBy}`) ?? 0) + 1);
    const fate = { ...mutant, killedBy, isReached: reaching.length > 0, isCrash };
    if (killedBy === null) process.stdout.write(`${lineOf(fate)}\n`);
    fates.push(fate);
  }
  child.kill();
  return fates;
}

const lineOf = ({ file, line, kind, code, isReached, isCrash }: Fate): string =>
  `- ${file}:${line} ${kind}${isCrash ? '（进程崩溃）' : isReached ? '' : '（没有测试经过）'}：${code}`;

async function startChild(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./mutantChild.ts', import.meta.url)), [bundle], {
    execArgv: ['--import', 'tsx'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code, signal) => reject(new Error(`The tests do not load: ${signal ?? code}`)));
  });
  return child;
}

/** Why a child says nothing: it took too long, and was ended, or it has ended by itself. */
type Silence = 'time' | 'crash';

/** What the child says, if it does. */
function ask(child: ChildProcess, asked: Trial | number, most: number): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (said: unknown) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', crash);
      resolve(said);
    };
    const crash = () => settle('crash' satisfies Silence);
    const timer = setTimeout(
      () => {
        settle('time' satisfies Silence);
        child.kill('SIGKILL');
      },
      Math.min(most, 2 ** 31 - 1),
    );
    child.on('message', settle).on('exit', crash);
    // One that ended after its last answer cannot be asked.
    child.send(asked, (error) => error && crash());
  });
}
