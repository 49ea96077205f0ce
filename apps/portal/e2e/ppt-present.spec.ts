import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signInByPassword, test } from './fixtures';
import { officeLines, writtenLines } from './officeLines';

const outline = [
  '一、申报条件',
  '上年度研发费用总额不低于100万元，且占营业收入总额比重不低于3%，近三年未发生重大安全、质量、环境污染等事故',
  '支持企业开展AI大模型（如DeepSeek-V3）在CAD/CAE、MES等场景的应用示范',
  '二、办理流程',
  '归集费用｜按项目建立辅助账，与纳税申报表一致',
  '部门审核｜属地初审，市级复核，抽查现场',
  '三、材料',
  '上年度审计报告与加计扣除申报表',
].join('\n');

const strip = (page: Page) => page.getByRole('listbox', { name: '各页' });
/** Lines of a slide as its drawing has them, without spaces. */
const drawnLines = async (page: Page): Promise<string[]> =>
  (await page.locator('svg text').allTextContents())
    .map((line) => line.replace(/\s/g, ''))
    .filter((line) => line !== '');

test('两个窗口放映；拖动改次序；导出的每一行断在屏幕上断的地方，在LibreOffice里也一样', async ({
  cleanPage: page,
  context,
}) => {
  test.setTimeout(240_000);
  await signInByPassword(page);
  await page.goto('/aippt');
  await page.getByRole('radio', { name: '粘贴提纲' }).press('Space');
  await page.getByRole('textbox', { name: '提纲' }).fill(outline);
  await page.getByRole('button', { name: '生成大纲' }).click();
  await page.getByRole('button', { name: '生成演示文稿' }).click();
  const options = strip(page).getByRole('option');
  await expect(options.first()).toBeVisible({ timeout: 30_000 });
  // A table as a spreadsheet copies it becomes a slide; the page's policy lets no string become HTML.
  await options.first().click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<table><tr><td>年度<td>研发费用<tr><td>2025<td>648万元</table>');
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(pasted);
  });
  await expect(page.getByRole('status').getByText('粘贴的表格成了第2页')).toBeVisible();
  const count = await options.count();

  // Playwright's mouse has no force, as that of a screen reader: what is dragged so is put down by pressing a place.
  await options.last().dragTo(options.first());
  await page.getByRole('option', { name: /^插入到 第1页.*第2页/ }).press('Enter');
  await expect(options.nth(1).getByRole('img')).toHaveAccessibleName('第2页，材料');
  await expect(options).toHaveCount(count);
  await expect(page.getByText(/页，已保存/)).toBeVisible();
  await options.first().click();

  await page.getByRole('link', { name: '放映' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '打开观众窗口' }).click();
  const audience = await opened;
  await expect(audience.getByRole('button', { name: '下一页' })).toBeAttached();
  const screen: string[][] = [];
  for (let at = 1; at <= count; at += 1) {
    await expect(audience.getByText(`${at}/${count}`)).toBeAttached();
    screen.push(await drawnLines(audience));
    expect(await drawnLines(page), `第${at}页，讲的人与观众看到的`).toEqual(
      expect.arrayContaining(screen[at - 1] ?? []),
    );
    if (at < count) await page.getByRole('button', { name: '下一页' }).click();
  }
  // What is pointed at here is pointed at there.
  await page.getByText('指示笔', { exact: true }).click();
  const slide = page.getByRole('figure', { name: new RegExp(`^第${count}页`) });
  const { width, height } = (await slide.boundingBox()) ?? { width: 0, height: 0 };
  await slide.hover({ position: { x: width / 4, y: height / 2 } });
  // A quarter of the way, but for the edge of the slide.
  const dot = audience.locator('span[style*="left: 2"][style*="top: "]');
  await expect(dot).toBeVisible();
  await page.getByText('指示笔', { exact: true }).click();
  await expect(dot).toHaveCount(0);
  // Either window moves both; black is black in both.
  await audience.keyboard.press('Home');
  await expect(page.getByText(`1/${count}`)).toBeVisible();
  await page.keyboard.press('b');
  await expect(audience.getByText('黑屏中，按B恢复')).toBeAttached();
  await audience.close();
  await page.getByRole('button', { name: '恢复画面' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`2/${count}`)).toBeVisible();
  await page.getByRole('button', { name: '结束放映' }).click();

  await page.getByRole('button', { name: '导出' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /PPTX，逐行一致/ }).click();
  const file = readFileSync(await (await download).path());
  const written = await writtenLines(file);
  const office = await officeLines(file);
  if (office === null)
    test.info().annotations.push({ type: '没有比较', description: '没有LibreOffice，只比较了写进文件的' });
  expect(written).toHaveLength(count);
  if (office) expect(office).toHaveLength(count);
  for (const [n, lines] of screen.entries()) {
    expect(lines.length, `第${n + 1}页有字`).toBeGreaterThan(0);
    expect(
      lines.filter((line) => !written[n]?.has(line)),
      `第${n + 1}页，写进文件的`,
    ).toEqual([]);
    if (office)
      expect(
        lines.filter((line) => !office[n]?.has(line)),
        `第${n + 1}页，LibreOffice`,
      ).toEqual([]);
  }
});
