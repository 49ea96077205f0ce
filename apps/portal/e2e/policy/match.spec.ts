import { readFileSync } from 'node:fs';
import { demo, expect, expectAccessible, expectQuiet, signInByPassword, test } from '../fixtures';

test('答题，生成报告，打开条款，分享给没有账号的人，导出JSON', async ({ cleanPage: page, browser, server }) => {
  await signInByPassword(page);
  await page.getByRole('navigation').getByRole('link', { name: '政策匹配' }).first().click();
  await expect(page.getByRole('heading', { name: '政策匹配', level: 1 })).toBeVisible();
  // Another journey of this server may have answered something.
  await page.getByRole('link', { name: /^(开始|继续)答题$/ }).click();

  // Number keys choose, Enter goes on; each answer is kept at once.
  const first = page.locator('[data-question][data-current]');
  const asked = (await first.getAttribute('data-question')) ?? '';
  const none = first.getByRole('checkbox', { name: /^(都没有|没有其他的)$/ });
  await expect(none).toBeVisible();
  await page.keyboard.press('0');
  await expect(none).toBeChecked();
  await expect(first.getByText('已保存')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(first).not.toHaveAttribute('data-question', asked);

  // Going on changes no answer: what a key chose also has the focus, and Enter never chooses.
  await page.getByRole('link', { name: /^逐项确认/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /逐项确认.*当前/ })).toBeVisible();
  const one = page
    .locator('[data-question]')
    .filter({ has: page.getByRole('radio', { name: '否' }) })
    .first();
  const own = page.locator(`[data-question="${await one.getAttribute('data-question')}"]`);
  await own.getByRole('radio', { name: '是' }).press('2');
  await expect(own.getByRole('radio', { name: '否' })).toBeChecked();
  await expect(own.getByText('已保存')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(own).not.toHaveAttribute('data-current', 'true');
  await expectQuiet(page);
  await expect(own.getByRole('radio', { name: '否' })).toBeChecked();
  await expectAccessible(page);

  await page.getByRole('button', { name: '先看结果' }).click();
  await expect(page).toHaveURL(/\/PolicyMatch1\/report\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: '匹配报告', level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: /待核实/ }).click();
  await expect(page.getByRole('table', { name: '逐条核对' })).toBeVisible();
  const report = page.url();

  // A confirmation makes a report of its own, beside the old one.
  await page.getByRole('button', { name: '符合', exact: true }).first().click();
  await expect(page).not.toHaveURL(report);
  await expect(page.getByText('已按确认更新').first()).toBeVisible();

  // What is exported is what is shown.
  await page.getByRole('button', { name: '导出报告' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^JSON/ }).click(),
  ]);
  const exported = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(new URL(page.url()).pathname).toContain(exported.id);
  await expect(page.getByRole('tab', { name: /可申报/ })).toContainText(String(exported.counts.eligible));

  // Somebody without an account reads it, until it is no longer shared.
  await page.getByRole('button', { name: '分享' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const link = await dialog.getByLabel('只读链接').inputValue();
  expect(link).toContain(`${server.url}/Policy/PolicyMatch1/shared/`);
  const stranger = await browser.newContext();
  const reading = await stranger.newPage();
  await reading.goto(link);
  await expect(reading.getByText('别人分享的报告，只能查看')).toBeVisible();
  await expect(reading.getByRole('table', { name: '逐条核对' })).toBeVisible();
  await expect(reading.getByRole('button')).toHaveCount(0);
  await dialog.getByRole('button', { name: '停止分享' }).click();
  await expect(dialog.getByRole('button', { name: '生成链接' })).toBeVisible();
  await reading.reload();
  await expect(reading.getByText('没有找到这份报告')).toBeVisible();
  await stranger.close();
  await page.keyboard.press('Escape');

  // Every line opens its clause.
  const clause = page.getByRole('table', { name: '逐条核对' }).getByRole('link', { name: /^第/ }).first();
  const anchor = decodeURIComponent(new URL((await clause.getAttribute('href')) ?? '', page.url()).hash.slice(1));
  await clause.click();
  await expect(page.locator(`[id="${anchor}"]`)).toBeVisible();
});

test('刷新后答案还在；范围与不清楚也是答案', async ({ cleanPage: page }) => {
  await signInByPassword(page, demo);
  await page.goto('/Policy/PolicyMatch1/proceed?q=fact:marketShare:');
  const question = page.locator('[data-question="fact:marketShare:"]');
  await question.getByRole('radio', { name: '10%及以上' }).check({ force: true });
  await expect(question.getByText('已保存')).toBeVisible();
  await page.reload();
  await expect(question.getByRole('radio', { name: '10%及以上' })).toBeChecked();
  await question.getByRole('radio', { name: '不清楚' }).click();
  await expect(question.getByText('已保存')).toBeVisible();
  await page.reload();
  await expect(question.getByText('先按不清楚处理', { exact: false })).toBeVisible();
});

