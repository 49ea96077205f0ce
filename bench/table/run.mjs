// `npm run bench`, fourth part: a table of 10,000 rows, ours beside antd's virtual one in one run. Counts and ratios are the
// result; CPU time of the thread is measured, not wall time, so that other load disturbs little.
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
const names = { ours: '@hengce/ui DataTable', antd: 'antd Table virtual' };
const rounds = 3;
const steps = 60;
const goals = { heapMB: 10, nodes: 400 };

const outDir = mkdtempSync(join(tmpdir(), 'hengce-table-'));
const config = {
  root: here,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000, target: 'es2022' },
};
const runs = { ours: [], antd: [] };
try {
  await build(config);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0, strictPort: false } });
  const url = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch(chromiumLaunch());
  try {
    // There and back: neither always goes first.
    for (let round = 0; round < rounds; round++)
      for (const name of round % 2 === 0 ? ['ours', 'antd'] : ['antd', 'ours'])
        runs[name].push(await measure(browser, `${url}?table=${name}`));
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const table = Object.entries(runs).map(([name, list]) => {
  const of = (key) => median(list.map((run) => run[key]));
  return {
    name,
    heapMB: of('heapMB'),
    nodes: of('nodes'),
    nodesAfter: of('nodesAfter'),
    script: of('script'),
    task: of('task'),
  };
});
const [ours, antd] = table;
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'table.json'),
  JSON.stringify({ at: new Date().toISOString(), load: loadavg()[0], goals, table, runs }, null, 2),
);
console.log(`\n一万行的表：${rounds}轮取中位，滚动${steps}步，主线程CPU时间，负载${loadavg()[0]?.toFixed(1)}\n`);
console.log('| | 堆 MB | 元素 | 滚动后元素 | 滚动脚本（毫秒） | 滚动全部（毫秒） |\n|---|---|---|---|---|---|');
for (const row of table)
  console.log(
    `| ${names[row.name]} | ${row.heapMB.toFixed(1)} | ${row.nodes} | ${row.nodesAfter} | ${row.script.toFixed(0)} | ${row.task.toFixed(0)} |`,
  );
console.log(`\n与antd之比：堆${(ours.heapMB / antd.heapMB).toFixed(2)}，脚本${(ours.script / antd.script).toFixed(2)}`);
console.log(`目标：堆不超过${goals.heapMB} MB，元素不超过${goals.nodes}`);
if (ours.heapMB > goals.heapMB || Math.max(ours.nodes, ours.nodesAfter) > goals.nodes) process.exitCode = 1;

/** Heap after a collection, elements in the table, and what sixty steps of scrolling cost the main thread. */
async function measure(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.getByText('1-研发费用辅助账汇总表.xlsx', { exact: true }).waitFor();
  const metrics = async () => {
    const { metrics: list } = await session.send('Performance.getMetrics');
    return Object.fromEntries(list.map(({ name, value }) => [name, value]));
  };
  await session.send('HeapProfiler.collectGarbage');
  const heapMB = (await metrics()).JSHeapUsedSize / 1e6;
  const nodes = await page.evaluate(() => window.bench.nodes());
  await page.evaluate(() => window.bench.scroll(5));
  const before = await metrics();
  const reached = await page.evaluate((count) => window.bench.scroll(count), steps);
  const after = await metrics();
  if (reached < steps * 200) throw new Error(`没有滚动：${url}，停在${reached}`);
  const nodesAfter = await page.evaluate(() => window.bench.nodes());
  const per = (key) => (after[key] - before[key]) * 1000;
  await context.close();
  return { heapMB, nodes, nodesAfter, script: per('ScriptDuration'), task: per('TaskDuration') };
}
