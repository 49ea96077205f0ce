import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../../', import.meta.url);

export interface RunningServer {
  url: string;
  dataDir: string;
  /** The newest verification code that the console provider printed. */
  newestCode(): Promise<string>;
  /** Everything the server wrote so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export const makeDataDir = () => mkdtempSync(join(tmpdir(), 'hengce-e2e-'));

/** Starts the server on an empty data folder, of which `copyDataDir` makes copies. @returns a function that removes it */
export async function fillDataDir(): Promise<() => void> {
  const dataDir = makeDataDir();
  await (await startServer(dataDir)).stop();
  process.env.FILLED_DATA_DIR = dataDir;
  return () => removeDataDir(dataDir);
}

/** A new data folder with the policies of the product read in and indexed, which a first start takes seconds for. */
export function copyDataDir(): string {
  const dataDir = makeDataDir();
  cpSync(process.env.FILLED_DATA_DIR as string, dataDir, { recursive: true });
  return dataDir;
}

export const removeDataDir = (dir: string) => rmSync(dir, { recursive: true, force: true });

/** Imports files as an operator does: the server is down, the command line runs. Returns what it printed. */
export function importPolicies(dataDir: string, files: string[]): string {
  const done = spawnSync(process.execPath, ['apps/server/dist/cli/import.js', ...files], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return done.stdout + done.stderr;
}

/** Runs `npm run admin` while the server is down. Returns what it printed. */
export function operate(dataDir: string, ...args: string[]): string {
  const done = spawnSync(process.execPath, ['apps/server/dist/cli/admin.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return done.stdout + done.stderr;
}

/** Starts the built server, on a free port unless one is given, and waits until it can answer policy calls. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()));
  // What `npm start` runs once it has built; building is done before the first test (build.ts).
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const url = `http://127.0.0.1:${port}`;
  await until(
    async () => (await fetch(`${url}/readyz`)).ok,
    () => child.exitCode === null,
    () => output,
  );
  return {
    url,
    dataDir,
    output: () => output,
    async newestCode() {
      let code = '';
      await until(
        async () => {
          code = [...output.matchAll(/验证码\D*(\d{6})/g)].at(-1)?.[1] ?? '';
          return code !== '';
        },
        () => true,
        () => output,
      );
      return code;
    },
    stop: (signal = 'SIGTERM') => end(child, signal),
  };
}

async function until(isDone: () => Promise<boolean>, mayStill: () => boolean, explain: () => string): Promise<void> {
  const deadline = Date.now() + 150_000;
  while (Date.now() < deadline && mayStill()) {
    if (await isDone().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`server did not get there:\n${explain()}`);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
