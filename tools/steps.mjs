// Runs commands, prints each one's outcome and time, and goes on after a failure, so that one run shows everything that
// is wrong.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');

/**
 * Runs steps one after the other, also after a failure.
 *
 * @param {[name: string, command: string, env?: Record<string, string>][]} steps
 * @returns {Promise<string[]>} names of the steps that failed
 */
export async function runSteps(steps) {
  return run(steps, false);
}

/**
 * Runs lists of steps, all lists at the same time. A step's output is shown when it has ended.
 *
 * @param {Parameters<typeof runSteps>[0][]} lists
 * @returns {ReturnType<typeof runSteps>}
 */
export async function runSideBySide(lists) {
  return (await Promise.all(lists.map((steps) => run(steps, true)))).flat();
}

async function run(steps, isCollected) {
  const failed = [];
  for (const [name, command, env] of steps) {
    console.log(`\n▶ ${name}`);
    const started = Date.now();
    const { code, output } = await execute(command, env, isCollected);
    process.stdout.write(output);
    console.log(`${code === 0 ? '✓' : '✗'} ${name}（${((Date.now() - started) / 1000).toFixed(1)}秒）`);
    if (code !== 0) failed.push(name);
  }
  return failed;
}

function execute(command, env, isCollected) {
  const child = spawn(command, {
    cwd: root,
    stdio: isCollected ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: true,
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.once(signal, forward);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    }),
  );
}
