import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Size {
  width: number;
  height: number;
  /** Height in px at which a long page is cut. */
  cut: number;
}
export const phone: Size = { width: 375, height: 812, cut: 3600 };
export const tablet: Size = { width: 768, height: 1024, cut: 2400 };
export const desktop: Size = { width: 1440, height: 900, cut: 1700 };
export const wide: Size = { width: 1920, height: 1080, cut: 1700 };

export interface Shot {
  width: number;
  height: number;
  theme: Theme;
  file: string;
}

export interface Views {
  sizes: readonly Size[];
  themes: readonly Theme[];
  setTheme: (page: Page, theme: Theme) => Promise<void>;
}

/**
 * Photographs the open page in all sizes and themes, as `<file>-375-light.jpg`. `problems` names the widths in which it
 * scrolls sideways.
 */
export async function photograph(
  page: Page,
  file: string,
  views: Views,
): Promise<{ shots: Shot[]; problems: string[] }> {
  const shots: Shot[] = [];
  const problems: string[] = [];
  for (const { width, height: initial, cut } of views.sizes) {
    await page.setViewportSize({ width, height: initial });
    await painted(page);
    const content = await measure(page);
    if (content.scrollWidth > width) problems.push(`${width}：横向滚动，内容宽${content.scrollWidth}`);
    // As in a window that is as high as the page: what sticks to an edge of the window is where it belongs.
    const height = Math.min(content.scrollHeight, cut);
    await page.setViewportSize({ width, height });
    for (const theme of views.themes) {
      await views.setTheme(page, theme);
      await painted(page);
      const shot = `${file}-${width}-${theme}.jpg`;
      await writeFile(shot, await page.screenshot({ type: 'jpeg', quality: 85 }));
      shots.push({ width, height, theme, file: shot });
    }
  }
  return { shots, problems };
}

/** Size of what is on the page in px, once it fits; what is still too wide after a second is no passing state. */
async function measure(page: Page): Promise<{ scrollWidth: number; scrollHeight: number }> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, null, { timeout: 1000 }).catch(() => undefined);
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
}

/** Waits for two frames: the first lays out, and what measures itself draws in the second. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Collects errors of a page from now on; `take` returns those since the last call. */
export function watch(page: Page): { take: () => string[] } {
  let problems: string[] = [];
  const pathOf = (url: string) => new URL(url).pathname;
  page.on('pageerror', (error) => problems.push(`出错：${error.message}`));
  page.on('console', (message) => {
    // The browser says of refused calls what the reply says below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`控制台：${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`请求失败：${response.status()} ${pathOf(response.url())}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Aborted: the page was left.
    if (reason !== 'net::ERR_ABORTED') problems.push(`请求失败：${reason} ${pathOf(request.url())}`);
  });
  return {
    take() {
      const taken = problems;
      problems = [];
      return taken;
    },
  };
}
