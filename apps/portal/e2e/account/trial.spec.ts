import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectQuiet, signInByPassword, test } from '../fixtures';

/** Every answer of checkExpire from now on; the server of a journey cannot be thirty days older. */
const trialIsOver = (page: Page) =>
  page.route('**/api/v1/user/checkExpire', (route) =>
    route.fulfill({ json: { code: 200, statusCode: 200, msg: '操作成功', data: { expired: true } } }),
  );

test.beforeEach(async ({ cleanPage: page }) => signInByPassword(page));

test('每到一页核对一次试用并记一次访问；筛选不算，首页、登录与修改密码不核对', async ({ cleanPage: page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/checkExpire|saveRecord/.test(path)) calls.push(`${path.split('/').at(-1)} ${request.postData() ?? ''}`.trim());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/login/changepassword');
  await expect(page.getByRole('heading', { name: '修改密码' })).toBeVisible();
  await expectQuiet(page);
  expect(calls).toEqual([]);

  await page.goto('/Policy/PolicySearch?q=研发');
  await expect.poll(() => calls).toEqual(['checkExpire', 'saveRecord type=policy']);
  await page.getByRole('heading', { name: '层级' }).click();
  await page.getByRole('checkbox', { name: /省级/ }).first().press(' ');
  await expect(page).toHaveURL(/level=province/);
  await expectQuiet(page);
  expect(calls).toHaveLength(2);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/PolicyDetail/);
  await expect.poll(() => calls).toHaveLength(4);
});

test('试用到期：除了写明不核对的，每一页都说明并回到政策总览', async ({ cleanPage: page }) => {
  await trialIsOver(page);
  const records: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('saveRecord')) records.push(request.url());
  });
  const dialog = page.getByRole('dialog', { name: '体验已到期' });
  for (const address of ['/materialwriting', '/Policy/PolicySearch?q=专利', '/Policy/RegionalCompare', '/Nationwide']) {
    await page.goto(address);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/policy$/);
  }
  await expect(dialog).toContainText('天试用已结束');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '继续浏览政策' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: '政策检索' }).first().click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: '查看套餐' }).click();
  await expect(page).toHaveURL(/purchaseEquity/);
  await expectQuiet(page);
  await expect(dialog).toBeHidden();
  expect(records).toEqual([]);
});

test('核对试用失败时不挡人，再核对两次，仍没有答复就说明；记录失败也不影响', async ({ cleanPage: page }) => {
  await page.route(/checkExpire|saveRecord/, (route) => route.abort());
  let asked = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('checkExpire')) asked += 1;
  });
  await page.goto('/Policy/PolicySearch?q=专利');
  await expect(page.getByText(/找到[\d,]+项/).first()).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: /^没有核对到试用状态/ })).toBeVisible();
  expect(asked).toBe(3);
  await expect(page.getByRole('dialog', { name: '体验已到期' })).toHaveCount(0);
});

test('从导航进入写作空间：单点登录一次，能写能存，令牌只在规定的键里', async ({ cleanPage: page, context }) => {
  const openNotes = async () => {
    const [notes] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('link', { name: /写作空间/ })
        .first()
        .click(),
    ]);
    const logins: string[] = [];
    notes.on('request', (request) => {
      if (request.url().includes('/api/sso/')) logins.push(request.url());
    });
    const opened = notes.waitForRequest(/materialwriting\?/);
    const query = new URL((await opened).url()).searchParams;
    expect([...query.keys()]).toEqual(['secret', 'ssotoken', 'redirect']);
    await expect(notes.getByRole('heading', { name: '申报材料' })).toBeVisible();
    return { notes, logins };
  };
  const { notes } = await openNotes();
  expect(new URL(notes.url()).search).toBe('');
  expect(new URL(notes.url()).pathname).toMatch(/^\/app\/org\/[^/]+\/wiki\/[^/]+\/materialwriting$/);
  await notes.getByLabel('标题').fill('从导航写下的材料');
  await notes.getByLabel('正文').fill('一、企业基本情况');
  await notes.getByRole('button', { name: '保存笔记' }).click();
  await expect(notes.getByRole('status')).toContainText('已保存');
  await notes.getByRole('link', { name: '返回衡策' }).click();
  await expect(notes).toHaveURL((url) => url.pathname === '/');

  const keys = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => !key.startsWith('hc.'))
        .sort(),
    );
  expect(await keys()).toEqual(['sso_secret', 'sso_token', 'token', 'userInfo']);
  expect((await openNotes()).logins).toEqual([]);

  // A token that the notes product does not know any more: one special login, and the main session stays.
  await page.evaluate(() => localStorage.setItem('sso_token', 'A'.repeat(43)));
  expect((await openNotes()).logins.map((url) => new URL(url).pathname)).toEqual([
    '/api/sso/user/specialLogin',
    '/api/sso/user/getToken',
  ]);
  await expect(page).not.toHaveURL(/login/);
});
