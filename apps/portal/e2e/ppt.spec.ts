import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerOf, type LlmStep } from '../../server/test/scriptedLlm';
import { expect, expectAccessible, signInByPassword, test } from './fixtures';
import { writtenLines } from './officeLines';

const strip = (page: Page) => page.getByRole('listbox', { name: '各页' });
/** Presses Tab until what has the focus is named so. */
async function tabTo(page: Page, name: RegExp | string) {
  const target = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  for (let times = 0; times < 60; times++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${name}`);
}

test('一份政策只用键盘做成演示文稿：改大纲、换主题、看出处到那一条、导出PPTX', async ({ cleanPage: page }) => {
  test.setTimeout(180_000);
  await signInByPassword(page);
  await page.goto('/Policy/PolicyDetail/n-hnte-2016-32');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, '更多');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '做成PPT' })).toBeVisible();
  await page.getByRole('menuitem', { name: '做成PPT' }).press('Enter');

  await expect(page.getByText(/做成演示文稿/).first()).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, '生成大纲');
  await page.keyboard.press('Enter');
  const fields = page.getByRole('textbox', { name: /^第\d+页的标题/ });
  await expect(fields.first()).toBeVisible({ timeout: 30_000 });
  const before = await fields.count();
  await expectAccessible(page);

  // Another slide at the end, with one entry.
  await fields.last().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('本周安排');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('本周内补齐审计报告');
  await page.keyboard.press('Tab');
  await expect(fields).toHaveCount(before + 1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '生成演示文稿' }).press('Enter');

  await expect(strip(page)).toBeVisible({ timeout: 30_000 });
  await expect(strip(page).getByRole('option', { name: /本周安排/ })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^配色：/ }).press('Enter');
  await page.getByRole('menuitemradio', { name: '藏青（汇报）' }).press('Enter');
  await expect(page.getByText(/页，已保存/)).toBeVisible();

  const cited = page.getByRole('button', { name: '摘自原文' });
  await strip(page).getByRole('option').first().focus();
  while ((await cited.count()) === 0) await page.keyboard.press('ArrowDown');
  await cited.first().press('Enter');
  const source = page.getByRole('link', { name: '看原文' }).first();
  await expect(source).toHaveAttribute('href', /n-hnte-2016-32/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '导出' }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /PPTX，逐行一致/ }).press('Enter');
  const file = readFileSync(await (await download).path());
  expect((await writtenLines(file)).length).toBeGreaterThanOrEqual(before + 1);

  await cited.first().press('Enter');
  await source.press('Enter');
  await expect(page).toHaveURL(/n-hnte-2016-32/);
});

test('一个主题由大模型逐页写成：写到一半刷新页面，写好的还在，接着写完', async ({ withModel: { llm, context } }) => {
  test.setTimeout(180_000);
  const page = await context.newPage();
  await signInByPassword(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  llm.answerBy(({ body }) => {
    const heading = /<大纲>\n(.*)/.exec(body.messages[1]?.content ?? '')?.[1] ?? '';
    const data = { title: heading, items: [{ text: `${heading}的第一条` }, { text: '按项目归集研发费用' }] };
    const { steps } = answerOf(JSON.stringify({ layout: 'bullets', data, cites: [] })) as { steps: LlmStep[] };
    return { steps: heading === '政策背景' ? steps : [{ until: held }, ...steps] };
  });
  await page.goto('/aippt');
  await page.getByRole('radio', { name: '从模板' }).click();
  await page.getByRole('textbox', { name: '主题' }).fill('研发费用后补助');
  await page.getByRole('button', { name: '生成大纲' }).click();
  await expect(page.getByRole('checkbox', { name: /由大模型写每一页/ })).toBeChecked();
  await page.getByRole('button', { name: '生成演示文稿' }).click();

  const progress = page.getByRole('progressbar', { name: /写好1页，共7页/ });
  await expect(progress).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.reload();
  await expect(progress).toBeVisible();
  await expect(page.getByText('写好了')).toHaveCount(1);
  letGo();
  await expect(strip(page).getByRole('option')).toHaveCount(9, { timeout: 30_000 });
  await strip(page)
    .getByRole('option', { name: /支持对象/ })
    .click();
  await expect(page.getByRole('textbox', { name: '条目1' })).toHaveValue('支持对象的第一条');
  expect(llm.calls).toHaveLength(7);
});
