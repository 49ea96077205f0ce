// What a change concerns: the files it touches, and the stories that need one of them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** The commit where this branch left main; on main itself the last commit. */
export function forkPoint() {
  for (const main of ['main', 'origin/main']) {
    const [commit] = git('merge-base', 'HEAD', main);
    if (commit) return commit;
  }
  return 'HEAD';
}

/** Files that differ from a commit, whether committed or not. */
export function changesSince(commit) {
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Source files of the stories that need one of these files, by the modules of the built Storybook; null: all of them. */
export function storiesOf(files) {
  if (files.some((file) => /^\.storybook\/(?!docs\/)|^(vite\.config\.ts|pnpm-lock\.yaml)$/.test(file))) return null;
  const { modules } = JSON.parse(readFileSync(join(root, 'storybook-static/preview-stats.json'), 'utf8'));
  const importers = new Map(modules.map(({ name, reasons }) => [name, reasons.map(({ moduleName }) => moduleName)]));
  const concerned = new Set(files.map((file) => `./${file}`));
  for (const name of concerned) for (const importer of importers.get(name) ?? []) concerned.add(importer);
  return [...concerned].filter((name) => /\.stories\.tsx$/.test(name));
}

function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}
