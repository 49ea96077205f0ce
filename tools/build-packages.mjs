// Builds and packs every published package as npm would get it, and checks it: themes present, entries and types resolve,
// the promised types are as reviewed (etc/*.api.md, `--update` writes them), sizes within .size-limit.json. `--unchecked` only packs.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '../packages/features/policy/areas.mjs';
import { checkApiReports } from './api-reports.mjs';
import { bin, packages, packed, run } from './packages.mjs';
import { root } from './steps.mjs';

try {
  // Two at a time: more would only wait for each other on a small machine.
  await Promise.all([build(packages.slice(1, 2)), build([...packages.slice(0, 1), ...packages.slice(2)])]);
  checkStyles();
  await pack();
  if (!process.argv.includes('--unchecked')) await check();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function check() {
  const [sizes] = await Promise.all([run(bin('size-limit'), []), checkTarballs(), checkReports()]);
  console.log(sizes.trimEnd());
}

async function build(list) {
  for (const { path } of list) await run('npm', ['run', 'build', '--silent'], join(root, path));
}

/** Checks the styles of @hengce/ui, since bundlers drop side-effect imports silently: then the themes are gone and nothing else fails. */
function checkStyles() {
  const dist = join(root, 'packages/ui/dist');
  const css = readFileSync(join(dist, 'styles.css'), 'utf8');
  for (const needle of [
    '@layer hc.reset;\n@layer hc.tokens;',
    '--hc-color-accent:',
    '[data-hc-theme="dark"]',
    'font-face',
  ])
    if (!css.includes(needle)) throw new Error(`packages/ui/dist/styles.css里没有${needle}`);
  for (const [, file] of css.matchAll(/url\("?\.\/([^")]+)/g)) readFileSync(join(dist, file));
}

/** Packs all packages with pnpm, which writes the published `exports` and the versions of the catalog into the tarball. */
async function pack() {
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await run('npx', ['--yes', packageManager, '-r', '--filter', './packages/**', 'pack', '--pack-destination', packed]);
}

async function checkTarballs() {
  for (const file of readdirSync(packed)) {
    const tarball = join(packed, file);
    await run(bin('publint'), ['run', tarball, '--strict']);
    const sheets = ['styles.css', 'core.css', 'document-font.css', ...areas.map((area) => `${area}.css`)];
    await run(bin('attw'), [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...sheets]);
  }
}

async function checkReports() {
  const update = process.argv.includes('--update');
  const changed = checkApiReports({ update });
  if (changed.length === 0) return;
  if (update) console.log(`已更新：${changed.join('、')}`);
  else
    throw new Error(
      `公开的类型与报告不一致：${changed.join('、')}。确认改动后运行 node tools/build-packages.mjs --update 并提交。`,
    );
}
