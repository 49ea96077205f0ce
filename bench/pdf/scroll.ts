// A document of 500 pages in the built portal: how much is alive while it is scrolled from end to end, and how long the page's
// thread works at a stretch. CPU time, so that a busy machine says the same.
//
//   tsx bench/pdf/scroll.ts [folder for pictures]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { makeDataDir, removeDataDir, startServer } from '../../apps/portal/e2e/server';
import { chromiumLaunch } from '../../tools/chromium.mjs';

const pages = 500;
const portal = fileURLToPath(new URL('../../apps/portal/dist', import.meta.url));
const [pictures] = process.argv.slice(2);
const paragraph =
  '申报企业应当依法登记注册，具有健全的财务管理制度，上一年度未发生重大安全、重大质量事故和严重环境违法行为。';

async function print(page: Page): Promise<Buffer> {
  const sections = Array.from(
    { length: pages },
    (_, index) =>
      `<section><h2>第${index + 1}章 总则与办理</h2>${Array.from({ length: 14 }, (_, n) => `<p>第${index * 14 + n + 1}条　${paragraph}</p>`).join('')}</section>`,
  );
  await page.setContent(
    `<style>section { break-after: page; font: 11pt/1.7 'Noto Sans CJK SC', sans-serif }</style>${sections.join('')}`,
  );
  return page.pdf({ format: 'A4', margin: { top: '20mm', left: '20mm', right: '20mm' } });
}

const dataDir = makeDataDir();
const server = await startServer(dataDir);
const browser = await chromium.launch({
  ...chromiumLaunch(),
  args: [...(chromiumLaunch().args ?? []), '--enable-precise-memory-info'],
});
try {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const sheet = await context.newPage();
  const buffer = await print(sheet);
  await sheet.close();
  console.log(`${pages}页，${(buffer.length / 1e6).toFixed(1)} MB`);

  const page = await context.newPage();
  await page.goto(`${server.url}/login`);
  await page.getByRole('link', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill('13800138000');
  await page.getByLabel('密码', { exact: true }).fill('Hengce@2026');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('login'), { timeout: 60_000 });

  const scripts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.m?js$/.test(pathname)) scripts.set(pathname, gzipSync(readFileSync(join(portal, pathname))).length);
  });
  await page.goto(`${server.url}/aiAssistant/aiPdf`);
  await page.locator('input[type=file]').first().waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(2_000);
  const before = new Set(scripts.keys());
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + (scripts.get(name) ?? 0), 0);
  console.log(`开始页的脚本（gzip）：${(sum(before) / 1e3).toFixed(0)} kB，${before.size}个`);
  const started = Date.now();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '五百页.pdf', mimeType: 'application/pdf', buffer });
  const region = page.getByRole('region', { name: 'PDF原文：五百页.pdf' });
  await region.locator('[data-page="1"] canvas').waitFor({ timeout: 120_000 });
  console.log(`上传到第一页画出：${Date.now() - started} ms`);
  const after = [...scripts.keys()].filter((name) => !before.has(name));
  console.log(
    '打开文件后多出的脚本（gzip）：',
    after.map((name) => `${name.split('/').at(-1)} ${((scripts.get(name) ?? 0) / 1e3).toFixed(0)} kB`).join('，'),
  );
  // Parsing on the server is over, so that it does not compete.
  await page.getByText(/正在解析|正在排队|正在建立索引/).waitFor({ state: 'detached', timeout: 300_000 });

  const memory = () =>
    page.evaluate(() => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6);
  const atRest = await memory();
  const session = await context.newCDPSession(page);
  const tasks: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as { name?: string; tdur?: number; dur?: number }[])
      if (event.name === 'RunTask' || event.name === 'ThreadControllerImpl::RunTask')
        tasks.push((event.tdur ?? 0) / 1e3);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  // tsx names functions by a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  const peak = await page.evaluate(async () => {
    const scroller = document.querySelector<HTMLElement>('section[aria-label^="PDF原文"]');
    if (!scroller) throw new Error('no pages');
    let canvases = 0;
    let alive = 0;
    const frame = () => new Promise(requestAnimationFrame);
    const step = async (by: number) => {
      scroller.scrollTop += by;
      await frame();
      canvases = Math.max(canvases, scroller.querySelectorAll('canvas').length);
      alive = Math.max(alive, scroller.querySelectorAll('[data-page]').length);
    };
    // Reading pace for thirty pages, then as fast as a hand can, then pages at rest here and there.
    for (let count = 0; count < 250; count += 1) await step(100);
    while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 2) await step(4_000);
    for (let count = 0; count < 12; count += 1) {
      scroller.scrollTop = (scroller.scrollHeight * ((count * 37) % 100)) / 100;
      await new Promise((resolve) => setTimeout(resolve, 700));
      await step(0);
    }
    return { canvases, alive };
  });
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  tasks.sort((a, b) => b - a);
  console.log(
    `滚动全程：同时最多${peak.canvases}块画布、${peak.alive}页；最长任务 ${tasks
      .slice(0, 3)
      .map((ms) => ms.toFixed(1))
      .join('、')} ms CPU，超过50 ms的${tasks.filter((ms) => ms > 50).length}个，共${tasks.length}个`,
  );
  await session.send('HeapProfiler.collectGarbage');
  console.log(`JS堆：滚动前 ${atRest.toFixed(0)} MB，滚动后 ${(await memory()).toFixed(0)} MB`);

  if (pictures) {
    const shoot = async (name: string) => page.screenshot({ path: join(pictures, `${name}.png`) });
    await page.waitForTimeout(1_500);
    await shoot('desktop-light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForTimeout(500);
    await shoot('desktop-dark');
    await page.setViewportSize({ width: 375, height: 812 });
    await page.waitForTimeout(2_500);
    await shoot('phone-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await shoot('phone-light');
    await page.getByRole('tab', { name: '对话' }).click();
    await page.waitForTimeout(800);
    await shoot('phone-talk');
    await page.goto(`${server.url}/aiAssistant/aiPdf`);
    await page.waitForTimeout(2_500);
    await shoot('phone-start');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.waitForTimeout(800);
    await shoot('desktop-start');
  }
} finally {
  await browser.close();
  await server.stop();
  removeDataDir(dataDir);
}
