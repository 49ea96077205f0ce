// Uses the packed packages the way another team would: examples/partner-host, copied out of the workspace and installed
// with npm, type-checked, built and clicked under React 19 and 18; every component rendered without a browser; and what
// one Button costs. Needs `node tools/build-packages.mjs` before.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packages, packed, run } from './packages.mjs';
import { root } from './steps.mjs';
import { measureBundles } from './try/bundles.mjs';
import { clickPartnerHost } from './try/click.mjs';
import { buildStories, renderStories } from './try/stories.mjs';

const reacts = ['19.3.1', '18.3.1'];
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const app = mkdtempSync(join(tmpdir(), 'hengce-partner-'));
try {
  await installTarballs();
  const [stories] = await both(buildStories(app), measureBundles(app));
  for (const react of reacts) {
    const major = react.split('.')[0];
    await npm('install', `react@${react}`, `react-dom@${react}`, `@types/react@${major}`, `@types/react-dom@${major}`);
    await run('npm', ['run', 'build'], app);
    const [rendered] = await both(renderStories(stories), clickPartnerHost(join(app, 'dist')));
    console.log(`React ${react}：类型、构建、浏览器中登录与检索 ✓；${rendered}个组件示例在没有窗口时渲染 ✓`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(app, { recursive: true, force: true });
}

/** Waits for all tasks even when one fails, because the app they use is removed afterwards; then rejects as that one. */
async function both(...tasks) {
  await Promise.allSettled(tasks);
  return Promise.all(tasks);
}

async function installTarballs() {
  cpSync(join(root, 'examples/partner-host'), app, { recursive: true });
  const manifest = readJson(join(app, 'package.json'));
  for (const { name } of packages) {
    const file = readdirSync(packed).find((tarball) => tarball.startsWith(`${name.slice(1).replace('/', '-')}-`));
    manifest.dependencies[name] = `file:${join(packed, file)}`;
  }
  // What the workspace was tested with; otherwise a release of a dependency would change this run.
  manifest.overrides = Object.fromEntries(
    ['react-aria', 'react-aria-components'].map((name) => [
      name,
      readJson(join(root, 'packages/ui/node_modules', name, 'package.json')).version,
    ]),
  );
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  await npm('install');
}

function npm(...args) {
  return run('npm', [...args, '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], app);
}
