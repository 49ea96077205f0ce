import { demo, expect, expectAccessible, signInByPassword, test } from '../fixtures';

test('用密码登录，回到原来想去的页面，退出后不能再看', async ({ cleanPage: page }) => {
  await page.goto('/Policy/PolicySearch?q=研发');
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByRole('link', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(demo.phone);
  await page.getByLabel('密码', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/Policy\/PolicySearch\?q=/);
  await expect(page.getByRole('heading', { name: /研发/ }).first()).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token).toMatch(/^[\w-]{43}$/);
  await page
    .getByRole('button', { name: /林知夏/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const after = await page.request.post('/api/v1/user/uInfo', { headers: { authorization: `Bearer ${token}` } });
  expect((await after.json()).code).toBe(444);
});

test('用验证码登录：新手机号验证后自动开通试用', async ({ cleanPage: page, server }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '验证码登录' }).click();
  await page.getByLabel('手机号').fill('+86 139 0013 9001');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('短信已发送，5分钟内有效')).toBeVisible();
  const code = await server.newestCode();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByText(/还剩\d+天/).first()).toBeVisible();
});

test('密码不对、手机号不存在，答复相同；已填写的仍在', async ({ cleanPage: page }) => {
  const seen: string[] = [];
  for (const [phone, password] of [
    [demo.phone, 'wrong-password-1'],
    ['13700137000', 'wrong-password-1'],
  ] as const) {
    await page.goto('/login');
    await page.getByRole('link', { name: '密码登录' }).click();
    await page.getByLabel('手机号').fill(phone);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
    await page.getByRole('button', { name: '登录', exact: true }).click();
    const alert = page.getByRole('alert').first();
    await expect(alert).toBeVisible();
    seen.push((await alert.innerText()).replace(/编号\S+/, ''));
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue(password);
  }
  expect(seen[0]).toBe(seen[1]);
});

test('登录失效时说一次，回到登录页，清掉登录信息', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/v1/user/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/Policy/PolicySearch?q=专利');
  await expect(page.getByRole('alertdialog').filter({ hasText: '登录状态失效，请重新登录' })).toHaveCount(1);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userInfo')])).toEqual([
    null,
    null,
  ]);
});

test('回跳地址只认本站', async ({ cleanPage: page }) => {
  for (const hostile of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/login?returnTo=${encodeURIComponent(hostile)}`);
    await page.getByRole('link', { name: '密码登录' }).click();
    await page.getByLabel('手机号').fill(demo.phone);
    await page.getByLabel('密码', { exact: true }).fill(demo.password);
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.hostname === '127.0.0.1');
  }
});

test('登录页在两种主题、两种宽度下没有无障碍问题', async ({ cleanPage: page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 375, height: 812 },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: '登录衡策' })).toBeVisible();
      await expectAccessible(page);
    }
  }
});
