import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInByPassword, test } from '../fixtures';

test('区域对比：从矩阵的一格到清单，数目一致，去掉条件，再从全国导航进到一省', async ({ cleanPage: page, server }) => {
  await signInByPassword(page);
  await page.goto(`${server.url}/Policy/RegionalCompare/RankLayout?source=sample`);
  const cell = page.getByRole('link', { name: /^制造业，浙江省，\d+项$/ });
  const count = Number(/(\d+)项/.exec((await cell.getAttribute('aria-label')) ?? '')?.[1]);
  await expectAccessible(page);
  await cell.click();
  await expect(page).toHaveURL(/PolicyList\?.*industry=C/);
  await expect(page.getByText(`${count}项政策，截至`)).toBeVisible();
  await page.getByRole('button', { name: '移除写明制造业' }).click();
  await expect(page).not.toHaveURL(/industry/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出清单' }).click();
  expect((await download).suggestedFilename()).toMatch(/^政策清单-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.goto(`${server.url}/Policy/RegionalCompare/SubsidyRank?source=sample`);
  // Opens on what the firm has most to expect of, where it is.
  await expect(page.getByText('本地区').first()).toBeVisible();
  const rank = await exportedLines(page);
  expect(rank[0]).toMatch(/^地区,事项,.*清单或原文地址,数据,截至$/);
  expect(rank[1]).toContain(`${server.url}/Policy/PolicyDetail/`);
  for (const name of ['HotCompare', 'RankLayout', 'PatentCompare', 'CyCompare', 'PeerRank', 'PolicyRank']) {
    await page.goto(`${server.url}/Policy/RegionalCompare/${name}?source=sample`);
    const [head, ...lines] = await exportedLines(page);
    expect(head).toMatch(/清单或原文地址,数据,截至$/);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/,http[^,]+,示例数据,\d{4}-\d{2}-\d{2}$/);
  }

  await page.goto(`${server.url}/Nationwide?source=sample`);
  await page.getByRole('button', { name: /^浙江省，/ }).click();
  await expect(page.getByRole('heading', { name: '浙江省发文部门' })).toBeVisible();
  await expect(page.getByRole('link', { name: /浙江省人民政府/ })).toHaveAttribute('href', 'https://www.zj.gov.cn/');
  await expect(page.getByText('未检查')).toBeVisible();
  await expectAccessible(page);
});

async function exportedLines(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).click();
  return readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
}
