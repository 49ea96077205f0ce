import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inLibreOffice, run } from '../../../../tools/office';
import { expect, expectAccessible, test } from '../fixtures';
import { makeDataDir, removeDataDir } from '../server';
import { kill, openBrowser, record, reopen } from './microphone';

const words = (page: Page) => page.getByRole('textbox', { name: /的文字$/ });

/** Saves an export, and reads it. */
async function exported(page: Page, name: RegExp): Promise<Buffer> {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()]);
  return readFileSync(await download.path());
}

/** Text of a DOCX as LibreOffice shows it; null where there is none on this machine. */
async function textInLibreOffice(docx: Buffer): Promise<string | null> {
  try {
    return await inLibreOffice(docx, async (pdf) => (await run('pdftotext', [pdf, '-'])).stdout, 'docx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

test('录一场，浏览器被杀掉，重开找回，播放；只用键盘记下来，标出说话人，导出SRT与DOCX，刷新后都在；导入一份SRT可以撤销', async ({
  server,
}) => {
  test.setTimeout(240_000);
  const profile = makeDataDir();
  let browser = await openBrowser(profile, server.url);
  let page = await record(browser);
  await expect(page.getByText(/^已安全保存到00:0[6-9]$/)).toBeVisible({ timeout: 60_000 });
  await kill(browser, profile);
  browser = await openBrowser(profile, server.url);
  page = await reopen(browser);
  await page.getByRole('button', { name: '保存这场录音' }).click();
  await page.getByRole('link', { name: '打开会议' }).click();
  await expect(page.getByText('未配置语音识别，可手动记录或导入字幕')).toBeVisible({ timeout: 60_000 });

  // From here on by the keyboard alone.
  await page.getByRole('button', { name: '编辑' }).press('Enter');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('先看检测报告');
  const audio = page.locator('audio');
  await page.keyboard.press('Tab');
  await expect.poll(() => audio.evaluate(({ currentTime }: HTMLAudioElement) => currentTime)).toBeGreaterThan(0.5);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('再看预算');
  // Back by three seconds, and before the beginning it ends.
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => audio.evaluate(({ currentTime }: HTMLAudioElement) => currentTime)).toBeLessThan(0.5);
  await page.getByRole('button', { name: '谁在说' }).press('Enter');
  await page.getByRole('menuitem', { name: '说话人1' }).press('Enter');
  await page.getByRole('button', { name: '完成' }).press('Enter');
  await page.getByRole('button', { name: '说话人', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: '第1位的名字' }).fill('何立言');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /何立言.*再看预算/ })).toBeVisible();
  await expect(page.getByText(/，已保存$/)).toBeVisible();
  // The name of the button that the dialog gives the focus back to stands outside the page's landmarks.
  await page.getByRole('grid', { name: '文字记录' }).focus();
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expectAccessible(page);

  const srt = (await exported(page, /^SRT/)).toString();
  expect(srt).toContain('先看检测报告');
  expect(srt).toContain('何立言：再看预算');
  const shown = await textInLibreOffice(await exported(page, /^DOCX/));
  test.info().annotations.push({ type: 'LibreOffice', description: shown === null ? '没有，没有打开' : '打开了' });
  if (shown !== null) for (const said of ['何立言', '再看预算', '先看检测报告']) expect(shown).toContain(said);

  await page.reload();
  await expect(page.getByRole('row', { name: /何立言.*再看预算/ })).toBeVisible();
  await page.getByRole('button', { name: '导入' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: '会议.srt',
    mimeType: 'text/plain',
    buffer: Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n周砚：导入的一句\n'),
  });
  await page.getByRole('button', { name: '导入并替换' }).click();
  await expect(page.getByRole('row', { name: /周砚.*导入的一句/ })).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).first().click();
  await expect(page.getByRole('row', { name: /何立言.*再看预算/ })).toBeVisible();

  // On a phone the player stands at the bottom, and what is said has most of the screen.
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole('button', { name: '播放', exact: true })).toBeInViewport({ ratio: 1 });
  const rows = await page.getByRole('grid', { name: '文字记录' }).boundingBox();
  expect(rows?.y).toBeLessThan(812 * 0.35);
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '导出' }).click();
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^TXT/ }).click(),
  ]);
  expect(readFileSync(await text.path(), 'utf8')).toContain('何立言\n再看预算\n');
  await browser.close();
  removeDataDir(profile);
});
