import { expect, expectAccessible, signInByPassword, test } from './fixtures';

test('奖补测算：筛选，加入清单，测算计入，刷新后方案还在', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  await page.getByRole('navigation').getByRole('link', { name: '奖补测算' }).first().click();
  await expect(page.getByRole('heading', { name: '奖补测算', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^税收优惠/ }).click();
  await expect(page).toHaveURL(/support=tax/);
  await page.getByRole('checkbox', { name: '把“企业所得税15%优惠税率”加入清单' }).press('Space');
  await page.getByRole('checkbox', { name: '把“小型微利企业所得税优惠”加入清单' }).press('Space');
  const basket = page.getByRole('complementary', { name: '测算清单' });
  await expect(basket.getByText('文件没有写金额，测算后可计入')).toHaveCount(2);

  // Worked out by the numbers of the user: 200万元 at 15% and at 5% instead of 25%.
  for (const [item, fields] of [
    ['企业所得税15%优惠税率', { 应纳税所得额: '200' }],
    ['小型微利企业所得税优惠', { 应纳税所得额: '200', 从业人数: '120', 资产总额: '3000' }],
  ] as const) {
    await page.getByRole('button', { name: `测算“${item}”` }).click();
    const dialog = page.getByRole('dialog');
    for (const [name, value] of Object.entries(fields)) await dialog.getByRole('textbox', { name }).fill(value);
    await dialog.getByRole('button', { name: '测算', exact: true }).click();
    await expect(dialog.getByRole('region', { name: '测算结果' })).toBeVisible();
    await dialog.getByRole('button', { name: '计入方案' }).click();
  }
  const sums = basket.getByRole('region', { name: '最优方案' });
  await expect(sums).toContainText('40万元');
  await expect(basket.getByText(/由企业选择其一，不叠加$/)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(sums).toContainText('40万元');
  await basket.getByRole('link', { name: '与高新技术企业优惠的关系' }).click();
  await expect(page).toHaveURL(/PolicyDetail\/n-small-profit-2023-12#choice/);
});
