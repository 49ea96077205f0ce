import type { Locator, Page } from '@playwright/test';
import { demo, expect, signInByPassword, test } from './fixtures';

/** Tabs on until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${wanted}`);
}

test('只用键盘：登录、检索、筛选、打开、复制出处、换主题', async ({ cleanPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  await tabTo(page, page.getByRole('link', { name: '密码登录' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('手机号'));
  await page.keyboard.type(demo.phone);
  await tabTo(page, page.getByLabel('密码', { exact: true }));
  await page.keyboard.type(demo.password);
  await tabTo(page, page.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '问政策' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: '问政策' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: '检索政策' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: '检索政策' }));
  await page.keyboard.type('高新技术企业 认定');
  await page.keyboard.press('Enter');
  const national = page.getByRole('checkbox', { name: /^全国/ });
  await expect(national).toBeVisible();
  await tabTo(page, national);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/region=000000/);

  const title = page.getByRole('link', { name: '高新技术企业认定管理办法' }).first();
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '高新技术企业认定管理办法' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '第十一条的操作' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '复制第十一条及出处' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('复制成功').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/国科发火〔2016〕32号/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('深色');
  await expect(page.getByRole('option', { name: '切换为深色主题' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-hc-theme="dark"]').first()).toBeAttached();
});

test('从页首至多按12次键到第一项结果；登录时密码之后是忘记密码；对话打开就能写，Esc关上来源', async ({
  cleanPage: page,
}) => {
  await page.goto('/login');
  await tabTo(page, page.getByLabel('密码', { exact: true }));
  // After the eye, which shows what was typed.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByText('忘记密码')).toBeFocused();

  await signInByPassword(page);
  await page.goto('/Policy/PolicySearch?q=研发费用补助');
  const first = page.getByRole('article').first().getByRole('link').first();
  await expect(first).toBeVisible();
  const skips = ['跳到正文', '跳到检索结果'];
  const isAt = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
  let presses = 0;
  while (!(await isAt(first))) {
    await page.keyboard.press('Tab');
    presses += 1;
    for (const name of skips)
      if (await isAt(page.getByRole('link', { name }))) {
        await page.keyboard.press('Enter');
        presses += 1;
      }
    expect(presses).toBeLessThanOrEqual(12);
  }

  await page.goto('/DeepSeek');
  await expect(page.getByRole('textbox', { name: '提问' })).toBeFocused();
  await page.keyboard.type('研发费用加计扣除能省多少税');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^引用来源/ }).click();
  const sources = page.getByRole('heading', { name: '引用来源' });
  await expect(sources).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sources).toBeHidden();
});
