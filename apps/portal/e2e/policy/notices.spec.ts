import { expect, expectAccessible, signInByPassword, test } from '../fixtures';

test('申报通知与公示名单：看延期、下载日历、确认相近的企业、关注一家', async ({ cleanPage: page, server }) => {
  await signInByPassword(page);
  await page.getByRole('navigation').getByRole('link', { name: '政策检索' }).first().click();
  await page.getByRole('navigation', { name: '政策检索' }).getByRole('link', { name: '通知', exact: true }).click();
  await expect(page.getByRole('heading', { name: '申报通知', level: 1 })).toBeVisible();
  // Real days of 2026, whatever the day of this run.
  await page.getByRole('tab', { name: /^已截止/ }).click();
  await page.getByRole('searchbox', { name: '检索申报通知' }).fill('广东省科学技术厅');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/state=closed.*q=/);
  // A firm of 浙江 first sees what reaches it; other places are one click away.
  await expect(page.getByRole('button', { name: '浙江杭州与全国' })).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('button', { name: /^看其他地区（\d+）$/ })
    .first()
    .click();
  await page.getByRole('link', { name: '广东省2026年高新技术企业认定申报安排' }).click();
  await expect(page.getByText(/第二批网上填报截止由2026年7月27日延至2026年8月5日/).first()).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载日历文件' }).click();
  expect((await saved).suggestedFilename()).toBe('申报通知-gd-hnte-2026-903.ics');

  // The lists come in after the start of the server, and the firms are looked for then.
  const denial = page
    .getByRole('article')
    .filter({ hasText: '待确认' })
    .getByRole('button', { name: '不是', exact: true });
  await expect(async () => {
    await page.goto(`${server.url}/Policy/publicity?view=mine`);
    await expect(denial).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
  await denial.click();
  await expect(page.getByText(/已标为不是这家企业/)).toBeVisible();
  await page.getByRole('textbox', { name: '企业全称' }).fill('云帆智能装备（示例）有限公司');
  await page.getByRole('button', { name: '关注', exact: true }).click();
  await page.reload();
  await expect(page.getByText('云帆智能装备（示例）有限公司')).toBeVisible();
  await page
    .getByRole('link', { name: /拟支持名单公示/ })
    .first()
    .click();
  await expect(page.getByText('下一步')).toBeVisible();
});
