import { expect, registerFirm, test } from '../fixtures';

const policyId = 's-610000-hnte-2025';

test('差一点的接着问：政策页写明另有几项没有核实，一项答了“没有”，就是不符合', async ({ cleanPage: page, server }) => {
  const firm = {
    name: '西安试水软件有限公司',
    regionCode: '610100',
    regionName: '陕西省西安市',
    industryCode: 'I65',
    establishedAt: '2023-04-18',
  };
  const { enterpriseId, call } = await registerFirm(page, server, '13900139031', firm);
  for (const [key, value] of [
    ['rdExpense', 45],
    ['revenue', 980],
  ] as const) {
    const answer = { kind: 'exact', value: value * 1_000_000 };
    await call('match/answer', { enterpriseId, questionId: `fact:${key}:2025`, answer });
  }

  await page.goto(`/Policy/PolicyDetail/${policyId}`);
  const near = page.getByText(/研发费用再增加5万元，2026年度报表；另有6项没有核实/);
  await expect(near).toBeVisible();
  const conditions = page.getByRole('list', { name: '培育入库补助的条件' });
  const open = (condition: string) =>
    conditions.getByRole('listitem').filter({ hasText: condition }).getByRole('link', { name: '请您确认' }).click();
  const question = page.locator('section[data-current]');
  // Asked only where the firm enters the list for the first time, and yet to be answered where one asks for it.
  await open('主要产品（服务）属于国家重点支持的高新技术领域');
  await expect(question.getByRole('heading', { name: /主要产品（服务）属于/ })).toBeInViewport();
  await page.goBack();
  await open('首次进入高新技术企业培育库');
  await expect(question.getByText('首次进入高新技术企业培育库')).toBeInViewport();
  await question.getByText('都没有', { exact: true }).click();
  await expect(question.getByText('已保存')).toBeVisible();

  await page.goto(`/Policy/PolicyDetail/${policyId}`);
  await expect(page.getByText(/首次进入高新技术企业培育库（您确认：否）/)).toBeVisible();
  await expect(near).toHaveCount(0);
});
