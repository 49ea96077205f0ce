import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { docxWith } from '../../server/test/docxSamples';
import { expect, expectAccessible, signInByPassword, test } from './fixtures';

const pages = 30;
/** LibreOffice, where it is installed. */
const office = '/usr/bin/soffice';
const line = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
/** 30 pages with 40 errors: on each a comma that is not Chinese, on ten of them brackets that are not those of a document number. */
const notice = docxWith(
  [
    line('关于开展安全生产检查的通知'),
    ...Array.from({ length: pages }, (_, at) =>
      [
        line(`第${at + 1}部分检查的范围和要求如下。`),
        line(`本组检查第${at + 1}处,结果在五个工作日内报送。`),
        ...(at % 3 === 0 ? [line(`检查的依据是云安发[2026]${at + 1}号文件的规定。`)] : []),
        pageBreak,
      ].join(''),
    ),
  ].join(''),
);

const cards = (page: Page) => page.getByRole('grid', { name: '待处理的问题' }).getByRole('row');
const waiting = (page: Page, count: number) =>
  expect(page.getByRole('radio', { name: `待处理${count}`, exact: true })).toBeVisible({ timeout: 30_000 });
/** The open documents' text, as the editor has it in sight. */
const editor = (page: Page) => page.getByRole('textbox', { name: '正文' });

test('30页的通知：上传后只用键盘逐处处理，导出的Word里是修订与写明原因的批注', async ({ cleanPage: page }) => {
  test.setTimeout(240_000);
  await signInByPassword(page);
  await page.goto('/textCorrection');
  await page.locator('input[type=file]').setInputFiles({
    name: '通知.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: notice,
  });
  await expect(page.getByRole('heading', { level: 1, name: '通知' })).toBeVisible({ timeout: 30_000 });
  await waiting(page, 40);
  await expect(page.getByText(/词表正在读取/)).toHaveCount(0, { timeout: 60_000 });
  await expectAccessible(page);

  await page.keyboard.press('F8');
  for (let left = 40; left > 2; left--) {
    await expect(page.locator('[role=row][aria-selected=true]')).toBeFocused();
    await page.keyboard.press('Enter');
    await waiting(page, left - 1);
  }
  for (let left = 2; left > 0; left--) {
    await expect(page.locator('[role=row][aria-selected=true]')).toBeFocused();
    await page.keyboard.press('Delete');
    await waiting(page, left - 1);
  }
  await expect(cards(page)).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '带修订和批注的Word' })).toBeFocused();
  await page.keyboard.press('Enter');
  const path = await (await download).path();
  const written = readFileSync(path);
  const body = partOf(written, 'word/document.xml');
  const count = (xml: string, tag: RegExp) => [...xml.matchAll(tag)].length;
  expect([count(body, /<w:ins /g), count(body, /<w:del /g)]).toEqual([38, 38]);
  const comments = partOf(written, 'word/comments.xml');
  expect(count(comments, /<w:comment /g)).toBe(38);
  expect(comments).toContain('发文字号的年份用六角括号');

  // As another program reads it; where there is none, the XML above is what is known.
  if (!existsSync(office)) return;
  const xml = asLibreOffice(written);
  expect([count(xml, /<text:insertion>/g), count(xml, /<text:deletion>/g), count(xml, /<office:annotation /g)]).toEqual(
    [38, 38, 38],
  );
});

test('广告：绝对化用语写明可能的豁免；刷新后改动都在；撤销回到原样', async ({ cleanPage: page }) => {
  test.setTimeout(120_000);
  await signInByPassword(page);
  await page.goto('/textCorrection');
  await page.getByRole('radio', { name: '广告' }).click();
  await page
    .getByRole('textbox', { name: '文稿' })
    .fill('全国第一的传动部件,品质最佳。\n公司是国家级专精特新“小巨人”企业。\n我们的目标是成为最好的合作伙伴。');
  await page.getByRole('button', { name: '开始校对' }).click();
  await expect(cards(page).filter({ hasText: '绝对化用语' }).first()).toBeVisible({ timeout: 30_000 });
  await page.locator('[role=row]').filter({ hasText: '最好' }).click();
  await expect(page.getByText(/可能不用改：/)).toBeVisible();

  await cards(page).filter({ hasText: '标点的全角与半角' }).click();
  await page.getByRole('button', { name: '采纳', exact: true }).click();
  await expect(editor(page)).toContainText('传动部件，品质');
  // Before it has gone to the server, or into the drafts of this device.
  await page.reload();
  await expect(editor(page)).toContainText('传动部件，品质', { timeout: 30_000 });
  await expect(page.getByText(/，已保存$/)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('radio', { name: '已采纳1' }).click();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(editor(page)).toContainText('传动部件,品质');
});

test('在记号里用拼音打字，一个字也不丢，打完才更新记号', async ({ cleanPage: page }) => {
  test.setTimeout(120_000);
  await signInByPassword(page);
  await page.goto('/textCorrection');
  await page.getByRole('textbox', { name: '文稿' }).fill('截止目前，共有职工326人。');
  await page.getByRole('button', { name: '开始校对' }).click();
  const mark = page.locator('.hc-mark').filter({ hasText: '截止目前' });
  await expect(mark).toBeVisible({ timeout: 30_000 });
  await mark.click();
  await page.keyboard.press('Home');
  for (let at = 0; at < 2; at++) await page.keyboard.press('ArrowRight');
  const session = await page.context().newCDPSession(page);
  for (const typed of ['d', 'da', 'dao', 'dao l', 'dao le']) {
    await session.send('Input.imeSetComposition', {
      text: typed,
      selectionStart: typed.length,
      selectionEnd: typed.length,
    });
    await expect(editor(page)).toContainText(`截止${typed}目前`);
  }
  await session.send('Input.insertText', { text: '到了' });
  await expect(editor(page)).toHaveText('截止到了目前，共有职工326人。');
  await expect(page.locator('.hc-mark')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(editor(page)).toContainText('截止目前');
  await expect(mark).toBeVisible();
});

test('375宽：问题在下方的抽屉里，采纳后正文跟着改', async ({ cleanPage: page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 375, height: 812 });
  await signInByPassword(page);
  await page.goto('/textCorrection');
  await page.getByRole('textbox', { name: '文稿' }).fill('依据国科发火[2016]32号文件，现通知如下。');
  await page.getByRole('button', { name: '开始校对' }).click();
  await page.getByRole('button', { name: '问题1处' }).click({ timeout: 30_000 });
  const sheet = page.getByRole('dialog', { name: '问题' });
  await sheet.getByRole('button', { name: '采纳', exact: true }).click();
  await expect(sheet.getByText('没有查到问题')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toContainText('国科发火〔2016〕32号');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

/** A part of a DOCX, by the directory at its end. */
function partOf(zip: Buffer, wanted: string): string {
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006') + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    if (zip.toString('utf8', at + 46, at + 46 + name) === wanted) {
      const local = zip.readUInt32LE(at + 42);
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const content = zip.subarray(start, start + size);
      return (method === 0 ? content : inflateRawSync(content)).toString('utf8');
    }
    at += 46 + name + extra + comment;
  }
  throw new Error(`no ${wanted}`);
}

function asLibreOffice(content: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'hengce-e2e-docx-'));
  try {
    writeFileSync(join(folder, 'a.docx'), content);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    spawnSync(office, [profile, '--headless', '--convert-to', 'fodt', '--outdir', folder, join(folder, 'a.docx')], {
      timeout: 120_000,
    });
    return readFileSync(join(folder, 'a.fodt'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
