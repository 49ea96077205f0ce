import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export interface Story {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

const index: { entries: Record<string, Story> } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
);
export const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** Opens one story by itself and waits until it has rendered, played and settled. */
export async function openStory(page: Page, id: string, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript(() => {
    // As the portal does (host/trustedTypes.ts); and the service worker of the mocked API is let through.
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void };
    };
    trustedTypes.createPolicy('default', {
      // Methods: `tsx` wraps a named function into a helper that the page does not have.
      createHTML(html: string) {
        return /^(&[A-Za-z][A-Za-z0-9]{0,40};)?$/.test(html) ? html : null;
      },
      createScriptURL(url: string) {
        return url === '/mockServiceWorker.js' ? url : null;
      },
    });
  });
  await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
  await settled(page, id);
}

/** Changes to another story without loading the page again. */
export async function switchStory(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      globalThis as unknown as StorybookWindow;
    // Asked for again, it would be mounted anew while its old picture is still there.
    if (preview.currentRender?.id !== storyId) channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await settled(page, id);
}

/** Shows the story of the page in a theme, without playing it again. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
    channel.emit('updateGlobals', { globals: { theme: value } });
  }, theme);
  await page.waitForSelector(`[data-hc-theme=${theme}]`);
}

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: object): void };
  __STORYBOOK_PREVIEW__: { currentRender?: { id: string; phase?: string } };
}

async function settled(page: Page, id: string): Promise<void> {
  const outcome = await page.waitForFunction((storyId) => {
    const render = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
    if (render?.id !== storyId) return null;
    if (render.phase === 'finished') return 'finished';
    const failure = document.querySelector('#error-message')?.textContent;
    return ['errored', 'aborted'].includes(render.phase ?? '') && `${render.phase} ${failure}`;
  }, id);
  const phase = await outcome.jsonValue();
  if (phase !== 'finished') throw new Error(`${id}: ${phase}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
