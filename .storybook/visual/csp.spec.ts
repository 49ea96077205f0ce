import { expect, test } from '@playwright/test';
import { openStory, stories, switchStory } from './stories';

// One page walks through a share of the stories: loading Storybook anew for each would take ten times as long.
const shares = 6;

for (let share = 0; share < shares; share++) {
  test(`每个故事都遵守产品的内容安全策略，新窗口的链接不交出自己的窗口（${share + 1}/${shares}）`, async ({ page }) => {
    test.setTimeout(600_000);
    const violations: string[] = [];
    let current = '';
    await page.exposeFunction('reportViolation', (what: string) => violations.push(`${current}：${what}`));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        (globalThis as unknown as { reportViolation(what: string): void }).reportViolation(
          `${violatedDirective} ${blockedURI} ${sample}`,
        ),
      );
    });
    const mine = stories.filter((_, i) => i % shares === share);
    for (const { id } of mine) {
      current = id;
      if (id === mine[0]?.id) await openStory(page, id, 'light');
      else await switchStory(page, id);
      // Threat S9, where it is cheap to look at everything that is ever shown.
      const open = page.locator('a[target=_blank]:not([rel~=noopener])');
      for (const link of await open.evaluateAll((links) => links.map((each) => each.outerHTML.slice(0, 120))))
        violations.push(`${id}：${link}`);
    }
    expect(violations).toEqual([]);
  });
}
