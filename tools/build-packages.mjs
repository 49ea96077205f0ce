// Builds every published package and checks what a partner would install: entry points resolve, types match, themes present.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const bin = (name, cwd = root) => join(cwd, 'node_modules/.bin', name);
const packages = [
  'packages/api',
  'packages/ui',
  ...readdirSync(join(root, 'packages/features')).map((name) => `packages/features/${name}`),
];
const shell = process.platform === 'win32';

for (const path of packages) {
  const cwd = join(root, path);
  for (const [command, args] of [
    [bin('tsdown', cwd), ['--log-level', 'warn']],
    [bin('publint'), ['--strict', '--pack', 'npm']],
  ]) {
    const done = spawnSync(command, args, { cwd, encoding: 'utf8', shell });
    if (done.status !== 0) {
      console.error(`${path}：${command} 失败\n${done.stdout}\n${done.stderr}`);
      process.exit(1);
    }
  }
  console.log(`${path} ✓`);
}

// Bundlers drop side-effect imports silently; then the themes are gone and nothing fails (architecture study §4.2).
const css = (function collect(dir) {
  return readdirSync(dir).flatMap((name) => {
    const file = join(dir, name);
    if (statSync(file).isDirectory()) return collect(file);
    return name.endsWith('.css') ? [readFileSync(file, 'utf8')] : [];
  });
})(join(root, 'packages/ui/dist')).join('\n');
for (const needle of ['--hc-color-accent:', '[data-hc-theme="dark"]', '@layer hc']) {
  if (!css.includes(needle) && !css.includes(needle.replaceAll('"', ''))) {
    console.error(`packages/ui/dist 的样式里没有 ${needle}`);
    process.exit(1);
  }
}
