import { spawnSync } from 'node:child_process';
import type { APIRequestContext, Page } from '@playwright/test';
import { demo, expect, expectAccessible, signInByPassword, test } from '../fixtures';
import { copyDataDir, removeDataDir, startServer } from '../server';

/** A token of the demo account, as another product would hand it over. */
async function tokenOf(request: APIRequestContext): Promise<string> {
  const reply = await request.post('/api/v1/user/login', { form: demo });
  return (await reply.json()).data.token;
}
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function signInByCode(page: Page, phone: string, newestCode: () => Promise<string>) {
  await page.goto('/login?view=code');
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('短信已发送，5分钟内有效')).toBeVisible();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
  await page.getByLabel('验证码', { exact: true }).fill(await newestCode());
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

test('地址里的令牌：先于一切请求取出，核对后登录，别的参数和锚点都在，哪里都不留', async ({
  cleanPage: page,
  server,
}) => {
  const token = await tokenOf(page.request);
  const seen: string[] = [];
  let first = '';
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) return;
    first ||= `${new URL(request.url()).pathname} ${new URL(page.url()).search}`;
    seen.push(request.url(), request.headers().referer ?? '');
  });
  await page.goto(`/Policy/PolicySearch?q=专利&token=${token}&level=national#top`);
  await expect(page.getByText(/找到[\d,]+项/).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('level')).toBe('national');
  expect(new URL(page.url()).hash).toBe('#top');
  expect(page.url()).not.toContain(token);
  expect(first).toMatch(/^\/api\/v1\/user\/uInfo /);
  expect(first).not.toContain('token');
  expect(seen.join(' ')).not.toContain(token);
  expect(await stored(page, 'token')).toBe(token);
  await page.goto('/');
  await page.goBack();
  await expect(page).not.toHaveURL(/token/);
  expect(server.output()).not.toContain(token);
});

test('地址里的令牌无效：说明，不影响已登录的账号；没有登录就去登录页', async ({ cleanPage: page }) => {
  await page.goto(`/Policy/PolicySearch?token=${'A'.repeat(43)}`);
  await expect(toast(page, '链接里的登录已失效')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?returnTo=%2FPolicy%2FPolicySearch$/);
  await signInByPassword(page);
  const token = await stored(page, 'token');
  await page.goto(`/Policy/PolicySearch?token=${'A'.repeat(43)}`);
  await expect(toast(page, '链接里的登录已失效')).toBeVisible();
  await expect(page).toHaveURL(/\/Policy\/PolicySearch$/);
  expect(await stored(page, 'token')).toBe(token);
});

test('地址里的令牌属于另一个账号：先问，保持或切换', async ({ cleanPage: page, server }) => {
  await signInByCode(page, '13900139011', () => server.newestCode());
  const own = await stored(page, 'token');
  const token = await tokenOf(page.request);
  const dialog = page.getByRole('alertdialog', { name: '切换账号' });
  await page.goto(`/?token=${token}`);
  await expect(dialog).toContainText('现在登录的是139****9011，链接里的是138****8000');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await stored(page, 'token')).toBe(own);
  await page.goto(`/?token=${token}`);
  await dialog.getByRole('button', { name: '切换账号' }).click();
  await expect(page.getByRole('heading', { name: /林知夏/ })).toBeVisible();
  expect(await stored(page, 'token')).toBe(token);
});

