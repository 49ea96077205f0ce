import { expect, expectAccessible, expectQuiet, registerFirm, test } from '../fixtures';

test('奖补测算：筛选，加入清单，测算计入，刷新后方案还在', async ({ cleanPage: page, server }) => {
  // A firm of its own: what other journeys answer for the demo firm rules items out.
  const place = { regionCode: '330100', regionName: '浙江省杭州市' };
  const firm = { name: '杭州试算机械有限公司', ...place, industryCode: 'C34', establishedAt: '2018-05-03' };
  const { enterpriseId, call } = await registerFirm(page, server, '13900139041', firm);
  const answer = { kind: 'exact', value: 500 * 1_000_000 };
  await call('match/answer', { enterpriseId, questionId: 'fact:taxableIncome:2025', answer });
  await page.goto('/home');
  await page.getByRole('navigation').getByRole('link', { name: '政策匹配' }).first().click();
  await page.getByRole('navigation', { name: '政策匹配' }).getByRole('link', { name: '测算', exact: true }).click();
  await expect(page.getByRole('heading', { name: '奖补测算', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^税收优惠/ }).click();
  await expect(page).toHaveURL(/support=tax/);
  await expectQuiet(page);
  await page.getByRole('checkbox', { name: '把“集成电路和工业母机企业研发费用加计扣除”加入清单' }).press('Space');
  await page.getByRole('checkbox', { name: '把“研发费用加计扣除”加入清单' }).press('Space');
  // The firm earns too much for this one.
  await page.getByRole('checkbox', { name: '把“小型微利企业所得税优惠”加入清单' }).press('Space');
  const basket = page.getByRole('complementary', { name: '测算清单' });
  await expect(basket.getByText('没有写总额，测算后可计入')).toHaveCount(2);
  await expect(basket.getByText('条件不符合')).toBeVisible();

  // Worked out by the number of the user: 100万元, of which 120% and 100% are deducted, at 25%.
  for (const item of ['集成电路和工业母机企业研发费用加计扣除', '研发费用加计扣除']) {
    await page.getByRole('button', { name: `测算“${item}”` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '研发费用' }).fill('100');
    await dialog.getByRole('button', { name: '测算', exact: true }).click();
    await expect(dialog.getByRole('region', { name: '测算结果' })).toBeVisible();
    await dialog.getByRole('button', { name: '计入方案' }).click();
  }
  const sums = basket.getByRole('region', { name: '最优方案' });
  await expect(sums).toContainText('30万元');
  await expect(basket.getByText(/只按一个比例$/)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(sums).toContainText('30万元');
  await basket.getByRole('link', { name: '优惠内容' }).click();
  await expect(page).toHaveURL(/PolicyDetail\/n-ic-deduction-2023-44#rate/);
});
