import type { Page } from '@playwright/test';
import { beginDeclaration, expect, expectAccessible, expectQuiet, signInByPassword, test } from '../fixtures';
import { tinyPdf } from '../tinyPdf';

const pdf = { name: '营业执照.pdf', mimeType: 'application/pdf', buffer: Buffer.from(tinyPdf) };

test('申报：从事项开始，填写、上传、导出，在官方平台提交以后记录受理编号', async ({ cleanPage: page }) => {
  test.slow();
  await signInByPassword(page);
  await page.getByRole('navigation').getByRole('link', { name: '项目申报' }).first().click();
  await page.getByRole('searchbox', { name: '检索事项' }).fill('境外展会补助');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name: '境外展会补助', exact: true }).first().click();
  await expect(page.getByText('衡策帮助准备材料，不代为提交')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: beginDeclaration }).click();

  // What is typed is kept without a button, and is there after a reload.
  await expect(page).toHaveURL(/ProjectApplication\//);
  await page.getByRole('textbox', { name: '项目名称' }).fill('开拓东南亚市场');
  await page.getByRole('textbox', { name: '项目总投入' }).fill('80');
  await page.getByRole('textbox', { name: '项目总投入' }).blur();
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();
  await expectQuiet(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: '项目名称' })).toHaveValue('开拓东南亚市场');
  await expect(page.getByRole('textbox', { name: '项目总投入' })).toHaveValue('80');

  const licence = page.getByRole('group', { name: '上传“营业执照”' });
  await licence.locator('input[type=file]').setInputFiles(pdf);
  await expect(page.getByRole('button', { name: '下载“营业执照.pdf”' })).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出材料包' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);

  await fillTheRest(page);
  await page.reload();
  // One step after the other, each with its own confirmation.
  for (const step of ['开始评估', '开始准备材料', '提交内部审核', '审核通过，待提交']) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const filed = '标记为已在官方平台提交';
  await page.getByRole('button', { name: filed, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: filed });
  await dialog.getByRole('button', { name: filed }).click();
  await expect(dialog.getByText('填写受理编号，或上传提交成功的截图')).toBeVisible();
  await dialog.getByRole('textbox', { name: '官方平台的受理编号' }).fill('ZJ2026-004821');
  await dialog.getByRole('button', { name: filed }).click();
  await expect(page.getByText(/现在只能查看/)).toBeVisible();

  await page.getByRole('link', { name: '申报进度' }).click();
  await expect(page.getByText('受理编号ZJ2026-004821', { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation').getByRole('link', { name: '项目申报' }).first().click();
  await page.getByRole('navigation', { name: '项目申报' }).getByRole('link', { name: '我的申报', exact: true }).click();
  await expect(page.getByRole('row', { name: /开拓东南亚市场|境外展会补助/ })).toContainText('已在官方平台提交');
});

/** All that is required besides, the way the page sends it. */
async function fillTheRest(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const at = (name: string) => `/api/v1/declaration/${name}/${id}`;
  const { data: form } = await (await page.request.get(at('form'), { headers })).json();
  const fields: { fieldId: string; kind: string; isRequired: boolean; value: unknown; revision: number }[] =
    form.sections.flatMap((section: { fields: unknown[] }) => section.fields);
  const values: Record<string, unknown> = {
    'firm.uscc': '91350100M000100Y43',
    'firm.contactPhone': '0571-88880000',
    'project.startsOn': '2026-01-06',
    'project.endsOn': '2027-10-31',
    'budget.own': 60_000_000,
    'budget.grant': 20_000_000,
  };
  const edits = fields
    .filter(({ isRequired, value }) => isRequired && value === null)
    .map(({ fieldId, revision }, index) => ({
      editId: `e2e-${index}-${id}`,
      fieldId,
      baseRevision: revision,
      value: values[fieldId] ?? '按通知要求填写',
    }));
  await page.request.post(at('editForm'), { headers, data: { edits } });
  const { data: sheet } = await (await page.request.get(at('materials'), { headers })).json();
  for (const { specId, state } of sheet.slots as { specId: string; state: string }[]) {
    if (state === 'missing') await page.request.post(at('upload'), { headers, multipart: { specId, file: pdf } });
    await page.request.post(at('judge'), { headers, data: { specId, verdict: 'ok' } });
  }
}

test('材料库：上传、换新版本、下载，删除前先问', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  await page.getByRole('navigation').getByRole('link', { name: '项目申报' }).first().click();
  await page.getByRole('navigation', { name: '项目申报' }).getByRole('link', { name: '材料库', exact: true }).click();
  await page.getByRole('button', { name: '上传材料' }).click();
  const adding = page.getByRole('dialog', { name: '上传材料' });
  await adding.getByRole('textbox', { name: '材料名称' }).fill('安全评价报告');
  await adding.locator('input[type=file]').setInputFiles({ ...pdf, name: '安全评价2025.pdf' });
  await adding.getByRole('button', { name: '上传', exact: true }).click();
  const entry = page.getByRole('listitem').filter({ hasText: '安全评价报告' });
  await expect(entry).toContainText('安全评价2025.pdf');

  await entry.getByRole('button', { name: '“安全评价报告”的操作' }).click();
  await page.getByRole('menuitem', { name: '上传新版本' }).click();
  const replacing = page.getByRole('dialog', { name: '“安全评价报告”的新版本' });
  // Refused by its bytes: what was chosen stays, and nothing has changed.
  await replacing.locator('input[type=file]').setInputFiles({ ...pdf, buffer: Buffer.from('MZ') });
  await replacing.getByRole('button', { name: '上传', exact: true }).click();
  await expect(replacing.getByText(/现在的内容不是，没有上传/)).toBeVisible();
  await replacing.locator('input[type=file]').setInputFiles({ ...pdf, name: '安全评价2026.pdf' });
  await replacing.getByRole('button', { name: '上传', exact: true }).click();
  await expect(entry).toContainText('安全评价2026.pdf');
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await entry.getByRole('button', { name: '下载“安全评价2026.pdf”' }).click();
  expect((await saved).suggestedFilename()).toBe('安全评价2026.pdf');

  await entry.getByRole('button', { name: '“安全评价报告”的操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(entry).toContainText('安全评价2025.pdf');
});

const contract = [
  [
    '流动资金借款合同',
    '合同编号：2025年（示例）字0123号',
    '贷款人：示例银行股份有限公司科技支行',
    '第一条 借款金额为人民币伍佰万元整（小写：5,000,000.00元）。',
    '第二条 借款期限自2025年3月1日起至2026年2月28日止。',
  ],
  ['第三条 本合同项下借款年利率为3.65%，逾期罚息利率为5.475%。'],
];

/** Printed by the browser, with text in it; a list of lines for each page. */
async function printed(page: Page, pages: readonly (readonly string[])[]): Promise<Buffer> {
  const sheet = await page.context().newPage();
  const bodies = pages.map((lines) => `<section>${lines.map((line) => `<p>${line}</p>`).join('')}</section>`);
  await sheet.setContent(
    `<style>section { break-after: page; font: 12pt/2 'Noto Sans CJK SC', sans-serif }</style>${bodies.join('')}`,
  );
  const content = await sheet.pdf({ format: 'A4', margin: { top: '25mm', left: '20mm', right: '20mm' } });
  await sheet.close();
  return content;
}

async function beginLoan(page: Page, item: string): Promise<void> {
  await signInByPassword(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: '项目申报' }).first().click();
  await page.getByRole('searchbox', { name: '检索事项' }).fill(item);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name: item, exact: true }).first().click();
  await page.getByRole('button', { name: beginDeclaration }).click();
  await expect(page).toHaveURL(/ProjectApplication\//);
}

