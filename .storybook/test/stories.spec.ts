import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { contextOptions, desktop } from './playwright.config';
import {
  linksWithOpener,
  openStorybook,
  type Story,
  setTheme,
  showStory,
  sizeOf,
  stories,
  takeProblems,
  violationsInDark,
  violationsInLight,
} from './storyPage';

// One visit to every story: its play, axe in both themes, the product's content security policy, and its picture.

/** Low, so that the picture of a component ends where its states end. */
const strip = { width: 1280, height: 240 };
const phone = { width: 375, height: 812 };

/** Every 状态 story shows all states of a component; pages and compositions join them with the tag `visual`. */
const isStates = ({ name }: Story) => name === '状态';
const isComposition = (story: Story) => !isStates(story) && story.tags.includes('visual');
/** The baselines show the fonts of Linux with Noto CJK. */
const hasBaselines = process.platform === 'linux';

const test = base.extend<object, { canvas: Page }>({
  canvas: [
    async ({ browser }, use) => {
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      await openStorybook(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const story of stories) {
  test(`${story.title}：${story.name}`, async ({ canvas }) => {
    const size = (await sizeOf(canvas, story)) ?? desktop;
    await canvas.setViewportSize(size);
    expect(await showStory(canvas, story), '操作').toEqual([]);
    expect.soft(await settled(() => violationsInLight(canvas)), '浅色，axe').toEqual([]);
    expect.soft(await violationsInDark(canvas), '深色，对比度').toEqual([]);
    expect.soft(await linksWithOpener(canvas), '新窗口的链接不交出自己的窗口').toEqual([]);
    if (hasBaselines && isStates(story)) {
      await canvas.setViewportSize(strip);
      await expectPicture(canvas, `${story.id}.png`, true);
    }
    if (hasBaselines && isComposition(story)) {
      for (const wanted of [desktop, phone]) {
        if (wanted !== size) {
          // Mounted at this size: a row that scrolls to its current item does so once. What a play asks for is of its own size.
          await canvas.setViewportSize(wanted);
          await showStory(canvas, story);
        }
        await expectPicture(canvas, `${story.id}-${wanted.width}.png`);
      }
    }
    expect.soft(await takeProblems(canvas), '产品的内容安全策略').toEqual([]);
  });
}

test('改动一个令牌就通不过', async ({ canvas }, { config }) => {
  const button = stories.find(({ id }) => id === 'ui-button--states');
  test.skip(!button || !hasBaselines || ['all', 'changed'].includes(config.updateSnapshots), '没有可比的基准图');
  // One step of the ramp: azurite 600 becomes 700.
  await canvas.evaluate(() => {
    const mutation = new CSSStyleSheet();
    mutation.replaceSync('[data-hc-theme] { --hc-color-accent: #074e8a !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, mutation];
  });
  await canvas.setViewportSize(strip);
  await showStory(canvas, button as Story);
  const picture = await pictureOf(canvas, true);
  await canvas.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  expect(() => expect(picture).toMatchSnapshot('ui-button--states.png')).toThrow(/pixels/);
});

/** What is still wrong when the page had two seconds to come to rest: what measures itself says a little later whether it scrolls. */
async function settled(find: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + 2_000;
  let found = await find();
  while (found.length > 0 && Date.now() < deadline) found = await find();
  return found;
}

/** Milliseconds for a picture to come right: on a busy machine one takes seconds, and a second try hides what is really wrong. */
const patience = 25_000;

/** Pictures again until one is as it should be: skeletons and late texts come and go. A new baseline is one that stays. */
async function expectPicture(page: Page, name: string, fullPage = false): Promise<void> {
  if (test.info().config.updateSnapshots === 'all') {
    let last = await pictureOf(page, fullPage);
    const isStill = async () => {
      const next = await pictureOf(page, fullPage);
      const same = next.equals(last);
      last = next;
      return same;
    };
    // Longer than a skeleton waits before it appears.
    await expect.poll(isStill, { intervals: [400], timeout: patience }).toBe(true);
    expect(last).toMatchSnapshot(name);
    return;
  }
  await expect(async () => expect(await pictureOf(page, fullPage)).toMatchSnapshot(name)).toPass({
    intervals: [50, 100, 250, 500],
    timeout: patience,
  });
}

/** The story in light and, beside it, in dark. */
async function pictureOf(page: Page, fullPage: boolean): Promise<Buffer> {
  const pictures: Buffer[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    pictures.push(await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' }));
  }
  await setTheme(page, 'light');
  return sharp(pictures, { join: { across: pictures.length } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
