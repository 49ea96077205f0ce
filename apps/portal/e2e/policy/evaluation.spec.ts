import { expect, expectAccessible, signInByPassword, test } from '../fixtures';

test('企业评测：自评一项，生成报告，在我的评测找到，改了资料报告不变', async ({ page }) => {
  await signInByPassword(page);
  await page.goto('/iptools/companyEvaluating');
  await expect(page.getByRole('heading', { level: 1, name: /^高新技术企业自评/ })).toBeVisible();
  const total = page.getByRole('row', { name: /^合计/ });
  const before = (await total.textContent()) ?? '';
  await page.getByRole('button', { name: /自评，技术的先进程度/ }).click();
  await page.getByRole('option', { name: '高（7至8分）' }).click();
  await expect(total).not.toHaveText(before);
  await expectAccessible(page);

  await page.getByRole('button', { name: '生成评测报告' }).click();
  await expect(page).toHaveURL(/\/iptools\/companyEvaluating\?report=/);
  await expect(page.getByRole('link', { name: '查看现在的评测' })).toBeVisible();
  const kept = (await total.textContent()) ?? '';

  await page.goto('/iptools/companyEvaluating');
  await page.getByRole('button', { name: /自评，技术的先进程度/ }).click();
  await page.getByRole('option', { name: '不自评' }).click();
  await page.goto('/PersonalCenter/myReview');
  await page
    .getByRole('link', { name: /高新技术企业自评/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?report=/);
  await expect(total).toHaveText(kept);
});

test('专精特新：两版标准，条款通往政策，确认一项马上计入', async ({ page }) => {
  await signInByPassword(page);
  await page.goto('/iptools/specialization');
  await page.getByRole('button', { name: /小巨人/ }).click();
  const confirmed = page.getByRole('row', { name: /工业“六基”/ });
  await confirmed.getByRole('button', { name: '符合', exact: true }).click();
  await expect(confirmed).toContainText('您确认：是');
  await page.getByRole('radio', { name: '2022年版' }).click();
  await expect(page).toHaveURL(/rules=2022/);
  await expect(page.getByText('工信部企业〔2022〕63号').first()).toBeVisible();
  await expectAccessible(page);
  await page.locator('table a[href*="/PolicyDetail/"]').first().click();
  await expect(page).toHaveURL(/\/Policy\/PolicyDetail\//);
});
