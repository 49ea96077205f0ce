// `npm run bench`, third part: what a streamed answer costs the main thread, ours beside its peers in one run. Ratios and
// counts are the result; CPU time of the thread is measured, not wall time, so that other load disturbs little.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from '../../tools/chromium.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const results = fileURLToPath(new URL('../../bench-results/', import.meta.url));
const names = {
  ours: '@hengce/ui',
  'ours-citations': '@hengce/ui，带引用编号',
  streamdown: 'streamdown',
  'react-markdown': 'react-markdown + gfm',
  marked: 'marked + DOMPurify',
};
const rounds = 2;
const flushes = 80;
const stretches = [0.02, 0.18, 0.36, 0.52, 0.72, 0.92];
const goals = { ratio: 0.8, growth: 1.2, settled: 0 };

const outDir = mkdtempSync(join(tmpdir(), 'hengce-streaming-'));
const config = {
  root: here,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
};
const measured = {};
try {
  await build(config);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0, strictPort: false } });
  const url = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (let round = 0; round < rounds; round++)
      for (const name of Object.keys(names)) {
        measured[name] ??= { runs: [], ...(await count(browser, url, name)) };
        measured[name].runs.push(await cost(browser, url, name));
        console.error(`第${round + 1}轮 ${names[name]}`);
      }
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
}

// Of every stretch the round that was disturbed least.
const table = Object.entries(measured).map(([name, { runs, settled, literal }]) => {
  const least = (key) => stretches.map((_, i) => Math.min(...runs.map((run) => run[i][key])));
  const all = least('all');
  const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
  return {
    name,
    ms: mean(all),
    script: mean(least('script')),
    growth: mean(all.slice(-2)) / mean(all.slice(0, 2)),
    settled,
    literal,
  };
});
const of = (name) => table.find((row) => row.name === name);
const ratio = of('ours').ms / of('streamdown').ms;
mkdirSync(results, { recursive: true });
const summary = { at: new Date().toISOString(), load: loadavg()[0], ratio, goals, table, measured };
writeFileSync(join(results, 'streaming.json'), JSON.stringify(summary, null, 2));
console.log(
  `\n流式正文：两万字的中文回答，每次14字，主线程CPU时间（${stretches.length}段各${flushes}次），${rounds}轮取小，负载${loadavg()[0]?.toFixed(1)}\n`,
);
console.log(
  '| | 每次刷新（毫秒） | 其中脚本 | 后三分之一比前三分之一 | 重画的已定元素 | 残留的星号 |\n|---|---|---|---|---|---|',
);
for (const row of table)
  console.log(
    `| ${names[row.name]} | ${row.ms.toFixed(2)} | ${row.script.toFixed(2)} | ${row.growth.toFixed(2)} | ${row.settled} | ${row.literal} |`,
  );
console.log(`\n与streamdown之比 ${ratio.toFixed(2)}（目标不超过${goals.ratio}）`);

/** CPU of the main thread per flush, in stretches spread over the answer: two in each third. */
async function cost(browser, url, name) {
  const { page, metrics, close } = await open(browser, `${url}?renderer=${name}`);
  // Compiled and warm before anything is measured.
  await page.evaluate(() => window.bench.stream(0, 100));
  await page.evaluate(() => window.bench.show(''));
  const parts = [];
  for (const from of stretches) {
    await page.evaluate((start) => window.bench.stream(start, 3), from);
    const before = await metrics();
    await page.evaluate(([start, count]) => window.bench.stream(start, count), [from, flushes]);
    const after = await metrics();
    const per = (key) => ((after[key] - before[key]) * 1000) / flushes;
    parts.push({
      all: per('TaskDuration'),
      script: per('ScriptDuration'),
      layout: per('LayoutDuration'),
      style: per('RecalcStyleDuration'),
    });
  }
  await close();
  return parts;
}

/** Elements in settled blocks that are rendered again while the end of the answer arrives, and literal `**`. */
async function count(browser, url, name) {
  const { page, close } = await open(browser, `${url}?renderer=${name}&count`);
  await page.evaluate(() => window.bench.stream(0.88, 20));
  const before = await page.evaluate(() => window.bench.settled());
  await page.evaluate(() => window.bench.stream(0.9, 120));
  const settled = (await page.evaluate(() => window.bench.settled())) - before;
  const literal = await page.evaluate(() => window.bench.literal());
  await close();
  return { settled, literal };
}

async function open(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in window);
  const metrics = async () => {
    const { metrics: list } = await session.send('Performance.getMetrics');
    return Object.fromEntries(list.map((metric) => [metric.name, metric.value]));
  };
  return { page, metrics, close: () => context.close() };
}
