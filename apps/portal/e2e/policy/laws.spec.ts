import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { test as base, expect, signInByPassword } from '../fixtures';
import { copyDataDir, importPolicies, type RunningServer, removeDataDir, startServer } from '../server';

const realLaws = new URL('../../../../../shared/data/laws.jsonl.gz', import.meta.url);

/** The real laws that the journey names, when they are at hand; otherwise two small ones of our own. */
function lawsFile(): { file: string; families: RegExp; article: string; title: RegExp } {
  const file = join(mkdtempSync(join(tmpdir(), 'hengce-laws-')), 'laws.jsonl');
  if (existsSync(realLaws)) {
    const lines = gunzipSync(readFileSync(realLaws)).toString('utf8').split('\n');
    writeFileSync(
      file,
      lines.filter((line) => /"title": ?"[^"]*(优化营商环境条例|款项支付条例)/.test(line)).join('\n'),
    );
    return {
      file,
      families: /优化营商环境条例/,
      article: '保障中小企业款项支付条例 第九条',
      title: /保障中小企业款项支付条例/,
    };
  }
  const law = (title: string, date: string, ninth: string) => ({
    title,
    category: '行政法规',
    region: null,
    issuer: '国务院',
    date,
    expired: false,
    text: `# ${title}\n\n${date} 公布\n\n<!-- INFO END -->\n\n## 第一章 总则\n\n${Array.from({ length: 8 }, (_, i) => `第${'一二三四五六七八'[i]}条 机关、事业单位应当按照约定及时履行第${i + 1}项义务。`).join('\n\n')}\n\n第九条 ${ninth}`,
  });
  const made = [
    law('测试中小企业款项支付条例', '2020-07-05', '大型企业应当自货物交付之日起60日内支付款项。'),
    law('测试中小企业款项支付条例', '2025-03-17', '大型企业应当自货物交付之日起30日内支付款项。'),
    law('测试优化营商环境条例', '2020-01-01', '政府部门应当公开办事指南。'),
    law('测试优化营商环境条例', '2024-01-01', '政府部门应当公开办事指南和时限。'),
  ];
  writeFileSync(file, made.map((record) => JSON.stringify(record)).join('\n'));
  return {
    file,
    families: /测试优化营商环境条例/,
    article: '测试中小企业款项支付条例 第九条',
    title: /测试中小企业款项支付条例/,
  };
}

const laws = lawsFile();
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter
    async ({}, use) => {
      const dataDir = copyDataDir();
      const printed = importPolicies(dataDir, [laws.file]);
      expect(printed).toMatch(/新增|导入/);
      const server = await startServer(dataDir);
      await use(server);
      await server.stop();
      removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.beforeEach(async ({ cleanPage: page }) => signInByPassword(page));

test('导入的法规：一个标题的各版本都找得到', async ({ cleanPage: page }) => {
  await page.goto('/Policy/PolicySearch?q=优化营商环境条例');
  await expect(page.getByRole('link', { name: laws.families }).first()).toBeVisible();
  expect(await page.getByRole('link', { name: laws.families }).count()).toBeGreaterThan(1);
});

test('标题加条号落在那一条上，并能看到历次版本', async ({ cleanPage: page }) => {
  await page.goto(`/Policy/PolicySearch?q=${encodeURIComponent(laws.article)}`);
  await expect(page.getByText('已定位到第九条').first()).toBeVisible();
  const row = page
    .getByRole('article')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByRole('link', { name: laws.title }) })
    .first();
  await row
    .getByRole('link', { name: /第九条/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#art-9$/);
  await expect(page.locator('#art-9')).toBeInViewport();
  await expect(page.getByRole('heading', { name: '历次版本' })).toBeVisible();
});
