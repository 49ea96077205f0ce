import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, signInByPassword, test } from '../fixtures';

test('AI获客：按条件查找，第一次时升级，企业卡片，加入名单，改阶段，写明用途导出，留下记录', async ({
  cleanPage: page,
}) => {
  await signInByPassword(page);
  await page.getByRole('navigation').getByRole('link', { name: 'AI获客' }).first().click();
  await expect(page.getByRole('heading', { name: 'AI获客', level: 1 })).toBeVisible();
  await expect(page.getByText(/企业库里只有示例企业/)).toBeVisible();

  await page.getByRole('combobox', { name: '第1个条件：资料' }).fill('高新技术企业');
  await page.getByRole('option', { name: /^高新技术企业/ }).click();
  await page.getByRole('button', { name: '加条件' }).click();
  await page.getByRole('combobox', { name: '第2个条件：资料' }).fill('注册资本');
  await page.getByRole('option', { name: /^注册资本/ }).click();
  await page.getByRole('textbox', { name: '第2个条件：值' }).fill('300');
  await page.getByRole('button', { name: '查找企业' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '升级并继续' }).click();
  await expect(page.getByRole('heading', { name: '高新技术企业：是，注册资本不低于300万元' })).toBeVisible();
  await expectAccessible(page);

  const firm = page.getByRole('link', { name: /（示例）有限公司$/ }).first();
  const name = String(await firm.textContent());
  await firm.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText(/示例登记数据，(\d+年)?\d+月\d+日/).first()).toBeVisible();
  await page.getByRole('button', { name: '加入名单' }).click();
  await page.getByRole('textbox', { name: '名单名称' }).fill('高企培育');
  await page.getByRole('button', { name: '加入', exact: true }).click();
  await page.getByRole('link', { name: '高企培育（待联系）' }).click();

  await page.getByRole('button', { name: new RegExp(`${name}的阶段`) }).click();
  await page.getByRole('option', { name: '已联系' }).click();
  await expect(page.getByRole('tab', { name: /已联系\s*1/ })).toBeVisible();
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('textbox', { name: /导出用途/ }).fill('为企业推荐高企培育服务');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain(name);
  expect(file).toContain('为企业推荐高企培育服务');
  await expect(page.getByRole('region', { name: '导出记录' })).toContainText('为企业推荐高企培育服务');
  await expectAccessible(page);
});

test('AI获客：用政策反查，都不能判定的先说明、不计次；能判定的先说几家，计一次，写出每个条件', async ({
  cleanPage: page,
}) => {
  const used = async () => {
    await page.goto('/PersonalCenter/personalCenterHome');
    const told = await page.getByRole('meter', { name: 'AI获客' }).getAttribute('aria-valuetext');
    return Number(/^\d+/.exec(String(told))?.[0]);
  };
  const find = async (policyId: string, told: RegExp) => {
    await page.goto(`/enterpriseCheck?by=policy&policy=${policyId}`);
    await expect(page.getByText(told)).toBeVisible();
    await page.getByRole('button', { name: '反查企业' }).click();
    const upgrade = page.getByRole('alertdialog').getByRole('button', { name: '升级并继续' });
    const conditions = page.getByRole('grid', { name: '逐条家数' });
    await expect(upgrade.or(conditions)).toBeVisible();
    if (await upgrade.isVisible()) await upgrade.click();
    await expect(conditions).toBeVisible();
    return conditions;
  };
  await signInByPassword(page);
  const before = await used();
  await find('n-hnte-2016-32', /资料都不够判定。反查不计次/);
  expect(await used()).toBe(before);
  const conditions = await find('n-hnte-income-tax', /适用地区有40家，资料够判定的33家/);
  await expect(conditions.getByRole('row', { name: /高新技术企业资格有效/ })).toBeVisible();
  expect(await used()).toBe(before + 1);
});
