import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type APIResponse, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { startScriptedLlm } from '../../server/test/scriptedLlm';
import { followCalls, untilQuiet } from './calls';
import { copyDataDir, type RunningServer, removeDataDir, startServer } from './server';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Button of a guide that begins a declaration: 提前准备 on a day on which no applications are taken, and journeys run on any day. */
export const beginDeclaration = /^(开始申报|提前准备)$/;

export const demo = { phone: '13800138000', password: 'Hengce@2026' };

interface Fixtures {
  /** A server of its own with a model that says what the test writes, and a browser that talks to it. */
  withModel: { llm: Awaited<ReturnType<typeof startScriptedLlm>>; server: RunningServer; context: BrowserContext };
  /** Fails the test when the page broke the security policy, threw, or logged an error. */
  cleanPage: Page;
}

export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter
    async ({}, use) => {
      const dataDir = copyDataDir();
      const server = await startServer(dataDir);
      await use(server);
      await server.stop();
      removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  withModel: async ({ browser }, use) => {
    const llm = await startScriptedLlm();
    const dataDir = copyDataDir();
    const server = await startServer(dataDir, { LLM_BASE_URL: llm.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'scripted' });
    const context = await browser.newContext({ baseURL: server.url });
    await use({ llm, server, context });
    await context.close();
    await server.stop();
    await llm.close();
    removeDataDir(dataDir);
  },
  cleanPage: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      // The browser itself reports refused calls (401, 400 …) as errors; those are what the tests are about.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        problems.push(message.text());
    });
    followCalls(page);
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`),
      ),
    );
    await use(page);
    expect(problems).toEqual([]);
  },
});

export { expect };

/** Waits until no call of a `cleanPage` has been under way for half a second. @throws Error after 15 seconds */
export const expectQuiet = (page: Page): Promise<void> => untilQuiet(page, 500);

/** Expects axe to find nothing on the whole page; the page's policy forbids inline scripts, so axe runs through the debugger. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
    };
    // While a dialog fades, its text is as pale as what comes through it; and that begins a frame after the key.
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    let moving: Animation[];
    do {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      moving = document.getAnimations().filter(isMoving);
      await Promise.allSettled(moving.map(({ finished }) => finished));
    } while (moving.length > 0);
    return (await axe.run({ resultTypes: ['violations'] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => String(node.target)).join(' | ')}`,
    );
  });
  expect(violations).toEqual([]);
}

/** Calls of the demo user beside the pages; they resolve to the data of the reply. */
export async function demoApi({ request }: Page, url: string) {
  const dataOf = async (reply: APIResponse) => (await reply.json()).data;
  const { token } = await dataOf(await request.post(`${url}/api/v1/user/login`, { form: demo }));
  const authorization = `Bearer ${token}`;
  return {
    get: async (path: string) => dataOf(await request.get(`${url}${path}`, { headers: { authorization } })),
    post: async (path: string, data: object, headers: Record<string, string> = {}) =>
      dataOf(await request.post(`${url}${path}`, { headers: { authorization, ...headers }, data })),
  };
}

export async function signInByPassword(page: Page, { phone, password } = demo): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Registers a number and signs the page in. @returns calls of its account */
export async function signInAnew(page: Page, server: RunningServer, phone: string) {
  let token = '';
  const call = async (path: string, data: object) => {
    const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
    const reply = await page.request.post(`${server.url}/api/v1/${path}`, { headers, data });
    expect(reply.status()).toBe(200);
    return (await reply.json()).data;
  };
  await call('user/verifyCode', { phone, purpose: 'login' });
  ({ token } = await call('user/phoneLogin', { phone, code: await server.newestCode() }));
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  return call;
}

/** Registers a number and its firm, and signs the page in. @returns the firm's id, and calls of its account */
export async function registerFirm(page: Page, server: RunningServer, phone: string, firm: object) {
  const call = await signInAnew(page, server, phone);
  const { id } = await call('enterprise/save', firm);
  return { enterpriseId: String(id), call };
}
