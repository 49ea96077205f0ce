import type { Browser, Page } from 'playwright';
import serveStorybook from '../../.storybook/test/serveStorybook';
import { desktop, phone, photograph, type Shot, type Theme, tablet, themes, wide } from './camera';
import { inLanes } from './lanes';

export interface SeenStory {
  id: string;
  title: string;
  name: string;
  shots: Shot[];
  problems: string[];
}

/**
 * Photographs stories of pages in phone and desktop width, in light, the first of each page in dark too. Stories that
 * play are left out, unless they are the first of their page. With `isAll` all of them, in all sizes and themes.
 */
export async function photographStories(
  browser: Browser,
  folder: string,
  { isAll, isWanted }: { isAll: boolean; isWanted: (name: string) => boolean },
): Promise<SeenStory[]> {
  const { openStorybook, setTheme, showStory, stories } = await import('../../.storybook/test/storyPage');
  const pages = stories.filter(({ title }) => title.startsWith('页面/'));
  const isFirst = ({ id, title }: (typeof stories)[number]) => pages.find((story) => story.title === title)?.id === id;
  // Those that play walk through a page, and tests walk with them.
  const chosen = pages.filter(
    (story) =>
      (isAll || isFirst(story) || !story.tags.includes('play-fn')) &&
      isWanted(`${story.title} ${story.name} ${story.id}`),
  );
  const close = await serveStorybook();
  const sizes = isAll ? [phone, tablet, desktop, wide] : [phone, desktop];
  try {
    return await inLanes(chosen, async () => {
      const context = await browser.newContext({
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      let isOpen = false;
      return async (story) => {
        const { id, title, name } = story;
        try {
          await page.setViewportSize(desktop);
          if (!isOpen) await openStorybook(page);
          isOpen = true;
          const failures = await showStory(page, story);
          if (failures.length > 0) throw new Error(failures.join('\n'));
          await still(page);
          const shown: readonly Theme[] = isAll || isFirst(story) ? themes : ['light'];
          const seen = await photograph(page, `${folder}/${id}`, { sizes, themes: shown, setTheme });
          return { id, title, name, ...seen };
        } catch (error) {
          return { id, title, name, shots: [], problems: [`没有打开：${(error as Error).message}`] };
        }
      };
    });
  } finally {
    await close();
  }
}

/** Waits until nothing has changed for longer than a skeleton takes to appear; three seconds at most, for a story that moves. */
const still = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 250);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 250);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(resolve, 3000);
      }),
  );
