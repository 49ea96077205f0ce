import { expect, expectAccessible, expectQuiet, signInByPassword, test } from '../fixtures';

test('政策总览：从一句话到它的依据再回来；没有登录、体验到期照常有用', async ({ cleanPage: page, browser, server }) => {
  await signInByPassword(page);
  await page.goto('/policy');
  const firm = page.getByRole('region', { name: '本企业的三句话' });
  const nearest = firm.getByRole('link', { name: /^离《/ });
  await expect(nearest).toBeVisible();
  const change = (await nearest.innerText()).split('：').at(-1) ?? '';
  await expectAccessible(page);

  // Where a report says the same it is the proof, as after another journey of this server; else the policy, as it stands now.
  await nearest.click();
  await expect(page).toHaveURL(/\/PolicyDetail\/|\/PolicyMatch1\/report\/.*group=nearMiss/);
  if (page.url().includes('/report/')) {
    await expect(page.getByRole('heading', { name: '匹配报告', level: 1 })).toBeVisible();
    await expect(page.getByRole('tab', { name: /差一点/, selected: true })).toBeVisible();
  } else {
    const facts = page.getByRole('complementary', { name: '要点与来源' });
    await expect(facts.getByRole('heading', { name: '我符合吗' })).toBeVisible();
    await expect(facts.getByText('差一点').first()).toBeVisible();
    await expect(facts).toContainText(change);
    await expect(facts.getByRole('heading', { name: '要点', exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.goBack();
  await expect(nearest).toBeVisible();
  await firm.getByRole('link', { name: /再答\d+题/ }).click();
  await expect(page).toHaveURL(/\/PolicyMatch1\/proceed\?q=/);

  // Over: no numbers of the firm, and everything that can be read.
  await page.route('**/api/v1/user/checkExpire', (route) =>
    route.fulfill({ json: { code: 200, statusCode: 200, msg: '操作成功', data: { expired: true } } }),
  );
  await page.route('**/api/v1/equity/overview', async (route) => {
    const reply = await (await route.fetch()).json();
    reply.data.trial.expired = true;
    await route.fulfill({ json: reply });
  });
  await page.goto('/Policy');
  await expect(page.getByText('体验已到期，政策照常可以检索和阅读')).toBeVisible();
  await expect(page.getByRole('heading', { name: '最新政策' })).toBeVisible();
  await expect(firm).toHaveCount(0);
  await expectQuiet(page);

  const stranger = await browser.newContext();
  const reading = await stranger.newPage();
  await reading.goto(`${server.url}/policy`);
  await expect(reading.getByRole('heading', { name: '最新政策' })).toBeVisible();
  await expect(reading.getByRole('article').first()).toBeVisible();
  await reading.getByRole('main').getByRole('link', { name: '登录' }).click();
  await expect(reading).toHaveURL(/\/login\?returnTo=%2Fpolicy$/);
  await stranger.close();
});
