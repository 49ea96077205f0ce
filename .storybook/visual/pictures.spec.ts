import { expect, test } from '@playwright/test';
import { openStory, stories } from './stories';

// Every 状态 story shows all states of a component; pages and compositions join them with the tag `visual`.
const states = stories.filter(({ name }) => name === '状态');
const compositions = stories.filter(({ name, tags }) => name !== '状态' && tags.includes('visual'));
const themes = ['light', 'dark'] as const;
const desktop = { width: 1280, height: 900 };
const phone = { width: 375, height: 812 };

test.skip(process.platform !== 'linux', '基准图取自 Linux 与 Noto CJK，其他系统的字体不同');

for (const { id, title } of states) {
  for (const theme of themes) {
    test(`${title}：${theme}`, async ({ page }) => {
      // Low, so that the picture ends where the states end.
      await page.setViewportSize({ width: 1280, height: 240 });
      await openStory(page, id, theme);
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`, { fullPage: true });
    });
  }
}

for (const { id, title, name } of compositions) {
  for (const theme of themes) {
    for (const viewport of [desktop, phone]) {
      test(`${title}，${name}：${theme} ${viewport.width}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await openStory(page, id, theme);
        await expect(page).toHaveScreenshot(`${id}-${theme}-${viewport.width}.png`);
      });
    }
  }
}

test('改动一个令牌就通不过', async ({ page }, { config }) => {
  test.skip(['all', 'changed'].includes(config.updateSnapshots), '取基准图时不比较');
  await page.setViewportSize({ width: 1280, height: 240 });
  await openStory(page, 'ui-button--states', 'light');
  // One step of the ramp: azurite 600 becomes 700.
  await page.evaluate(() => {
    for (const theme of document.querySelectorAll<HTMLElement>('[data-hc-theme]'))
      theme.style.setProperty('--hc-color-accent', '#074e8a');
  });
  const unchanged = expect(page).toHaveScreenshot('ui-button--states-light.png', { fullPage: true, timeout: 3000 });
  await expect(unchanged).rejects.toThrow(/pixels/);
});
