// Runs commands one after the other, prints each one's outcome and time, and goes on after a failure, so that one run
// shows everything that is wrong.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');

/** @param {[name: string, command: string, env?: Record<string, string>][]} steps @returns {Promise<string[]>} names of the steps that failed */
export async function runSteps(steps) {
  const failed = [];
  for (const [name, command, env] of steps) {
    console.log(`\n▶ ${name}`);
    const started = Date.now();
    const code = await execute(command, env);
    console.log(`${code === 0 ? '✓' : '✗'} ${name}（${((Date.now() - started) / 1000).toFixed(1)}秒）`);
    if (code !== 0) failed.push(name);
  }
  return failed;
}

function execute(command, env) {
  const child = spawn(command, {
    cwd: root,
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  const forward = (signal) => child.kill(signal);
  process.once('SIGINT', forward);
  process.once('SIGTERM', forward);
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