test('金融政策匹配：答融资需求，报告写明贴息怎么算', async ({ cleanPage: page }) => {
  await signInByPassword(page, demo);
  await page.goto('/Policy/PolicyMatch1');
  await page.getByRole('navigation', { name: '政策匹配' }).getByRole('link', { name: '金融', exact: true }).click();
  await page.getByRole('link', { name: /^(开始|继续)答题$/ }).click();
  const question = (key: string) => page.locator(`[data-question="fact:${key}:"]`);
  await question('needKind').getByRole('radio', { name: '流动资金贷款' }).check({ force: true });
  await expect(question('needKind').getByText('已保存')).toBeVisible();
  for (const [key, typed] of [
    ['needAmount', '1000'],
    ['loanRate', '3.45'],
    ['loanMonths', '12'],
  ] as const) {
    await question(key).getByRole('radio', { name: '准确数' }).check({ force: true });
    await question(key).getByRole('textbox').fill(typed);
    await page.keyboard.press('Tab');
    await expect(question(key).getByText('已保存')).toBeVisible();
  }
  for (const [index, digits] of ['2026', '12', '01'].entries()) {
    await question('loanDate').getByRole('spinbutton').nth(index).focus();
    await page.keyboard.type(digits);
  }
  // A day is kept when its field is left.
  await page.locator(':focus').blur();
  await expect(question('loanDate').getByText('已保存')).toBeVisible();
  await page.reload();
  await expect(question('needKind').getByRole('radio', { name: '流动资金贷款' })).toBeChecked();
  await page.getByRole('button', { name: '先看结果' }).click();
  await expect(page).toHaveURL(/\/FinancePolicyMatch\/report\/[\w-]+$/);
  await page.getByRole('tab', { name: /待核实/ }).click();
  await page
    .getByRole('link', { name: /流动资金贷款贴息/ })
    .first()
    .click();
  await expect(page.getByRole('grid', { name: '利息与贴息' })).toBeVisible();
  await expect(page.getByText(/^怎么算：1,000万元×3\.45%×365天÷365×\d+%＝/)).toBeVisible();
  await expect(page.getByText(/^实际融资成本由3\.45%降至约\d\.\d+%（/)).toBeVisible();
  await expectAccessible(page);
});

test('项目申报匹配：答项目情况，先看到开工前要办的事，再看一项怎么算', async ({ cleanPage: page }) => {
  await signInByPassword(page, demo);
  await page.getByRole('navigation').getByRole('link', { name: '政策匹配' }).first().click();
  await page.getByRole('navigation', { name: '政策匹配' }).getByRole('link', { name: '项目', exact: true }).click();
  await page.getByRole('link', { name: /^(开始|继续)答题$/ }).click();
  const question = (key: string) => page.locator(`[data-question="fact:${key}:"]`);
  const choose = async (key: string, name: string) => {
    await question(key).getByRole('radio', { name, exact: true }).check({ force: true });
    await expect(question(key).getByText('已保存')).toBeVisible();
  };
  const type = async (key: string, digits: readonly string[]) => {
    for (const [index, typed] of digits.entries()) {
      await question(key).getByRole('spinbutton').nth(index).focus();
      await page.keyboard.type(typed);
    }
    await page.locator(':focus').blur();
  };
  await choose('projectKind', '技术改造和设备更新');
  await choose('projectStatus', '未开工');
  // Not begun, and yet begun last year: said at the field, and mended there.
  await type('projectStart', ['2025', '03', '01']);
  await expect(question('projectStart').getByText(/与项目状态“未开工”不符/)).toBeVisible();
  await type('projectStart', ['2028']);
  await expect(question('projectStart').getByText('已保存')).toBeVisible();
  await type('projectEnd', ['2028', '12', '31']);
  await expect(question('projectEnd').getByText('已保存')).toBeVisible();
  for (const [key, typed] of [
    ['projectTotal', '1800'],
    ['projectEquipment', '1200'],
  ] as const) {
    await question(key).getByRole('radio', { name: '准确数' }).check({ force: true });
    await question(key).getByRole('textbox').fill(typed);
    await page.keyboard.press('Tab');
    await expect(question(key).getByText('已保存')).toBeVisible();
  }
  await page.getByRole('button', { name: /^本组还有/ }).click();
  await choose('projectFiled', '否');
  await page.getByRole('button', { name: '先看结果' }).click();
  await expect(page).toHaveURL(/\/PolicyMatchv2\/report\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: '项目总览' })).toBeVisible();
  await expect(page.getByText(/在开工之前办理项目备案，计划2028年3月1日开工/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^设备投资补助 / }).click();
  await expect(page.getByText('1,200万元×8%＝96万元')).toBeVisible();
});
