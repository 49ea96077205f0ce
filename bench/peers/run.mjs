// `npm run bench`, last part: a sign-in screen (two tabs, two forms, a dialog, a toast) built with @hengce/ui and with three
// other libraries, by the same bundler in one run. `hengce` is the installed package with its sheet for forms;
// `hengce-source` is what the portal does, which takes only the styles of the components it uses. Bytes and ratios are the result; times depend on the machine.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../../tools/chromium.mjs';
import { packed, run } from '../../tools/packages.mjs';
import { root } from '../../tools/steps.mjs';

const app = join(root, 'bench-results/peers');
const screens = ['react', 'hengce', 'hengce-source', 'antd', 'arco', 'semi'];
const rounds = 7;
const { default: optimizeLocales } = await import(
  createRequire(join(root, 'apps/portal/package.json')).resolve('@react-aria/optimize-locales-plugin')
);

await install();
const pages = {};
for (const screen of screens) pages[screen] = await bundle(screen);
const times = await timeScripts();

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const of = (screen) => ({ ...pages[screen].size, scriptMs: Math.round(median(times[screen])) });
const total = ({ js, css }) => js + css;
const results = Object.fromEntries(screens.map((screen) => [screen, of(screen)]));
mkdirSync(join(root, 'bench-results'), { recursive: true });
writeFileSync(join(root, 'bench-results/peers.json'), JSON.stringify({ load: loadavg(), results }, null, 2));
console.log(`\n同一个登录页，gzip，四倍减速的 Chromium，${rounds}次取中位（负载${loadavg()[0].toFixed(1)}）\n`);
console.log('| | JS kB | CSS kB | 合计 kB | 与antd之比 | 脚本 ms | 与antd之比 |\n|---|---|---|---|---|---|---|');
for (const [screen, { js, css, scriptMs }] of Object.entries(results)) {
  const ratio = (total({ js, css }) / total(results.antd)).toFixed(2);
  const cells = [js.toFixed(1), css.toFixed(1), total({ js, css }).toFixed(1), ratio, scriptMs];
  console.log(`| ${screen} | ${cells.join(' | ')} | ${(scriptMs / results.antd.scriptMs).toFixed(2)} |`);
}

/** Outside the workspace: nobody else needs these libraries, so they are fetched only for this. */
async function install() {
  await run(process.execPath, ['tools/build-packages.mjs', '--unchecked']);
  mkdirSync(app, { recursive: true });
  for (const part of ['package.json', 'src'])
    cpSync(join(root, 'bench/peers', part), join(app, part), { recursive: true });
  const tarball = readdirSync(packed).find((file) => file.startsWith('hengce-ui-'));
  const npm = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  await run('npm', ['install', join(packed, tarball), ...npm], app);
}

async function bundle(screen) {
  const isSource = screen.endsWith('-source');
  const ui = join(root, 'packages/ui/src');
  const { output } = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      isSource ? vanillaExtractPlugin() : null,
      // As in the portal: react-aria brings its sentences in thirty languages.
      { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
    ],
    resolve: isSource
      ? {
          dedupe: ['react', 'react-dom'],
          alias: { '@hengce/ui/core.css': `${ui}/theme/global.ts`, '@hengce/ui': `${ui}/index.ts` },
        }
      : {},
    build: { write: false, target: 'es2022', rolldownOptions: { input: join(app, `src/${screen.split('-')[0]}.tsx`) } },
  });
  const files = output.map((file) => [`/${file.fileName}`, file.code ?? file.source]);
  const sizeOf = (ending) =>
    files.filter(([path]) => path.endsWith(ending)).reduce((sum, [, body]) => sum + gzipSync(body).length / 1000, 0);
  const sheets = files
    .filter(([path]) => path.endsWith('.css'))
    .map(([path]) => `<link rel="stylesheet" href="${path}">`);
  const entry = output.find((file) => file.isEntry).fileName;
  const html = `<!doctype html><meta charset="utf-8">${sheets}<div id="root"></div><script type="module" src="/${entry}"></script>`;
  return { size: { js: sizeOf('.js'), css: sizeOf('.css') }, files: new Map([...files, ['/', html]]) };
}

/** Every round visits all screens, each time in the other direction, so that a busy moment hits all alike. */
async function timeScripts() {
  const browser = await chromium.launch(chromiumLaunch());
  const times = Object.fromEntries(screens.map((screen) => [screen, []]));
  try {
    for (let round = 0; round < rounds; round++)
      for (const screen of round % 2 ? screens.toReversed() : screens)
        times[screen].push(await timeScript(browser, pages[screen].files));
  } finally {
    await browser.close();
  }
  return times;
}

async function timeScript(browser, files) {
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 412, height: 915 } });
  await page.route('https://bench.example/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const type = path === '/' ? 'text/html' : path.endsWith('.css') ? 'text/css' : 'text/javascript';
    return files.has(path)
      ? route.fulfill({ body: files.get(path), contentType: type })
      : route.fulfill({ status: 404 });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('https://bench.example/');
  await page
    .getByRole('button', { name: /登\s*录$/ })
    .first()
    .waitFor();
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
}
