import { expect, expectAccessible, expectQuiet, signInByPassword, test } from '../fixtures';

test.beforeEach(async ({ cleanPage: page }) => signInByPassword(page));

/** Of a sample the ribbon says what it is; its clauses are clean. */
const withoutMark = (text: string): string => text.replace(/（示例条款）$/, '');

test('检索、筛选、打开、读一条、复制出处、切换深色、刷新后仍在原处', async ({ cleanPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('button', { name: '问政策' }).click();
  await page.getByRole('menuitemradio', { name: '检索政策' }).click();
  const box = page.getByRole('textbox', { name: '检索政策' });
  await box.fill('高新技术企业 认定');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/Policy\/PolicySearch\?.*q=/);
  await expect(page.getByText(/找到[\d,]+项/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /高新技术企业认定管理办法/ }).first()).toBeVisible();

  const total = async () =>
    Number(
      ((
        await page
          .getByText(/找到[\d,]+项/)
          .first()
          .innerText()
      ).match(/[\d,]+/) ?? ['0'])[0].replaceAll(',', ''),
    );
  const all = await total();
  await page.getByRole('heading', { name: '层级' }).click();
  await page.getByRole('checkbox', { name: /省级/ }).first().press(' ');
  await expect(page).toHaveURL(/level=province/);
  await expect.poll(total).toBeLessThan(all);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /省级/ }).first()).toBeChecked();
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(page).not.toHaveURL(/level=/);

  await page
    .getByRole('link', { name: /高新技术企业认定管理办法/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /高新技术企业认定管理办法/ })).toBeVisible();
  await expect(page).toHaveTitle(/高新技术企业认定管理办法.*衡策/);
  await page.getByRole('button', { name: '第十一条的操作' }).press('Enter');
  await page.getByRole('menuitem', { name: '复制第十一条及出处' }).press('Enter');
  await expect(page.getByText('复制成功').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /《.*高新技术企业认定管理办法》（国科发火〔2016〕32号）/,
  );

  await page.getByRole('button', { name: /主题/ }).first().click();
  await page.getByRole('menuitemradio', { name: '深色' }).click();
  await expect(page.locator('[data-hc-theme="dark"]').first()).toBeAttached();
  const address = page.url();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /高新技术企业认定管理办法/ })).toBeVisible();
  await expect(page.locator('[data-hc-theme="dark"]').first()).toBeAttached();
  expect(page.url()).toBe(address);
});

test('正文一字不少：标题之下有自己的文字的，屏幕上和打印时都在', async ({ cleanPage: page }) => {
  for (const id of ['n-rd-deduction-2023-7', 'n-hnte-2016-32', 's-310000-first-set-2024-n2026']) {
    const reply = page.waitForResponse(`**/api/v1/policy/detail/${id}`);
    await page.goto(`/Policy/PolicyDetail/${id}`);
    const { data } = await (await reply).json();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      const shown = (await page.locator('article').innerText()).replace(/\s/g, '');
      for (const { id: clauseId, heading, text } of data.clauses)
        for (const words of [heading, text])
          expect(shown, `${id}#${clauseId} ${media}`).toContain(withoutMark(words).replace(/\s/g, ''));
    }
    await page.emulateMedia({ media: 'screen' });
  }
});

