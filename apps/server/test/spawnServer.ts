import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** http://127.0.0.1:… */
  address: string;
  /** Everything it has written so far. */
  output(): string;
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>;
}

export interface Ended {
  code: number | null;
  output: string;
}

/** Environment of a server of this machine's tests: any free port, no portal. */
const environment = (env: Record<string, string>) => ({
  PATH: process.env.PATH,
  PORT: '0',
  PORTAL_DIR: '/nonexistent',
  ...env,
});

/** What was built (buildServer.ts): the sources would be compiled again in every process. */
function run(script: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [script, ...args], { cwd: dist, env: environment(env) });
  let text = '';
  const listeners = new Set<() => void>();
  const onData = (chunk: Buffer) => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', onData);
  child.stderr.on('data', onData);
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: () => text, exited, listeners };
}

/** Runs a script of the built server until it ends, for instance `cli/admin.js`. */
export async function runToEnd(
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<Ended> {
  const { exited, output } = run(script, args, env);
  return { code: await exited, output: output() };
}

/** Starts the real server as a process of its own and waits until it is ready. Rejects with its output when it ends before. */
export async function spawnServer(env: Record<string, string>): Promise<ServerProcess> {
  const { child, output, exited, listeners } = run('main.js', [], env);
  const address = await new Promise<string>((resolve, reject) => {
    listeners.add(() => {
      const found = /衡策已启动：(\S+)/.exec(output())?.[1];
      if (found !== undefined) resolve(found);
    });
    exited.then((code) => reject(new Error(`the server ended with ${code}: ${output()}`)));
  });
  while (!(await isReady(address))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended: ${output()}`);
    await wait(20);
  }
  return { child, address, output, exited };
}

/** It listens before the indexes are built. */
const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
