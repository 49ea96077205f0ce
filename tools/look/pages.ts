import type { Browser, Page } from 'playwright';
import { followCalls, untilQuiet } from '../../apps/portal/e2e/calls';
import { text } from '../../apps/portal/src/text';
import { desktop, phone, photograph, type Shot, tablet, themes, watch, wide } from './camera';
import { inLanes } from './lanes';
import type { PageToSee } from './routes';

export interface SeenPage extends PageToSee {
  shots: Shot[];
  problems: string[];
}

const forStrangers = new Set(['account.login', 'account.loginByCode', 'policy.matchShared']);
const { chunkTitle, awayTitle, pageTitle } = text.failure;
const failures = [chunkTitle, awayTitle, pageTitle, text.pages.notFound];

/** Photographs pages of the running product, each opened once as on a phone and once as on a desktop. */
export function photographPages(
  browser: Browser,
  url: string,
  token: string,
  pages: readonly PageToSee[],
  folder: string,
): Promise<SeenPage[]> {
  const open = async (session: string | null) => {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (session !== null) await page.addInitScript((value) => localStorage.setItem('token', value), session);
    followCalls(page);
    return { page, watched: watch(page) };
  };
  return inLanes(pages, async () => {
    const member = await open(token);
    const stranger = await open(null);
    return async (seen) => {
      const { page, watched } = forStrangers.has(seen.id) ? stranger : member;
      const shots: Shot[] = [];
      const problems: string[] = [];
      for (const sizes of [
        [phone, tablet],
        [desktop, wide],
      ] as const) {
        await page.setViewportSize(sizes[0]);
        await page.emulateMedia({ colorScheme: 'light' });
        await arrive(page, seen.address).catch(() => problems.push('一直在加载'));
        const file = `${folder}/${seen.id}`;
        const setTheme = (_: unknown, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme });
        const taken = await photograph(page, file, { sizes, themes, setTheme });
        shots.push(...taken.shots);
        problems.push(...taken.problems, ...watched.take());
        for (const failure of failures)
          if (await page.getByRole('heading', { name: failure, exact: true }).count()) problems.push(failure);
      }
      return { ...seen, shots, problems: [...new Set(problems)] };
    };
  });
}

/** Opens an address and waits until the page has its heading, nothing on it is being loaded, and no call is under way. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'), null, {
    timeout: 10_000,
  });
  await untilQuiet(page, 300);
}
