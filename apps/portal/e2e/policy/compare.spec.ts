import { expect, expectAccessible, signInByPassword, test } from '../fixtures';

test('政策对比：从历次版本进来，逐条对照，导出表格', async ({ cleanPage: page, server }) => {
  await signInByPassword(page);
  await page.goto(`${server.url}/Policy/PolicyDetail/n-specialised-2026`);
  await page.getByRole('link', { name: '与这一版对比' }).first().click();
  // The older one stands on the left, whichever page one comes from.
  await expect(page).toHaveURL(/left=n-specialised-2022&right=n-specialised-2026/);
  await expect(page.getByRole('heading', { name: '对我的影响' })).toBeVisible();
  const changed = page.getByRole('article').filter({ hasText: '从事特定细分市场的时间' });
  await expect(changed.locator('del')).toHaveText('2年');
  await expect(changed.locator('ins')).toHaveText('3年');
  await expectAccessible(page);
  // A point leads to its row; the address keeps both documents.
  await page.getByRole('link', { name: ' → ' }).first().click();
  await expect(page).toHaveURL(/left=n-specialised-2022&right=n-specialised-2026#row-/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).click();
  expect((await download).suggestedFilename()).toMatch(/^政策对比-.+\.csv$/);
});

test('区域对比：方格图的数字就是清单的数，换地区，按本企业资料看补贴排行', async ({ cleanPage: page, server }) => {
  await signInByPassword(page);
  await page.goto(`${server.url}/Policy/RegionalCompare?regions=320000,330000`);
  const row = page.getByRole('row', { name: /^江苏省/ });
  const count = row.getByRole('link').first();
  const shown = await count.innerText();
  await expect(page.getByRole('button', { name: `江苏省，${shown}项` })).toBeVisible();
  await expectAccessible(page);
  await count.click();
  await expect(page.getByText(`${shown}项政策，截至`)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '补贴排行' }).click();
  await page.getByRole('combobox', { name: '事项' }).fill('研发投入');
  await page.getByRole('option', { name: '研发投入补助' }).click();
  await expect(page.getByLabel('各地金额').first().getByText('本地区').first()).toBeVisible();
  await expectAccessible(page);
});