test('断网时打开带令牌的地址：不丢，恢复后重试', async ({ page }) => {
  const token = await tokenOf(page.request);
  await page.route('**/api/v1/user/uInfo', (route) => route.abort());
  await page.goto(`/policy?x=1&token=${token}`);
  await expect(page.getByRole('heading', { name: '链接里的登录没有核对成功' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/v1/user/uInfo');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect(await stored(page, 'token')).toBe(token);
});

test('用一次性链接登录：登录码移出地址，只能用一次', async ({ cleanPage: page }) => {
  const dataDir = copyDataDir();
  const printed = spawnSync(process.execPath, ['apps/server/dist/cli/issueLoginCode.js', demo.phone], {
    cwd: new URL('../../../../', import.meta.url),
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  }).stdout;
  const code = /userCode=([\w-]+)/.exec(printed)?.[1];
  expect(code).toBeDefined();
  const server = await startServer(dataDir);
  try {
    await page.goto(`${server.url}/login/api?userCode=${code}&returnTo=%2FPolicy%2FPolicySearch`);
    await expect(page).toHaveURL(`${server.url}/Policy/PolicySearch`);
    expect(await stored(page, 'token')).toMatch(/^[\w-]{43}$/);
    await page.evaluate(() => localStorage.clear());
    // As the command line prints it.
    await page.goto(`${server.url}/login?userCode=${code}`);
    await expect(page.getByRole('heading', { name: '登录链接已失效' })).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/login/api`);
    await expectAccessible(page);
    await page.getByRole('link', { name: '用手机号登录' }).click();
    await expect(page).toHaveURL(`${server.url}/login`);
    expect(server.output()).not.toContain(code);
  } finally {
    await server.stop();
    removeDataDir(dataDir);
  }
});

test('已登录时打开登录页：核对申报列表后回到首页；令牌已失效则留在登录页', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  const asked = page.waitForRequest('**/api/gDeclaraManage/list?*');
  await page.goto('/login');
  expect(new URL((await asked).url()).search).toBe('?pageNum=1&pageSize=10&orderByColumn=create_time&isAsc=desc');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goto('/login?returnTo=%2FPolicy%2FPolicySearch');
  await expect(page).toHaveURL(/\/Policy\/PolicySearch$/);

  const token = await stored(page, 'token');
  await page.request.post('/api/v1/user/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: '登录衡策' })).toBeVisible();
  await expect(page.getByText('登录状态失效，请重新登录')).toHaveCount(0);
  expect(await stored(page, 'token')).toBeNull();
});

test('几个标签页：一个退出，其余都退出；一个登录，其余都登录', async ({ cleanPage: page, context }) => {
  await signInByPassword(page);
  const second = await context.newPage();
  await second.goto('/Policy/PolicySearch?q=专利');
  await expect(second.getByText(/找到[\d,]+项/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /林知夏/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(second).toHaveURL(/\/login\?returnTo=/);
  await signInByPassword(page);
  await expect(second).toHaveURL(/\/Policy\/PolicySearch\?q=/);
});

test('退出后按后退：什么也看不到，从浏览器缓存里回来也一样', async ({ cleanPage: page, context }) => {
  await signInByPassword(page);
  await page.goto('/Policy/PolicySearch?q=专利');
  await expect(page.getByText(/找到[\d,]+项/).first()).toBeVisible();
  // Another document, so that the page can go into the browser's cache; the session ends meanwhile in another tab.
  await page.goto('/healthz');
  const second = await context.newPage();
  await second.goto('/');
  await second.evaluate(() => {
    for (const key of ['token', 'userInfo']) localStorage.removeItem(key);
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/找到[\d,]+项/)).toHaveCount(0);

  await signInByPassword(page);
  await page.goto('/Policy/PolicySearch?q=专利');
  await expect(page.getByText(/找到[\d,]+项/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /林知夏/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/找到[\d,]+项/)).toHaveCount(0);
});

for (const [name, breakStorage] of [
  [
    '被禁用',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    '已写满',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`浏览器的存储${name}：照常使用，说一次`, async ({ cleanPage: page }) => {
    await page.addInitScript(breakStorage);
    await signInByPassword(page);
    const notice = toast(page, '浏览器不允许保存登录状态');
    await expect(notice).toHaveCount(1);
    await page.getByRole('link', { name: '政策检索' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '政策检索' })).toBeVisible();
    await expect(notice).toHaveCount(1);
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
  });
}

test('存储里只有规定的四个键，退出后都清掉', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  await expect.poll(() => stored(page, 'userInfo')).toContain('林知夏');
  const keys = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => !key.startsWith('hc.'))
        .sort(),
    );
  expect(await keys()).toEqual(['token', 'userInfo']);
  await page
    .getByRole('button', { name: /林知夏/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await keys()).toEqual([]);
});
