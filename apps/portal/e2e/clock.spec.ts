import { expect, test } from './fixtures';

const dayMs = 86_400_000;

for (const [name, skew] of [
  ['快一天', dayMs],
  ['慢一天', -dayMs],
] as const) {
  test(`本机的时钟${name}：能登录，试用天数以服务器为准，倒计时不为负`, async ({ cleanPage: page, server }) => {
    await page.clock.setSystemTime(Date.now() + skew);
    await page.goto('/login');
    await page.getByRole('link', { name: '验证码登录' }).click();
    await page.getByLabel('手机号').fill(skew > 0 ? '13900139051' : '13900139052');
    await page.getByRole('button', { name: '获取验证码' }).click();
    const waiting = page.getByText(/\d+秒后可重发/);
    await expect(waiting).toContainText(/(60|5\d)秒后可重发/);
    const first = Number.parseInt((await waiting.textContent()) ?? '', 10);
    await expect.poll(async () => Number.parseInt((await waiting.textContent()) ?? '', 10)).toBeLessThan(first);
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
    await page.getByLabel('验证码', { exact: true }).fill(await server.newestCode());
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');

    const token = await page.evaluate(() => localStorage.getItem('token'));
    const info = await page.request.post('/api/v1/user/uInfo', { headers: { authorization: `Bearer ${token}` } });
    const { daysLeft } = (await info.json()).data.trial;
    await expect(page.getByText(`还剩${daysLeft}天`).first()).toBeVisible();
    const checked = page.waitForResponse(/checkExpire/);
    await page.goto('/Policy/PolicySearch?q=研发');
    await checked;
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
