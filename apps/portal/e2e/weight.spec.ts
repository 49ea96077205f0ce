import type { Browser } from '@playwright/test';
import { followCalls, untilQuiet } from './calls';
import { demo, expect, test } from './fixtures';

/** What the first visit of an address may cost: kB as sent, scripts and styles, and everything that is fetched until the page rests. */
interface Weight {
  js: number;
  css: number;
  requests: number;
}

const budgets: Readonly<Record<string, Weight>> = {
  '/login': { js: 175, css: 12, requests: 16 },
  '/home': { js: 260, css: 50, requests: 30 },
  '/Policy/PolicySearch?q=研发费用': { js: 258, css: 50, requests: 30 },
  '/Policy': { js: 250, css: 50, requests: 32 },
  '/Policy/PolicyMatch1': { js: 244, css: 30, requests: 30 },
  '/Policy/PolicyMatch1/proceed': { js: 268, css: 55, requests: 40 },
  '/Policy/RegionalCompare': { js: 296, css: 35, requests: 42 },
  '/Policy/policyNotice': { js: 252, css: 50, requests: 34 },
  '/Policy/ProjectDeclaration': { js: 270, css: 30, requests: 29 },
  '/iptools/companyEvaluating': { js: 264, css: 32, requests: 38 },
  '/enterpriseCheck': { js: 290, css: 36, requests: 44 },
  '/DeepSeek': { js: 302, css: 32, requests: 33 },
  '/textCorrection': { js: 256, css: 34, requests: 36 },
  '/PersonalCenter/enterpriseInformation': { js: 282, css: 32, requests: 29 },
  '/PersonalCenter/myOrder': { js: 260, css: 28, requests: 24 },
};

/** Bytes and counts say nothing of the machine, so they may be held to a limit here. */
test('每个地址首次打开取的脚本、样式与请求不超过定下的数', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const reply = await fetch(`${baseURL}/api/v1/user/login`, { method: 'POST', body: new URLSearchParams(demo) });
  const { token } = ((await reply.json()) as { data: { token: string } }).data;
  const measured: Record<string, Weight> = {};
  for (const path of Object.keys(budgets))
    measured[path] = await weigh(browser, `${baseURL}${path}`, path === '/login' ? null : token);
  console.table(
    Object.fromEntries(
      Object.entries(measured).map(([path, { js, css, requests }]) => {
        const max = budgets[path] as Weight;
        return [
          path,
          { 'JS kB': `${js}/${max.js}`, 'CSS kB': `${css}/${max.css}`, 请求: `${requests}/${max.requests}` },
        ];
      }),
    ),
  );
  const over = Object.entries(measured).filter(([path, weight]) =>
    (['js', 'css', 'requests'] as const).some((of) => weight[of] > (budgets[path] as Weight)[of]),
  );
  expect(Object.fromEntries(over)).toEqual({});
});

async function weigh(browser: Browser, url: string, token: string | null): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  followCalls(page);
  if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const seen = new Map<string, { type: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type }) => seen.set(requestId, { type, bytes: 0 }));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = seen.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  await page.goto(url);
  await untilQuiet(page, 1_500);
  await expect(page.getByRole('heading', { level: 1, name: '这个页面不存在或已移走' })).toHaveCount(0);
  const kB = (type: string) =>
    Math.round([...seen.values()].reduce((sum, entry) => sum + (entry.type === type ? entry.bytes : 0), 0) / 1_000);
  const weight = { js: kB('Script'), css: kB('Stylesheet'), requests: seen.size };
  await context.close();
  return weight;
}