test('选中几条直接复制：一条一行，与原文一字不差，没有按钮的字', async ({ cleanPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = 's-310000-first-set-2024-n2026';
  const reply = page.waitForResponse(`**/api/v1/policy/detail/${id}`);
  await page.goto(`/Policy/PolicyDetail/${id}`);
  const clauses: { id: string; label: string; heading: string; text: string }[] = (await (await reply).json()).data
    .clauses;
  await expect(page.locator('article').getByRole('button').first()).toBeAttached();
  await page.evaluate(() => {
    const article = document.querySelector('article') as Element;
    window.getSelection()?.selectAllChildren(article);
  });
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toMatch(/[\u200b\ufeff]|\n{3}/);
  expect(copied.replace(/\s/g, '')).toBe(
    clauses
      .map(({ label, heading, text }) => label + heading + withoutMark(text))
      .join('')
      .replace(/\s/g, ''),
  );
});

test('文号用任何括号都找得到', async ({ cleanPage: page }) => {
  for (const docNo of ['国科发火〔2016〕32号', '国科发火[2016]32号', '国科发火（2016）32号', '国科发火 2016 32']) {
    await page.goto(`/Policy/PolicySearch?q=${encodeURIComponent(docNo)}`);
    await expect(page.getByRole('link', { name: /高新技术企业认定管理办法/ }).first(), docNo).toBeVisible();
  }
});

test('手机上返回检索：检索词与筛选都在', async ({ cleanPage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/Policy/PolicySearch?q=研发费用&window=open');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/PolicyDetail/);
  await page.getByRole('link', { name: '返回检索' }).click();
  await expect(page).toHaveURL(/q=%E7%A0%94%E5%8F%91%E8%B4%B9%E7%94%A8&window=open/);
  await expect(page.getByRole('searchbox')).toHaveValue('研发费用');
});

test('没有结果时说出去掉哪个条件就有', async ({ cleanPage: page }) => {
  await page.goto('/Policy/PolicySearch?q=高新技术企业认定管理办法&year=1999');
  await expect(page.getByText(/没有找到/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /去掉“.+”，有[\d,]+项/ })
    .first()
    .click();
  await expect(page.getByText(/找到[\d,]+项/).first()).toBeVisible();
});

test('奇怪的检索词、地址与编号都有回答', async ({ cleanPage: page }) => {
  for (const q of [
    "'; DROP TABLE policy; --",
    'a & b | !c <-> (',
    '研'.repeat(10_000),
    '\u0001\u0002研发',
    '<img src=x onerror=alert(1)>',
    '𠮷',
  ]) {
    await page.goto(`/Policy/PolicySearch?q=${encodeURIComponent(q)}`);
    await expect(page.getByText(/找到|没有找到|过长|不能/).first(), q.slice(0, 20)).toBeVisible();
  }
  for (const path of [
    '/no/such/page',
    '/Policy/PolicyDetail/no-such-policy',
    '/Policy/PolicyDetail/%00',
    '/Policy/PolicySearch?pageNum=99999&level=moon&sort=x',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
  }
});

test('命令面板：键盘打开，找到政策，回车前往', async ({ cleanPage: page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('textbox', { name: '搜索与指令' }).or(page.getByRole('combobox', { name: '搜索与指令' })),
  ).toBeFocused();
  await page.keyboard.type('高新技术企业认定');
  const wanted = page.getByRole('option', { name: /高新技术企业认定管理办法/ }).first();
  await expect(wanted).toBeVisible();
  // What is found last begins the list anew.
  await expectQuiet(page);
  for (let presses = 0; presses < 20 && (await wanted.getAttribute('data-focused')) === null; presses++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/PolicyDetail|PolicySearch/);
});

test('命令面板：有一处查不到时说明，别处查到的照样列出', async ({ cleanPage: page }) => {
  await page.route('**/api/ppt/decks?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('高新技术企业认定');
  await expect(page.getByRole('status').filter({ hasText: '有的没有查到' })).toBeVisible();
  await expect(page.getByRole('option', { name: /高新技术企业认定管理办法/ }).first()).toBeVisible();
});

test('断网时说明情况，恢复后自动继续', async ({ cleanPage: page, context }) => {
  await page.goto('/Policy/PolicySearch?q=专利');
  await expect(page.getByText(/找到[\d,]+项/).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('heading', { name: '层级' }).click();
  await page.getByRole('checkbox', { name: /省级/ }).first().press(' ');
  await expect(page.getByText(/网络已断开.*下面仍是之前的结果/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/找到[\d,]+项/).first()).toBeVisible();
  await expect(page).toHaveURL(/level=province/);
});

test('公文的宋体取不到时正文照常，不报错', async ({ cleanPage: page }) => {
  await page.route(/document-font.*\.css/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('document-font'));
  await page.goto('/Policy/PolicyDetail/n-hnte-2016-32');
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('高新技术企业认定管理办法');
});

test('页面在两种主题、两种宽度下没有无障碍问题，也不横向滚动', async ({ cleanPage: page }) => {
  test.setTimeout(180_000);
  for (const path of [
    '/',
    '/Policy/PolicySearch?q=研发费用',
    '/Policy/PolicyDetail/n-hnte-2016-32',
    '/login/changepassword',
    '/no/such/page',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectQuiet(page);
        await expectAccessible(page);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${path} ${width}`,
      ).toBeLessThanOrEqual(0);
    }
  }
});
