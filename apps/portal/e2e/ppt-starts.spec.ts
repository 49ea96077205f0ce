import type { Page } from '@playwright/test';
import { beginDeclaration, demoApi, expect, expectAccessible, signInByPassword, test } from './fixtures';

/** From the start page of AI-PPT, to which something was handed over, to the slides, and back to where it came from. */
async function make(page: Page, handed: string, { title, source }: { title: RegExp; source: RegExp }) {
  await expect(page.getByText(handed)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '生成大纲' }).first().click();
  await expect(page.getByRole('textbox', { name: '演示文稿的名称' })).toHaveValue(title);
  await page.getByRole('button', { name: '生成演示文稿' }).click();
  const slides = page.getByRole('listbox', { name: '各页' });
  await expect(slides).toBeVisible();
  const cited = page.getByRole('button', { name: '摘自原文' });
  await slides.getByRole('option').first().focus();
  while ((await cited.count()) === 0) await page.keyboard.press('ArrowDown');
  await cited.first().click();
  await page.getByRole('link', { name: '看原文' }).first().click();
  await expect(page).toHaveURL(source);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('匹配报告、申报书、区域对比与对话的回答，各从自己的按钮做成演示文稿，看原文回到那一页', async ({
  cleanPage: page,
  server,
}) => {
  test.setTimeout(240_000);
  const { get, post } = await demoApi(page, server.url);
  const [{ id: enterpriseId }] = await get('/api/v1/enterprise/list');
  const once = { 'Idempotency-Key': 'ppt-starts-journey-0001' };
  const { id: reportId } = await post('/api/v1/match/run', { enterpriseId }, once);
  await signInByPassword(page);

  await page.goto(`/Policy/PolicyMatch1/report/${reportId}`);
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '做成PPT' }).click();
  await make(page, '把这份匹配报告做成演示文稿', { title: /政策匹配报告$/, source: new RegExp(reportId) });

  await page.goto('/Policy/PolicyApply?q=国际认证补助');
  await page.getByRole('link', { name: '国际认证补助', exact: true }).first().click();
  await page.getByRole('button', { name: beginDeclaration }).click();
  await page.getByRole('button', { name: '做成PPT' }).click();
  await make(page, '把这份申报书做成演示文稿', { title: /国际认证补助）$/, source: /ProjectDeclaration\/details/ });

  await page.goto('/Policy/RegionalCompare?regions=330000,320000');
  await page.getByRole('link', { name: '做成PPT' }).click();
  await make(page, '把这几个地区的对比做成演示文稿', {
    title: /浙江省、江苏省政策对比/,
    source: /RegionalCompare\?regions=330000,320000/,
  });

  await page.goto('/DeepSeek');
  await page.getByRole('textbox', { name: '提问' }).fill('高新技术企业认定要满足哪些条件');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: /^助手回答/ }).last();
  await answer.getByRole('button', { name: '转到' }).click({ timeout: 30_000 });
  await page.getByRole('menuitem', { name: 'AI-PPT' }).click();
  await make(page, '把这个回答做成演示文稿', { title: /./, source: /DeepSeek\?c=/ });
});
