// `npm run bench`, second half: what a first visit costs. Ratios and counts are the result; times depend on the machine.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildStale } from './build.mjs';
import { chromiumLaunch, chromiumPath } from './chromium.mjs';
import { root } from './steps.mjs';

const demo = { phone: '13800138000', password: 'Hengce@2026' };
const axeSource = readFileSync(
  createRequire(join(root, '.storybook/package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

buildStale();
const dataDir = mkdtempSync(join(tmpdir(), 'hengce-bench-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const started = performance.now();
const server = spawn(process.execPath, ['tools/start.mjs'], {
  cwd: root,
  stdio: 'ignore',
  env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
});
const results = { startMs: {}, pages: {}, lighthouse: {}, summaryCpuMs: null, idleMB: null };
try {
  results.startMs.firstAnswer = await waitFor(`${url}/healthz`);
  results.startMs.ready = await waitFor(`${url}/readyz`);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    results.pages['/login'] = await measure(browser, '/login');
    results.pages['/home'] = await measure(browser, '/home', await signIn());
    results.pages['/Policy/PolicySearch'] = await measure(browser, '/Policy/PolicySearch?q=研发费用', await signIn());
  } finally {
    await browser.close();
  }
  results.summaryCpuMs = await summaryCpu(server.pid, await signIn());
  results.lighthouse['/login'] = await lighthouseMobile(`${url}/login`);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

results.idleMB = await idleMemory();

mkdirSync(join(root, 'bench-results'), { recursive: true });
const at = new Date().toISOString();
writeFileSync(join(root, 'bench-results/portal.json'), JSON.stringify({ at, ...results }, null, 2));
const kB = (bytes) => (bytes / 1000).toFixed(1);
console.log(
  `\n启动（已安装、已构建、空数据目录）：首次应答 ${results.startMs.firstAnswer} ms，可检索 ${results.startMs.ready} ms\n`,
);
console.log(
  '| 页面 | JS kB（压缩后） | CSS kB | 字体 kB | 请求数 | axe 浅色 | axe 深色 |\n|---|---|---|---|---|---|---|',
);
for (const [path, page] of Object.entries(results.pages)) {
  console.log(
    `| ${path} | ${kB(page.js)} | ${kB(page.css)} | ${kB(page.font)} | ${page.requests} | ${page.axe.light} | ${page.axe.dark} |`,
  );
}
console.log(`\n匹配的摘要每次 ${results.summaryCpuMs} ms CPU；空政策库的服务端常驻内存 ${results.idleMB} MB`);
console.log('\nLighthouse 移动端 /login（三次取中位）：', results.lighthouse['/login']);

async function measure(browser, path, token) {
  const axe = {};
  let bytes;
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ colorScheme, locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const seen = new Map();
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      seen.set(requestId, { type, url: response.url, size: 0 }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const entry = seen.get(requestId);
      if (entry) entry.size = encodedDataLength;
    });
    await page.goto(url + path, { waitUntil: 'load' });
    // Not `networkidle`: the stream of messages never ends.
    for (let before = -1; before !== seen.size; ) {
      before = seen.size;
      await page.waitForTimeout(1_000);
    }
    const sum = (type) =>
      [...seen.values()].filter((entry) => entry.type === type).reduce((total, { size }) => total + size, 0);
    bytes ??= { js: sum('Script'), css: sum('Stylesheet'), font: sum('Font'), requests: seen.size };
    await page.evaluate(axeSource);
    axe[colorScheme] = await page.evaluate(async () => (await window.axe.run()).violations.length);
    await context.close();
  }
  return { ...bytes, axe };
}

async function signIn() {
  const reply = await fetch(`${url}/api/v1/user/login`, { method: 'POST', body: new URLSearchParams(demo) });
  return (await reply.json()).data.token;
}

async function lighthouseMobile(page) {
  const { default: lighthouse } = await import('lighthouse');
  const browserPort = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'hengce-lh-'));
  const browser = spawn(
    chromiumPath() ?? chromium.executablePath(),
    [
      ...chromiumLaunch().args,
      '--headless=new',
      `--remote-debugging-port=${browserPort}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  try {
    await waitFor(`http://127.0.0.1:${browserPort}/json/version`);
    const runs = [];
    for (let run = 0; run < 3; run++) {
      const { lhr } = await lighthouse(page, { port: browserPort, onlyCategories: ['performance'], logLevel: 'error' });
      runs.push({
        lcpMs: Math.round(lhr.audits['largest-contentful-paint'].numericValue),
        score: lhr.categories.performance.score,
      });
    }
    return runs.sort((a, b) => a.lcpMs - b.lcpMs)[1];
  } finally {
    browser.kill('SIGKILL');
    await new Promise((resolve) => browser.once('exit', resolve));
    rmSync(profile, { recursive: true, force: true });
  }
}

/** CPU time in ms of one summary of a match, the mean of a hundred; null where the system does not tell. */
async function summaryCpu(pid, token) {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return null;
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path) => (await fetch(`${url}${path}`, { headers })).json();
  const [{ id }] = (await read('/api/v1/enterprise/list')).data;
  const ask = async (times) => {
    for (let time = 0; time < times; time++) await read(`/api/v1/match/summary?enterpriseId=${id}`);
  };
  // Hundredths of a second of user and system.
  const used = () =>
    readFileSync(stat, 'utf8')
      .split(' ')
      .slice(13, 15)
      .reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  await ask(30);
  const before = used();
  await ask(100);
  return (used() - before) / 100;
}

/** Resident memory in MB of a server with an empty library that nobody has asked anything yet. */
async function idleMemory() {
  const folder = mkdtempSync(join(tmpdir(), 'hengce-bench-'));
  const idlePort = await freePort();
  const idle = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(idlePort),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SAMPLE_DATA: 'off',
    },
  });
  try {
    await waitFor(`http://127.0.0.1:${idlePort}/readyz`);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const rss = execFileSync('ps', ['-o', 'rss=', '-p', String(idle.pid)], { encoding: 'utf8' });
    return Math.round(Number(rss) / 1024);
  } finally {
    idle.kill('SIGTERM');
    await new Promise((resolve) => idle.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function waitFor(address) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const reply = await fetch(address).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return Math.round(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${address} did not answer`);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
