import { expect, signInByPassword, test } from './fixtures';

test('换了新版本，旧的页面代码没有了：自己重新打开一次，还不成就请人重试', async ({ page }) => {
  await signInByPassword(page);
  await page.goto('/PersonalCenter/personalCenterHome');
  const way = page.getByRole('link', { name: '全部次数与明细' });
  await expect(way).toBeVisible();
  const code = '**/assets/EquityPage-*.js';
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  let [loads, asked] = [0, 0];
  page.on('load', () => {
    loads += 1;
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/healthz')) asked += 1;
  });
  await way.click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { name: '页面没有加载完成' })).toBeVisible();
  await expect(page).toHaveURL(/\/info\/equity/);
  // The server answers, and still the page waits for a person.
  await expect.poll(() => asked).toBe(2);
  expect(loads).toBe(1);
  await page.unroute(code);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '剩余次数', level: 1 })).toBeVisible();
  expect(loads).toBe(2);
});

// Whatever part does not come: one try anew, then the message; never a blank page.
for (const [part, code, address] of [
  ['外壳', /\/assets\/frame-[^/]+\.js/, '/Policy/PolicySearch'],
  ['没有的页面', /\/assets\/NotFoundPage-[^/]+\.js/, '/no/such/page'],
] as const)
  test(`${part}的代码取不到：自己重新打开一次，还不成就请人重试`, async ({ page }) => {
    await signInByPassword(page);
    let documents = 0;
    await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
    page.on('domcontentloaded', () => {
      documents += 1;
    });
    await page.goto(address);
    await expect.poll(() => documents).toBe(2);
    await expect(page.getByRole('heading', { name: '页面没有加载完成' })).toBeVisible();
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    expect(documents).toBe(2);
    await page.unroute(code);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { name: '页面没有加载完成' })).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
  });

// A server that takes the call and never answers: one wait of two minutes (specification §9), the message, and nothing by itself.
for (const [part, code, address] of [
  ['页面', /\/assets\/EquityPage-[^/]+\.js/, '/info/equity'],
  ['外壳', /\/assets\/frame-[^/]+\.js/, '/Policy/PolicySearch'],
  ['没有的页面', /\/assets\/NotFoundPage-[^/]+\.js/, '/no/such/page'],
] as const)
  test(`${part}的代码一直没有答复：只等一次，两分钟后请人重试`, async ({ page }) => {
    await signInByPassword(page);
    let documents = 0;
    page.on('domcontentloaded', () => {
      documents += 1;
    });
    await page.clock.install();
    await page.route(code, () => undefined);
    const asked = page.waitForRequest(code);
    // What never comes keeps the page from being loaded.
    await page.goto(address, { waitUntil: 'commit' });
    await asked;
    await expect(page.getByText('正在加载').first()).toBeAttached();
    await page.clock.fastForward(100_000);
    const message = page.getByRole('heading', { name: '页面没有加载完成' });
    await expect(message).toBeHidden();
    await page.clock.fastForward(20_000);
    await expect(message).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(message).toBeVisible();
    expect(documents).toBe(1);
    await page.unroute(code);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(message).toBeHidden();
    expect(documents).toBe(2);
  });

test('一行代码也没有取到：页面自己说明，不空白', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('页面还没有打开，请检查网络后刷新')).toBeVisible({ timeout: 15_000 });
});
