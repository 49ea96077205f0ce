import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { contextOptions } from './playwright.config';
import { openStory, type Story, setTheme, stories, switchStory } from './stories';

// Every 状态 story shows all states of a component; pages and compositions join them with the tag `visual`.
const isStates = ({ name }: Story) => name === '状态';
const states = stories.filter(isStates);
const compositions = stories.filter((story) => !isStates(story) && story.tags.includes('visual'));
const themes = ['light', 'dark'] as const;

const test = base.extend<object, { canvas: Page }>({
  // One page shows a worker's stories one after the other: loading Storybook takes longer than the pictures.
  canvas: [
    async ({ browser }, use) => {
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      await openStory(page, (stories[0] as Story).id, 'light');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.skip(process.platform !== 'linux', '基准图取自 Linux 与 Noto CJK，其他系统的字体不同');

for (const { id, title } of states) {
  test(`${title}：状态`, async ({ canvas }) => {
    // Low, so that the picture ends where the states end.
    expect(await pictureOf(canvas, id, { width: 1280, height: 240 })).toMatchSnapshot(`${id}.png`);
  });
}

for (const { id, title, name } of compositions) {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 375, height: 812 },
  ]) {
    test(`${title}，${name}：${viewport.width}`, async ({ canvas }) => {
      expect(await pictureOf(canvas, id, viewport, 'page')).toMatchSnapshot(`${id}-${viewport.width}.png`);
    });
  }
}

test('改动一个令牌就通不过', async ({ canvas }, { config }) => {
  test.skip(['all', 'changed'].includes(config.updateSnapshots), '取基准图时不比较');
  // One step of the ramp: azurite 600 becomes 700.
  await canvas.evaluate(() => {
    const mutation = new CSSStyleSheet();
    mutation.replaceSync('[data-hc-theme] { --hc-color-accent: #074e8a !important }');
    document.adoptedStyleSheets = [mutation];
  });
  const picture = await pictureOf(canvas, 'ui-button--states', { width: 1280, height: 240 });
  await canvas.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  expect(() => expect(picture).toMatchSnapshot('ui-button--states.png')).toThrow(/pixels/);
});

/** The story in light and, beside it, in dark. */
async function pictureOf(
  page: Page,
  id: string,
  viewport: { width: number; height: number },
  kind: 'component' | 'page' = 'component',
): Promise<Buffer> {
  // Mounted at this size, whatever this page showed before: a row that scrolls to its current item does so once.
  if (kind === 'page') {
    await switchStory(page, (stories[0] as Story).id);
    // As if by a pointer, whoever pressed a key last: after a key, what takes the focus shows its ring.
    await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointerdown')));
  }
  await page.setViewportSize(viewport);
  await setTheme(page, 'light');
  await switchStory(page, id);
  if (kind === 'page') {
    await page.locator('#storybook-root').locator('h1, main').first().waitFor();
    await expect(page.getByText('正在打开页面')).toHaveCount(0);
  }
  const pictures: Buffer[] = [];
  for (const theme of themes) {
    await setTheme(page, theme);
    pictures.push(await stillPicture(page, kind === 'component'));
  }
  return sharp(pictures, { join: { across: pictures.length } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Taken until nothing has changed for longer than a skeleton waits before it appears. */
async function stillPicture(page: Page, fullPage: boolean): Promise<Buffer> {
  const take = async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
  };
  let last = await take();
  for (let attempt = 0; attempt < 8; attempt++) {
    await page.waitForTimeout(350);
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}
