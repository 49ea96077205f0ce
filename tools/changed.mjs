// What a change concerns: the files it touches, and the tests and stories that need one of them, nearest first.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** Commit where this branch left main; HEAD where there is no main. */
export function forkPoint() {
  for (const main of ['main', 'origin/main']) {
    const [commit] = git('merge-base', 'HEAD', main);
    if (commit) return commit;
  }
  return 'HEAD';
}

/** Files that differ from a commit, committed or not, new ones included. */
export function changesSince(commit) {
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * Files whose names match and that depend on a changed one: those nearest to it in the folders first, then those with
 * fewest imports between. Unless a package changed, in other folders of the server only those that reach the change in
 * two imports: what lies between has tests of its own. Null where a change concerns all (`vite.config.ts`, the
 * lockfile, Storybook's configuration).
 */
export function concernedBy(files, wanted) {
  if (files.some((file) => concernsAll.test(file))) return null;
  const dependents = readDependents();
  const distances = new Map(files.map((file) => [file, 0]));
  for (const [name, distance] of distances)
    for (const dependent of dependents.get(name) ?? [])
      if (!distances.has(dependent)) distances.set(dependent, distance + 1);
  const isPackaged = files.some((file) => file.startsWith('packages/'));
  const floors = new Set(files.map(floorOf));
  const kinship = (name) => Math.max(...files.map((file) => sharedFolders(name, file)));
  return [...distances.keys()]
    .filter((name) => wanted.test(name) && existsSync(join(root, name)))
    .filter((name) => isPackaged || !isServer(name) || distances.get(name) <= 2 || floors.has(floorOf(name)))
    .sort((a, b) => kinship(b) - kinship(a) || distances.get(a) - distances.get(b) || (a < b ? -1 : 1));
}

const isServer = (file) => file.startsWith('apps/server/src/');
/** First four folders of a file: apps/server/src/matching. */
const floorOf = (file) => file.split('/').slice(0, 4).join('/');

const concernsAll = /^\.storybook\/(?!docs\/)|^(vite\.config\.ts|vitest\.config\.ts|pnpm-lock\.yaml)$/;

function sharedFolders(one, other) {
  const folders = other.split('/');
  const differs = one.split('/').findIndex((folder, at) => folder !== folders[at]);
  return differs === -1 ? folders.length : differs;
}

let known;

/** Files that import each file of the workspace, generated ones included. */
function readDependents() {
  if (known) return known;
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    [
      ...['--config', '.dependency-cruiser.cjs', '--exclude', '(^|/)(dist|build|e2e)/', '--output-type', 'json'],
      ...['packages', 'apps', 'tools', '.storybook'],
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  if (!stdout) throw new Error(`没有读出谁引用谁：${stderr}`);
  known = new Map(JSON.parse(stdout).modules.map(({ source, dependents }) => [source, dependents]));
  return known;
}

function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}
