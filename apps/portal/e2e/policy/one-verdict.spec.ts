import { demoApi, expect, signInByPassword, test } from '../fixtures';

interface Window {
  state: string;
  opensAt: string | null;
  closesAt: string | null;
}
interface Told {
  policy: { policyId: string; itemId: string };
  group: string;
  conclusion: string;
  window: Window;
}

/** Days of a window as pages of Chinese print them: 2026年12月2日. */
const printed = (day: string) => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');

test('高企与另外三项：检索、政策页、报告、工作台、申报事项与对话说同一个截止，匹配、政策页与自评说同一个结论', async ({
  cleanPage: page,
  server,
}) => {
  test.setTimeout(180_000);
  const { get, post } = await demoApi(page, server.url);
  const [{ id: enterpriseId }] = await get('/api/v1/enterprise/list');
  const once = { 'Idempotency-Key': 'one-verdict-journey-0001' };
  const report: { items: Told[] } = await post('/api/v1/match/run', { enterpriseId }, once);
  const summary: Record<string, Told[]> = await get(`/api/v1/match/summary?enterpriseId=${enterpriseId}`);
  // 高企, one that is closed for good, and of those with days one that is open and one that is over.
  const dated = (state: string) =>
    report.items.find(({ window }) => window.state === state && window.closesAt !== null)?.policy.policyId ?? '';
  const ids = ['n-hnte-2016-32', 'n-key-little-giant-2024-148', dated('open'), dated('closed')];
  expect(new Set(ids).size).toBe(4);
  const catalogue: Told[] = (await get(`/api/v1/apply/list?pageSize=50&enterpriseId=${enterpriseId}`)).rows;
  for (const id of ids) {
    const own = report.items.filter(({ policy }) => policy.policyId === id);
    const [first] = own;
    const policy = await get(`/api/v1/policy/detail/${id}`);
    expect([id, policy.window]).toEqual([id, first?.window]);
    const found = (await get(`/api/v1/policy/search?q=${encodeURIComponent(policy.docNo ?? policy.title)}`)).rows;
    expect(found.find((row: { id: string }) => row.id === id)?.window).toEqual(policy.window);
    const judged: Told[] = (await get(`/api/v1/match/policy?policyId=${id}&enterpriseId=${enterpriseId}`)).items;
    expect(judged.map(({ group, window }) => [group, window])).toEqual(own.map(({ group, window }) => [group, window]));
    const said = [...['best', 'closing', 'newest'].flatMap((key) => summary[key] ?? []), ...catalogue];
    for (const each of said.filter((one) => one.policy.policyId === id)) {
      const same = own.find(({ policy: { itemId } }) => itemId === each.policy.itemId);
      expect([each.group, each.window]).toEqual([same?.group, same?.window]);
    }
  }

  // 自评 and the report, which says of a title that the firm holds what would be judged when it ends.
  const { verdict } = await get(`/api/v1/evaluation/highTech?enterpriseId=${enterpriseId}`);
  const highTech = report.items.find(({ policy }) => policy.policyId === 'n-hnte-2016-32');
  expect(highTech?.group).toBe('held');
  expect(highTech?.conclusion).toContain('已持有高新技术企业');
  expect(highTech?.conclusion.includes('没有不符合的条件')).toBe(['unknown', 'manual'].includes(verdict));

  // What the chat and the page print.
  await signInByPassword(page);
  for (const id of ids) {
    const { title, window } = (await get(`/api/v1/policy/detail/${id}`)) as { title: string; window: Window };
    await page.goto('/DeepSeek');
    await page.getByRole('textbox', { name: '提问' }).fill(`《${title}》什么时候截止？`);
    await page.keyboard.press('Enter');
    const answer = page.getByRole('article', { name: /^助手回答/ }).last();
    await expect(answer).toContainText('原文摘录与规则计算', { timeout: 30_000 });
    if (window.closesAt !== null) await expect(answer).toContainText(printed(window.closesAt));
    else if (window.state === 'closed') await expect(answer).toContainText('已截止，原文没有写截止日期');
    else await expect(answer).not.toContainText(/\d{4}年\d+月\d+日截止/);
  }
});
