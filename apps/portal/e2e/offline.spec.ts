import { expect, signInByPassword, test } from './fixtures';

// The network goes away before each page of the personal centre is opened for the first time, and comes back.
test('个人中心的每一页：断网时说明、不空白，恢复后打开', async ({ page, context }) => {
  test.setTimeout(180_000);
  await signInByPassword(page);
  await page.goto('/PersonalCenter/personalCenterHome');
  const navigation = page.getByRole('navigation', { name: '个人中心' });
  await expect(navigation).toBeVisible();
  const names = await navigation.getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(5);
  for (const name of names.slice(1)) {
    await page.goto('/PersonalCenter/personalCenterHome');
    await expect(navigation).toBeVisible();
    await context.setOffline(true);
    const label = name.replace(/\d.*/, '');
    await navigation.getByRole('link', { name: label }).click();
    await expect(page).not.toHaveURL(/personalCenterHome/);
    // Inside the page, not only in the banner of the frame.
    await expect(
      page
        .getByRole('main')
        .getByText(/网络已断开|页面没有加载完成/)
        .first(),
    ).toBeVisible();
    await context.setOffline(false);
    const main = page.getByRole('main');
    await expect(async () => {
      // Where the page has not come back by itself; again, where the network was asked too soon.
      const retry = main.getByRole('button', { name: '重试' }).first();
      if (await retry.isVisible()) await retry.click({ timeout: 2_000 }).catch(() => undefined);
      await expect(main.getByRole('heading', { level: 1, name: label })).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 30_000 });
    await expect(navigation).toBeVisible();
    await expect(page.getByText(/页面没有加载完成/)).toHaveCount(0);
    await expect(page.getByRole('main').getByText('网络已断开')).toHaveCount(0);
  }
});
