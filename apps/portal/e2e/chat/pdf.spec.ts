import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInByPassword, test } from '../fixtures';
import { tinyPdf } from '../tinyPdf';

const pages = 200;
const told = 137;
const sheets = Array.from({ length: pages }, (_, index) => [
  `云澜市产业扶持办法（示例）第${index + 1}部分`,
  `第${index + 1}条　第${index + 1}类项目由各区受理，材料齐全的在${index + 5}个工作日内办结。`,
  index + 1 === told
    ? '澄湖专项房租补贴按实际租金的30%给予，单个企业每年最高73万元，补贴期限不超过3年。'
    : `本部分项目的检查每年不少于${(index % 4) + 1}次，结果在部门网站公布。`,
]);

/** Printed by the browser, with the fonts of the system in it. */
async function print(page: Page): Promise<Buffer> {
  const sheet = await page.context().newPage();
  const bodies = sheets.map((lines) => `<section>${lines.map((line) => `<p>${line}</p>`).join('')}</section>`);
  await sheet.setContent(
    `<style>section { break-after: page; font: 12pt/2 'Noto Sans CJK SC', sans-serif }</style>${bodies.join('')}`,
  );
  const printed = await sheet.pdf({ format: 'A4', margin: { top: '25mm', left: '20mm', right: '20mm' } });
  await sheet.close();
  return printed;
}

/** Nobody knows its password. */
const lockedPdf = tinyPdf.replace(
  '/Root 1 0 R',
  `/Root 1 0 R /Encrypt <</Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}>>> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
);

test('200页的中文PDF：上传后提问，按引用翻到那一页并标出，选中原文再问', async ({ cleanPage: page }) => {
  test.setTimeout(240_000);
  await signInByPassword(page);
  await page.goto('/aiAssistant/aiPdf');
  await expect(page.getByRole('heading', { name: 'PDF问答' })).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '产业扶持办法.pdf', mimeType: 'application/pdf', buffer: await print(page) });
  await expect(page).toHaveURL(/document=/);
  const reader = page.getByRole('region', { name: 'PDF原文：产业扶持办法.pdf' });
  await expect(reader.locator('[data-page="1"] canvas')).toBeVisible();
  await expect(page.getByText(`共${pages}页`, { exact: true })).toBeVisible();
  // Until all of it was read, which the strip above the pages tells.
  await expect(page.getByText(/正在解析|正在排队|正在建立索引/)).toHaveCount(0, { timeout: 120_000 });

  await page.getByRole('textbox', { name: '提问' }).fill('澄湖专项房租补贴单个企业每年最高多少');
  await page.getByRole('textbox', { name: '提问' }).press('Enter');
  const answer = page.getByRole('article', { name: /^助手回答/ }).last();
  await expect(answer).toContainText('73万元', { timeout: 60_000 });
  await answer
    .getByRole('button', { name: /^引用1/ })
    .first()
    .click();
  const shown = reader.locator(`[data-page="${told}"]`);
  await expect(shown.locator('canvas')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '跳到第几页' })).toHaveValue(String(told));
  // The mark lies on the words.
  const words = shown.locator('span', { hasText: '澄' }).first();
  await expect(shown.locator('[data-mark]').first()).toBeVisible();
  const boxes = await Promise.all((await shown.locator('[data-mark]').all()).map((mark) => mark.boundingBox()));
  const line = await words.boundingBox();
  const middle = (line?.y ?? 0) + (line?.height ?? 0) / 2;
  expect(boxes.some((box) => box && box.y - 4 <= middle && middle <= box.y + box.height + 4)).toBe(true);
  await expect(page).toHaveURL(new RegExp(`page=${told}`));
  // Only what is near is alive.
  expect(await reader.locator('canvas').count()).toBeLessThanOrEqual(6);
  await expectAccessible(page);

  // As with the mouse: from there to the end of the page.
  await words.evaluate((first) => {
    const spans = [...(first.parentElement?.querySelectorAll('span') ?? [])];
    const last = spans.at(-1);
    if (last) document.getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
  });
  await page.getByRole('toolbar', { name: '选中的文字' }).getByRole('button', { name: '引用提问' }).click();
  await expect(page.getByText(`《产业扶持办法.pdf》第${told}页：`)).toBeVisible();
  await page.getByRole('textbox', { name: '提问' }).fill('补贴期限多长');
  await page.getByRole('textbox', { name: '提问' }).press('Enter');
  await expect(page.getByRole('article', { name: /^助手回答/ }).last()).toContainText('3年', { timeout: 60_000 });
});

test('有密码、已损坏与不是PDF的文件，各说怎么办', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  await page.goto('/aiAssistant/aiPdf');
  const choose = page.locator('input[type=file]').first();
  await choose.setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('不是PDF') });
  await expect(page.getByText('不是PDF。请另存为PDF后再上传')).toBeVisible();
  await choose.setInputFiles({ name: '有密码.pdf', mimeType: 'application/pdf', buffer: Buffer.from(lockedPdf) });
  await expect(page.getByText(/密码/).first()).toBeVisible();
});
