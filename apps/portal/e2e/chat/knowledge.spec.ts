import { docxOf, pdfOf } from '../../../server/test/documents';
import { expect, expectAccessible, signInByPassword, test } from '../fixtures';

test('上传PDF与Word，等到可用，试问，停用片段之后查不到，删除可以撤销', async ({ cleanPage: page }) => {
  test.setTimeout(180_000);
  await signInByPassword(page);
  await page.goto('/DeepSeek/aiKnowledge');
  await page.getByRole('button', { name: '新建知识库' }).first().click();
  await page.getByRole('textbox', { name: '知识库名称' }).fill('热管理项目');
  await page.getByRole('textbox', { name: '知识库名称' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '热管理项目' })).toBeVisible();

  await page.getByRole('button', { name: '上传文件' }).first().click();
  const dialog = page.getByRole('dialog', { name: '上传文件' });
  await dialog.locator('input[type=file]').setInputFiles([
    {
      name: '检测报告.pdf',
      mimeType: 'application/pdf',
      buffer: await pdfOf([['一、样品说明。样品为热泵空调总成。'], ['二、检测结果。制热量为5200瓦，噪声为41分贝。']]),
    },
    {
      name: '技术方案.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: await docxOf([{ heading: '关键技术', text: '采用中间换热器与电子膨胀阀，过热度控制在3开尔文以内。' }]),
    },
    { name: '旧表.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('x') },
  ]);
  await expect(dialog.getByText('已上传，可用')).toHaveCount(2, { timeout: 60_000 });
  await expect(dialog.getByText('只收PDF、DOCX、XLSX、TXT、MD')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/检测报告/).getByText('可用')).toBeVisible({ timeout: 60_000 });
  await expect(row(/技术方案/).getByText('可用')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  const ask = async (words: string) => {
    const field = page.getByRole('textbox', { name: '问题' });
    await field.fill(words);
    await field.press('Enter');
  };
  await ask('制热量是多少瓦');
  await expect(page.getByText(/找到1处/)).toBeVisible();
  await page.getByRole('button', { name: '以后自动复查这个问题' }).click();
  await expect(page.getByRole('heading', { name: '自动复查的问题' })).toBeVisible();
  await ask('液氦温区');
  await expect(page.getByText(/不在任何可检索的片段里/)).toBeVisible();
  await ask('制热量是多少瓦');
  await page.getByRole('link', { name: '检测报告.pdf，第2页' }).click();

  // The page that it stands on is beside it.
  const reader = page.getByRole('region', { name: 'PDF原文：检测报告.pdf' });
  await expect(reader.locator('[data-page="2"] canvas')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '跳到第几页' })).toHaveValue('2');
  await page.getByRole('button', { name: '看第2页' }).click();
  await expect(reader.locator('[data-page="2"] [data-mark]').first()).toBeVisible();
  const chunk = page.getByRole('listitem').filter({ hasText: '制热量' });
  await chunk.getByRole('button', { name: '停用片段2' }).click();
  await expect(chunk.getByRole('button', { name: '启用片段2' })).toBeVisible();
  await page.getByRole('link', { name: '返回文件' }).click();
  await ask('制热量是多少瓦');
  await expect(page.getByText('为什么没有找到')).toBeVisible();
  await expect(page.getByText(/有1个片段写到.*，但已停用/).first()).toBeVisible();

  await page.getByRole('button', { name: '“技术方案.docx”的操作' }).click({ force: true });
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(row(/技术方案/)).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row(/技术方案/)).toBeVisible();
  await ask('过热度');
  await expect(page.getByText(/找到1处/)).toBeVisible();
  await page.reload();
  await expect(row(/技术方案/).getByText('可用')).toBeVisible();
});
