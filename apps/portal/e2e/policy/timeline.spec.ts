import { expect, expectAccessible, signInByPassword, test } from '../fixtures';

test('资金时间线：按结论看日子，把地址加入日历，停用后读不到', async ({ cleanPage: page, server, request }) => {
  await signInByPassword(page);
  await page.goto(`${server.url}/Policy/PolicyMatch1`);
  await page.getByRole('link', { name: '资金时间线' }).click();
  await expect(page.getByRole('heading', { name: '资金时间线', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: /^待核实 [1-9]/ }).click();
  await expect(page).toHaveURL(/group=toVerify/);
  await expectAccessible(page);

  await page.getByRole('button', { name: '加入日历' }).click();
  const dialog = page.getByRole('dialog', { name: '加入日历' });
  await dialog.getByText('也包含待核实的政策').click();
  // Another journey of the same account may have an address already.
  await dialog.getByRole('button', { name: /^生成新?地址$/ }).click();
  const address = await dialog.getByLabel('日历订阅地址').inputValue();
  // A calendar sends no token.
  const feed = await request.get(address);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]+DTSTART;VALUE=DATE:\d{8}/);
  await dialog.getByRole('button', { name: '停用地址' }).click();
  await expect(dialog.getByRole('button', { name: '生成地址' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
