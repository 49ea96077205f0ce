import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demo, expect, test } from '../fixtures';
import { copyDataDir, importPolicies, removeDataDir, startServer } from '../server';

const law = (title: string) =>
  JSON.stringify({
    title,
    category: '行政法规',
    region: null,
    issuer: '国务院',
    date: '2026-11-01',
    expired: false,
    text: `# ${title}\n\n2026-11-01 公布\n\n<!-- INFO END -->\n\n第一条 为了规范设施的建设，制定本条例。\n\n第二条 设施由县级以上人民政府备案。`,
  });

test('立即：导入以后消息就在，一项通往这一项，几项各有各的', async ({ cleanPage: page }) => {
  // Two starts of the server and an import.
  test.setTimeout(150_000);
  const dataDir = copyDataDir();
  const before = await startServer(dataDir);
  const signIn = await page.request.post(`${before.url}/api/v1/user/login`, { data: demo });
  const { token } = (await signIn.json()).data;
  for (const q of ['潮汐储能', '高空风筝发电'])
    await page.request.post(`${before.url}/api/v1/subscription/save`, {
      headers: { authorization: `Bearer ${token}` },
      data: { kind: 'query', name: q, spec: { q }, frequency: 'instant' },
    });
  await before.stop();
  // An operator imports while the server is down; the embedded database has one owner.
  const file = join(dataDir, 'laws.jsonl');
  writeFileSync(file, ['潮汐储能设施条例', '高空风筝发电安全条例', '高空风筝发电并网条例'].map(law).join('\n'));
  expect(importPolicies(dataDir, [file])).toMatch(/新增|导入/);

  const after = await startServer(dataDir);
  await page.goto(`${after.url}/PersonalCenter/messageCenter?token=${token}`);
  await page.getByRole('link', { name: '“潮汐储能”有1项新政策' }).click();
  await expect(page).toHaveURL(/\/Policy\/PolicyDetail\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('潮汐储能设施条例');
  await page.goBack();
  await page
    .getByRole('list', { name: /^“高空风筝发电”有2项新政策/ })
    .getByRole('link', { name: '高空风筝发电并网条例' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('高空风筝发电并网条例');
  await after.stop();
  removeDataDir(dataDir);
});