test('贷款贴息：申报书问的是贷款，合同里写的按一下才填，测算按文件的办法，包里只有一份申报书', async ({
  cleanPage: page,
}) => {
  test.slow();
  await beginLoan(page, '流动资金贷款贴息');

  const bank = page.getByRole('textbox', { name: '贷款银行' });
  await expect(bank).toHaveValue('');
  await expect(page.getByRole('textbox', { name: '项目总投入' })).toHaveCount(0);
  // Nothing is wrong yet: what is missing stands beside open rings.
  const ready = page.getByRole('complementary', { name: '还差什么' });
  await expect(ready.getByRole('img', { name: /^贷款合同，已填0项，共7项，还没有齐$/ })).toBeVisible();
  await expect(page.getByText('还没有填')).toHaveCount(0);

  const slot = page.getByRole('group', { name: '上传“贷款合同和放款凭证”' });
  await slot
    .locator('input[type=file]')
    .setInputFiles({ name: '借款合同.pdf', mimeType: 'application/pdf', buffer: await printed(page, contract) });
  await expect(page.getByText('读出6处，列在申报书的对应项下，按一下才填')).toBeVisible();
  await expect(bank).toHaveValue('');
  const rate = page.getByRole('list', { name: '材料里写的合同年利率' });
  await expect(rate).toContainText('3.65%');
  await expect(rate).toContainText('借款合同.pdf第2页');
  for (const name of [
    '贷款银行采用示例银行股份有限公司科技支行',
    '借款合同编号采用2025年（示例）字0123号',
    '贷款本金采用500万元',
    '合同年利率采用3.65%',
    '起息日采用2025年3月1日',
    '到期日采用2026年2月28日',
  ])
    await page.getByRole('button', { name, exact: true }).click();
  await expect(bank).toHaveValue('示例银行股份有限公司科技支行');
  await expect(page.getByRole('textbox', { name: '贷款本金' })).toHaveValue('500');
  await expect(ready.getByRole('img', { name: /^贷款合同，已填6项，共7项，/ })).toBeVisible();

  await page.getByRole('textbox', { name: '实际支付利息' }).fill('18.25');
  await page.getByRole('textbox', { name: '实际支付利息' }).blur();
  const reckoning = page.getByRole('region', { name: '贴息测算' });
  await expect(reckoning).toContainText('18.25万元×');
  await expect(reckoning).toContainText('以核定结果为准');
  await expectAccessible(page);
  await page.reload();
  await expect(bank).toHaveValue('示例银行股份有限公司科技支行');

  const files = page.getByRole('list', { name: '包内文件' }).getByRole('listitem');
  await expect(files.filter({ hasText: '申报书' })).toHaveCount(1);
  await expect(files.first()).toContainText(/^00_.*申报书_/);

  // Red only from here on.
  for (const step of ['开始评估', '开始准备材料']) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(page.getByText('还没有填')).toHaveCount(0);
  await page.getByRole('button', { name: '提交内部审核', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('还没有填').first()).toBeVisible();
});

test('贷款贴息，只用键盘：合同与三张回单一次传，写的不一样的列出来，各写一笔的给合计，替换可以撤销，包里一项一个文件夹', async ({
  cleanPage: page,
}) => {
  test.slow();
  await beginLoan(page, '固定资产贷款贴息');
  const receipt = async (name: string, principal: string, interest: string) => ({
    name: `${name}回单.pdf`,
    mimeType: 'application/pdf',
    buffer: await printed(page, [[`${name}付息回单`, `贷款本金：${principal}元`, `贷款利息：${interest}元`]]),
  });
  const files = [
    { name: '借款合同.pdf', mimeType: 'application/pdf', buffer: await printed(page, contract) },
    await receipt('一季度', '5,000,000.00', '46,125.00'),
    await receipt('二季度', '4,800,000.00', '46,125.00'),
    await receipt('三季度', '5,000,000.00', '46,637.50'),
  ];
  const right = await receipt('二季度更正', '5,000,000.00', '46,125.00');
  const press = async (role: 'button' | 'link', name: string) => {
    await page.getByRole(role, { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const material = '贷款合同和放款凭证';

  // From what is missing to the place where it comes in, and there all of them at once.
  await expectQuiet(page);
  await press('link', material);
  const upload = page.getByRole('group', { name: `上传“${material}”` });
  const choose = upload.getByRole('button', { name: '选择文件' });
  await expect(page.locator('li', { has: upload }).last().locator(':focus')).toHaveCount(1);
  // What the library has for it comes first.
  for (let tabs = 0; tabs < 5 && !(await choose.evaluate((node) => node === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  // Before the other steps: the browser must have been told to hand its dialog over when the key comes.
  const chosen = page.waitForEvent('filechooser');
  await expect(choose).toBeFocused();
  await expect(page.getByText(/一项最多30份。可以一次选几份/)).toBeVisible();
  await page.keyboard.press('Enter');
  await (await chosen).setFiles(files);
  const list = page.getByRole('list', { name: `“${material}”的文件` });
  await expect(list.getByRole('listitem')).toHaveCount(4, { timeout: 30_000 });
  await expect(upload).toContainText('已有4份，最多30份');

  const principal = page.getByRole('list', { name: '材料里写的贷款本金' });
  await expect(principal.getByRole('listitem')).toHaveCount(2);
  await expect(principal).toContainText('借款合同.pdf第1页、一季度回单.pdf第1页、三季度回单.pdf第1页');
  await expect(page.getByText('几份材料写的不一样，核对后选一个')).toBeVisible();
  const ready = page.getByRole('complementary', { name: '还差什么' });
  await expect(ready).toContainText('各份材料写的贷款本金不一样');
  await expect(page.getByRole('textbox', { name: '贷款本金' })).toHaveValue('');

  // One is replaced, the others stay; that can be taken back.
  const choosing = page.waitForEvent('filechooser');
  await press('button', '替换“二季度回单.pdf”');
  await (await choosing).setFiles(right);
  await expect(page.getByText('“二季度回单.pdf”已替换为“二季度更正回单.pdf”').first()).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(ready).not.toContainText('各份材料写的贷款本金不一样');
  await press('button', '撤销');
  await expect(ready).toContainText('各份材料写的贷款本金不一样');
  await press('button', '“二季度回单.pdf”的操作');
  await page.getByRole('menuitem', { name: '删除' }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await press('button', '撤销');
  await expect(list.getByRole('listitem')).toHaveCount(4);

  await press('button', '贷款本金采用500万元');
  await expect(page.getByRole('textbox', { name: '贷款本金' })).toHaveValue('500');
  await press('button', '实际支付利息采用13.88875万元');
  await expect(page.getByRole('textbox', { name: '实际支付利息' })).toHaveValue('13.88875');
  await press('button', `${material}，全部标记为已核对`);
  await expect(page.locator('li', { has: upload }).last()).toContainText('4份，已核对');

  const packed = page.getByRole('list', { name: '包内文件' }).locator('> li').filter({ hasText: material });
  for (const number of [1, 2, 3, 4]) await expect(packed).toContainText(new RegExp(`\\d\\d-${number}_${material}_`));
  await expectAccessible(page);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(4);
});
