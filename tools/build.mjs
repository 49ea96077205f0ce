// Builds the portal and the server when their sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const skipped = new Set(['node_modules', 'dist', 'e2e', 'bench', 'test']);
const parts = [
  {
    name: '门户',
    cwd: 'apps/portal',
    command: ['vite', 'build'],
    sources: ['apps/portal', 'packages'],
    out: 'apps/portal/dist/index.html',
  },
  {
    name: '服务端',
    cwd: 'apps/server',
    command: ['tsdown'],
    sources: ['apps/server', 'packages/api', 'packages/engines'],
    out: 'apps/server/dist/main.js',
  },
];

/** Builds what is out of date; throws with the builder's output when it fails. */
export function buildStale() {
  for (const { name, cwd, command, sources, out } of parts) {
    const stamp = join(root, cwd, 'dist/.built-from');
    const wanted = fingerprint([...sources, 'pnpm-lock.yaml']);
    if (existsSync(join(root, out)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    console.log(`正在构建${name}……`);
    const [bin, ...args] = command;
    const script = join(root, cwd, 'node_modules', '.bin', bin);
    const done = spawnSync(script, args, {
      cwd: join(root, cwd),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (done.status !== 0) throw new Error(`${name}构建失败：\n${done.stdout}\n${done.stderr}`);
    writeFileSync(stamp, wanted);
  }
}

/** Names, sizes and times of all sources: enough to see a change, quick enough for every start. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const walk = (path) => {
    const stat = statSync(join(root, path));
    if (stat.isDirectory()) {
      for (const entry of readdirSync(join(root, path)).sort()) if (!skipped.has(entry)) walk(join(path, entry));
    } else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const path of paths) walk(path);
  return hash.digest('hex');
}
