import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

export interface Story {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  tags: string[];
}

const index: { entries: Record<string, Story> } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
);
/** Source files whose stories are wanted; all unless `tools/stories.mjs` names some. */
const wanted = process.env.STORIES?.split('\n');
export const stories = Object.values(index.entries).filter(
  ({ type, importPath }) => type === 'story' && (wanted?.includes(importPath) ?? true),
);

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads Storybook into a page. To show more than one story call `showStory` for each: loading takes seconds. */
export async function openStorybook(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = globalThis as unknown as StorybookWindow;
    // As the portal does (host/trustedTypes.ts); and the service worker of the mocked API is let through.
    here.trustedTypes.createPolicy('default', {
      // Methods, here and below: `tsx` wraps a named function into a helper that the page does not have.
      createHTML(html: string) {
        return /^(&[A-Za-z][A-Za-z0-9]{0,40};)?$/.test(html) ? html : null;
      },
      createScriptURL(url: string) {
        return url === '/mockServiceWorker.js' || /\/assets\/(reading|sound)\.worker-[\w-]+\.js$/.test(url)
          ? url
          : null;
      },
    });
    // After each play Storybook waits a tenth of a second for animations to begin, and up to five for them to end, such as the
    // time of a toast. Nothing moves here, and a picture is taken until it is right.
    delete (Document.prototype as Partial<Document>).getAnimations;
    here.problems = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      here.problems.push(`${here.currentStory}: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?viewMode=story&id=${stories[0]?.id}&globals=theme:light`);
  await page.waitForFunction(
    () => (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
  );
  await page.evaluate(axeSource);
  await page.evaluate(() => {
    // What fades in is there at once: a play that looks in the midst of it would find nothing visible.
    const still = new CSSStyleSheet();
    for (const name of ['instant', 'fast', 'base', 'slow', 'deliberate'])
      still.insertRule(`[data-hc-theme] { --hc-motion-duration-${name}: 0s !important }`);
    // Nor for the one frame in which what opens is still entering, which is long on a busy machine.
    still.insertRule('[data-hc-theme] [data-entering] { opacity: 1 !important }');
    // Before that a popover waits for its place, cut to nothing by a style of its own.
    still.insertRule('[data-hc-theme] [style*="inset(50%)"] { opacity: 1 !important }');
    document.adoptedStyleSheets = [still];
  });
}

/** Size of the window that a story asks for by its `viewport`, px; null where it names none. */
export async function sizeOf(page: Page, { id }: Story): Promise<{ width: number; height: number } | null> {
  return page.evaluate(async (storyId) => {
    const { storyStoreValue } = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
    const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
    const styles = parameters.viewport?.options[storyGlobals.viewport?.value ?? '']?.styles;
    return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null;
  }, id);
}

/**
 * Mounts a story anew, as if a pointer was used last, and plays it.
 *
 * @returns errors of the story, of its play and of anything else meanwhile
 */
export async function showStory(page: Page, { id }: Story): Promise<string[]> {
  return page.evaluate(async (storyId) => {
    const here = globalThis as unknown as StorybookWindow;
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = here;
    // A theme or a size may have begun the last play anew; what it throws is not this story's.
    const isOver = ['finished', 'errored', 'aborted'];
    const deadline = performance.now() + 5_000;
    while (!isOver.includes(preview.currentRender?.phase ?? 'finished') && performance.now() < deadline)
      await new Promise(requestAnimationFrame);
    here.currentStory = storyId;
    // After a key, what takes the focus would show its ring.
    document.dispatchEvent(new PointerEvent('pointerdown'));
    const said: string[] = [];
    const listeners: Record<string, (event: never) => void> = {
      storyThrewException(error: Error) {
        said.push(error.stack ?? error.message);
      },
      playFunctionThrewException(error: Error) {
        said.push(error.stack ?? error.message);
      },
      storyErrored(error: { title: string; description: string }) {
        said.push(`${error.title} ${error.description}`);
      },
      storyMissing() {
        said.push('no such story');
      },
      unhandledErrorsWhilePlaying(errors: Error[]) {
        said.push(...errors.map((error) => error.stack ?? error.message));
      },
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    await new Promise<void>((resolve) => {
      Object.assign(listeners, {
        storyFinished(event: { storyId: string; status: 'success' | 'error' }) {
          if (event.storyId !== storyId) return;
          if (event.status === 'error' && said.length === 0) said.push('the story did not finish');
          resolve();
        },
      });
      channel.on('storyFinished', listeners.storyFinished as (event: never) => void);
      if (preview.currentRender?.id === storyId) channel.emit('forceRemount', { storyId });
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
    await document.fonts.ready;
    return said;
  }, id);
}

/** Shows the story of the page in a theme, without playing it again. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
    channel.emit('updateGlobals', { globals: { theme: value } });
  }, theme);
  await page.waitForSelector(`[data-hc-theme=${theme}]`);
}

/** Breaches of the security policy on the page since the last call, each with the story of that moment. */
export async function takeProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as StorybookWindow).problems.splice(0));
}

/** HTML, cut to 120 characters, of the links on the page that would hand their window to the page they open (threat S9). */
export async function linksWithOpener(page: Page): Promise<string[]> {
  const links = page.locator('a[target=_blank]:not([rel~=noopener])');
  return links.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML.slice(0, 120)));
}

/** Violations that axe finds in the story of the page, by its `a11y` parameters: all rules, in light. */
export async function violationsInLight(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: engine, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow;
    const { config, context, options } = preview.currentRender?.story?.parameters.a11y ?? {};
    engine.reset();
    // As Storybook's addon: a component has no landmarks around it.
    engine.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] });
    const exclude = ['.sb-wrapper', '#storybook-docs', ...(context?.exclude ?? [])];
    // What passes is a quarter of the time, spent on selectors that nobody reads.
    const asked: axe.RunOptions = { resultTypes: ['violations'], ...options };
    const { violations } = await engine.run({ include: document.body, exclude }, asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  });
}

/**
 * Violations of contrast in the story of the page in dark: colours are all that a theme changes, so nothing has to be
 * rendered and played again.
 */
export async function violationsInDark(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: engine, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow;
    const { context } = preview.currentRender?.story?.parameters.a11y ?? {};
    const roots = [...document.querySelectorAll('[data-hc-theme="light"]')];
    for (const root of roots) root.setAttribute('data-hc-theme', 'dark');
    engine.reset();
    const { violations } = await engine.run(
      { include: document.body, exclude: context?.exclude ?? [] },
      { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, resultTypes: ['violations'] },
    );
    for (const root of roots) root.setAttribute('data-hc-theme', 'light');
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    );
  });
}

interface StorybookWindow {
  axe: typeof axe;
  currentStory: string;
  problems: string[];
  trustedTypes: { createPolicy(name: string, rules: object): void };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: object): void;
    on(event: string, listener: (event: never) => void): void;
    off(event: string, listener: (event: never) => void): void;
  };
  __STORYBOOK_PREVIEW__: {
    currentRender?: { id: string; phase?: string; story?: PreparedStory };
    storyStoreValue: { loadStory(of: { storyId: string }): Promise<PreparedStory> };
  };
}

interface PreparedStory {
  storyGlobals: { viewport?: { value: string } };
  parameters: {
    a11y?: { config?: axe.Spec; context?: { exclude?: string[] }; options?: axe.RunOptions };
    viewport?: { options: Record<string, { styles: { width: string; height: string } }> };
  };
}
