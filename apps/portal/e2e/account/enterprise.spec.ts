import type { APIRequestContext, Page } from '@playwright/test';
import { demo, expect, expectAccessible, signInByPassword, test } from '../fixtures';
import { tinyPdf } from '../tinyPdf';

const information = '/PersonalCenter/enterpriseInformation';

test.beforeEach(async ({ cleanPage: page }) => signInByPassword(page));

/** A call of the demo account beside the browser. */
async function post(request: APIRequestContext, path: string, form: Record<string, string>) {
  const login = await (await request.post('/api/v1/user/login', { form: demo })).json();
  const headers = { authorization: `Bearer ${login.data.token}` };
  return (await (await request.post(path, { form, headers })).json()).data;
}

const pick = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByRole('dialog').locator('input[type="file"]').first().setInputFiles(file);

test('只用键盘填一项资料，填错时说明；刷新后仍在', async ({ cleanPage: page }) => {
  await page.goto(`${information}?group=finance`);
  const field = page.getByLabel('主导产品收入，2025年度');
  await field.focus();
  await page.keyboard.type('很多');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/主导产品收入应为金额.*现在是“很多”/)).toBeVisible();
  await expect(field).toHaveValue('很多');
  await page.keyboard.press('Shift+Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2.1亿');
  await expect(page.getByText('读作210,000,000元')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('21,000万元');
  await expectAccessible(page);
  await page.reload();
  await expect(field).toHaveValue('21,000万元');
});

test('缺项通往条款；条款页确有这一条', async ({ cleanPage: page }) => {
  await page.goto(information);
  await page.getByRole('button', { name: /，近三年有重大安全、质量事故关系到的/ }).click();
  const link = page.getByRole('dialog').getByRole('link').first();
  const clause = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1);
  await link.click();
  await expect(page).toHaveURL(/\/Policy\/PolicyDetail\//);
  await expect(page.locator(`[id="${decodeURIComponent(clause)}"]`)).toBeVisible();
});

test('导入：先看变化，再写入；错的一行说明原因', async ({ cleanPage: page }) => {
  await page.goto(`${information}?group=rd`);
  const field = page.locator('input').and(page.getByLabel('科技成果转化，2025年度'));
  await expect(field).toBeVisible();
  await page.getByRole('button', { name: '导入资料' }).click();
  const dialog = page.getByRole('dialog');
  const text = '名称,年度,值\n科技成果转化,2025,6\n利润,2025,1\n';
  await pick(page, { name: '资料.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: '查看变化' }).click();
  await expect(dialog.getByText('没有“利润”这项资料')).toBeVisible();
  await expect(dialog.getByText(/可以导入1行/)).toBeVisible();
  await expect(field).toHaveValue('');
  await dialog.getByRole('button', { name: '导入1项' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('6项');
});

test('从表格复制，年份各占一列：每一年都列出来，不分年度的照样认', async ({ cleanPage: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(information);
  await page.getByRole('button', { name: '导入资料' }).click();
  const dialog = page.getByRole('dialog');
  // As a spreadsheet puts it on the clipboard: cells and words.
  await page.evaluate(async () => {
    const rows = [
      ['项目', '2023年', '2022年'],
      ['营业收入（万元）', '16100', '13200'],
      ['外观设计专利', '7', ''],
    ];
    const cells = (row: string[]) => row.map((cell) => `<td>${cell}</td>`).join('');
    const html = `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`;
    const words = rows.map((row) => row.join('\t')).join('\r\n');
    const blob = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
    await navigator.clipboard.write([new ClipboardItem({ ...blob('text/html', html), ...blob('text/plain', words) })]);
  });
  await dialog.getByLabel('或者粘贴内容').click();
  await page.keyboard.press('Control+V');
  await dialog.getByRole('button', { name: '查看变化' }).click();
  const changes = dialog.getByRole('grid', { name: '导入后的变化' });
  for (const name of ['营业收入，2023年度', '营业收入，2022年度', '外观设计专利'])
    await expect(changes.getByRole('rowheader', { name, exact: true })).toBeVisible();
  await expect(dialog.getByText('没有采用的行')).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('佐证材料：上传、下载、删除', async ({ cleanPage: page }) => {
  await page.goto(`${information}?group=finance&fact=netProfit`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('各来源的值')).toBeVisible();
  await pick(page, { name: '审计报告.pdf', mimeType: 'application/pdf', buffer: Buffer.from(tinyPdf) });
  const down = dialog.getByRole('button', { name: '下载审计报告.pdf' }).first();
  await expect(down).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), down.click()]);
  expect(file.suggestedFilename()).toBe('审计报告.pdf');
  await expect(page.getByText('文件下载成功').first()).toBeVisible();
  await dialog.getByRole('button', { name: '删除审计报告.pdf' }).first().click();
  await expect(dialog.getByText('审计报告.pdf（文件已删除）').first()).toBeVisible();
});

test('在一个标签页切换企业，另一个随之更新', async ({ cleanPage: page, context, request }) => {
  const name = '云澜测试仪器有限公司';
  const made = await post(request, '/api/v1/enterprise/save', { name, regionCode: '330000', regionName: '浙江省' });
  await page.goto(information);
  const other = await context.newPage();
  await other.goto('/Policy/PolicySearch');
  const chip = (at: Page) => at.getByRole('button', { name: /切换企业$/ });
  await expect(chip(other)).toContainText('青岚精密');
  await chip(page).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(chip(page)).toContainText(name);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await other.bringToFront();
  await expect(chip(other)).toContainText(name);
  await expect(other.getByText(`当前企业已在别处改为${name}`).first()).toBeVisible();
  await post(request, '/api/v1/enterprise/remove', { enterpriseId: made.id });
  await other.close();
});

test('从检索订阅，在我的订阅看到，退订后撤销', async ({ cleanPage: page }) => {
  await page.goto('/Policy/PolicySearch?q=设备更新&region=330000');
  await page.getByRole('button', { name: '订阅此检索' }).click();
  await expect(page.getByRole('button', { name: '已订阅' })).toBeVisible();
  await page.goto('/PersonalCenter/mySubscription');
  const leave = page.getByRole('button', { name: /^退订设备更新/ });
  await expect(leave).toBeVisible();
  await expectAccessible(page);
  await leave.click();
  await expect(leave).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(leave).toBeVisible();
  await page.reload();
  await expect(leave).toBeVisible();
});
