import type { APIRequestContext, Page } from '@playwright/test';
import { openDatabase } from '../../../server/src/platform/db';
import { createLog } from '../../../server/src/platform/log';
import { test as base, demo, expect, expectAccessible, signInByPassword } from '../fixtures';
import { copyDataDir, type RunningServer, removeDataDir, startServer } from '../server';

// The sandbox pays at once, so that an order's progress can be had without an adviser.
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter
    async ({}, use) => {
      const dataDir = copyDataDir();
      const before = await startServer(dataDir);
      for (const [name, phone] of Object.entries(earlyPhones)) earlyTokens[name] = await newAccount(before, phone);
      await before.stop();
      await passMinute(dataDir);
      const server = await startServer(dataDir, { PAYMENT_GATEWAY: 'sandbox' });
      await use(server);
      await server.stop();
      removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A new account, signed in by the API; its token opens pages. */
async function newAccount(server: RunningServer, phone: string): Promise<string> {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields) });
  await post('/api/v1/user/verifyCode', { phone, purpose: 'login' });
  const code = await server.newestCode();
  return (await (await post('/api/v1/user/phoneLogin', { phone, code })).json()).data.token;
}

// A phone gets one code a minute: those that ask for a second one signed up in another minute.
const earlyPhones = { change: '13900139104', closure: '13900139106' };
const earlyTokens: Record<string, string> = {};

/** As if all codes had been sent a minute earlier. */
async function passMinute(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
  await db.query("UPDATE verification_codes SET created_at = created_at - interval '1 minute'");
  await db.close();
}

const open = (page: Page, path: string, token: string) => page.goto(`${path}?token=${token}`);
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });

/** An order of the account is paid and begins: its owner gets a message. */
async function buy(request: APIRequestContext, token: string): Promise<void> {
  const post = async (path: string, data: unknown, headers = {}) => {
    const reply = await request.post(`/api/v1/order/${path}`, {
      data,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    return (await reply.json()).data;
  };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const order = await post('create', { planId: 'team', billing: 'quarter', payMethod: 'gateway' }, key);
  const { paymentId } = await post(`pay/${order.id}`, {});
  await post('sandboxPayment', { paymentId });
}

/** The newest code after asking for one in the page. */
async function codeAfter(server: RunningServer, ask: () => Promise<void>): Promise<string> {
  const count = () => [...server.output().matchAll(/验证码\D*\d{6}/g)].length;
  const before = count();
  await ask();
  await expect.poll(count).toBeGreaterThan(before);
  return server.newestCode();
}

test('消息自己出现在打开的页面上；读、归档、撤销；铃铛跟着变', async ({ cleanPage: page, server, request }) => {
  const token = await newAccount(server, '13900139101');
  await open(page, '/PersonalCenter/messageCenter', token);
  await expect(page.getByRole('heading', { name: '还没有消息' })).toBeVisible();
  await expect(page.getByRole('link', { name: '消息', exact: true })).toBeVisible();
  await buy(request, token);
  const message = page.getByRole('list', { name: '消息列表' }).getByRole('listitem');
  await expect(message).toHaveCount(1);
  await expect(message).toContainText('订单已开通');
  await expect(message).toContainText(/收到原因：您提交了订单HC\d+/);
  await expect(page.getByRole('link', { name: '消息，1条未读' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '标为已读，订单已开通' }).click();
  await expect(page.getByRole('link', { name: '消息', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '归档，订单已开通' }).click();
  await expect(page.getByRole('heading', { name: '还没有消息' })).toBeVisible();
  await toast(page, '消息已归档').getByRole('button', { name: '撤销' }).click();
  await expect(message).toHaveCount(1);
  await page.getByRole('button', { name: '归档，订单已开通' }).click();
  await page.getByRole('tab', { name: '已归档' }).click();
  await expect(page).toHaveURL(/box=archived/);
  await expect(message).toContainText('订单已开通');
});

test('在另一个页面上也知道来了消息，换了网络再接上', async ({ cleanPage: page, server, request, context }) => {
  const token = await newAccount(server, '13900139102');
  await open(page, '/Policy/PolicySearch', token);
  await expect(page.getByRole('link', { name: '消息', exact: true })).toBeVisible();
  await buy(request, token);
  await expect(page.getByRole('link', { name: '消息，1条未读' })).toBeVisible();
  await context.setOffline(true);
  await buy(request, token);
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: '消息，2条未读' })).toBeVisible({ timeout: 60_000 });
});

test('退出另一台设备：那里说一次，回到登录页', async ({ cleanPage: page, server, request, browser }) => {
  const signIn = async () => (await (await request.post('/api/v1/user/login', { form: demo })).json()).data.token;
  const other = await browser.newContext({ baseURL: server.url, userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' });
  const otherPage = await other.newPage();
  await signInByPassword(otherPage);
  await otherPage.goto('/PersonalCenter/messageCenter');
  await expect(otherPage.getByRole('heading', { level: 1, name: '消息中心' })).toBeVisible();

  await open(page, '/PersonalCenter/accountSetting', await signIn());
  await expect(page.getByText('本机')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '退出，iPhone上的微信' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click();
  await expect(toast(page, '已退出这台设备')).toBeVisible();
  await expect(page.getByText('iPhone上的微信')).toHaveCount(0);
  // Nothing is pressed there: the stream of messages ends with the session.
  await expect(toast(otherPage, '登录状态失效，请重新登录')).toHaveCount(1, { timeout: 15_000 });
  await expect(otherPage).toHaveURL(/\/login/);
  await other.close();
});

test('更换手机号：两个号码各验证一次，之后用新号码', async ({ cleanPage: page, server }) => {
  const token = earlyTokens.change as string;
  await open(page, '/PersonalCenter/accountSetting', token);
  await page.getByRole('button', { name: '更换手机号' }).click();
  const dialog = page.getByRole('dialog', { name: '更换手机号' });
  const ask = (index: number) => () => dialog.getByRole('button', { name: '获取验证码' }).nth(index).click();
  const code = await codeAfter(server, ask(0));
  await dialog.getByLabel('原手机号的验证码', { exact: true }).fill(code);
  await dialog.getByLabel('新手机号', { exact: true }).fill('13900139105');
  const newCode = await codeAfter(server, ask(0));
  await dialog.getByLabel('新手机号的验证码', { exact: true }).fill(newCode);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '更换手机号' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('139****9105')).toBeVisible();
  await expect(page.getByRole('link', { name: '消息，1条未读' })).toBeVisible();
});

test('导出账号数据，再注销：退出登录，不能再用', async ({ cleanPage: page, server, request }) => {
  const token = earlyTokens.closure as string;
  await open(page, '/PersonalCenter/accountSetting', token);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出账号数据' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^衡策账号数据_\d{4}-\d{2}-\d{2}\.json$/);
  await expect(toast(page, '文件下载成功')).toBeVisible();
  await page.getByRole('button', { name: '注销账号' }).click();
  const dialog = page.getByRole('dialog', { name: '注销账号' });
  const code = await codeAfter(server, () => dialog.getByRole('button', { name: '获取验证码' }).click());
  await dialog.getByLabel('验证码', { exact: true }).fill(code);
  await dialog.getByLabel('输入“注销账号”').fill('注销账号');
  await dialog.getByRole('button', { name: '注销账号' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, '账号已注销')).toBeVisible();
  const after = await request.post('/api/v1/user/uInfo', { headers: { authorization: `Bearer ${token}` } });
  expect((await after.json()).code).toBe(444);
});
