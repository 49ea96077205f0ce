import type { CDPSession, Page } from '@playwright/test';
import { liveAsFirm } from '../../../tools/look/firm';
import { addressPages, readRoutes } from '../../../tools/look/routes';
import { followCalls, untilQuiet } from './calls';
import { expect, test } from './fixtures';
import { makeDataDir, removeDataDir, startServer } from './server';

/** What the eye measures on a page, in px. */
interface Seen {
  /** From the sheet to what stands most to the left, and to the middle of the title's first line. */
  left: number | null;
  title: number | null;
  /** Controls of different heights beside each other. */
  mixed: string[];
  shift: number;
  /** Rows of lists that are too high, where their name takes one line. */
  high: string[];
}

/** Without the shell, or in another product. */
const isElsewhere = (id: string) => /^(account\.login|notes\.|policy\.matchShared$)/.test(id);
/** Panes from edge to edge, where a page has no box: conversations and their like (visual language §3). */
const isWorkspace = (id: string) => /^(chat\.|policy\.((match|project|finance)(Proceed|Report)|application)$)/.test(id);
/** A document: above its title stand who wrote it and the red rule. */
const isDocument = (id: string) => /^policy\.(detail|noticeDetail|apply)$/.test(id);
/** A page, and one beside the navigation of the personal centre. */
const edges = [36, 216 + 36];
/** The middle of a title: 24 above a line of 30, or of 34 where it greets. */
const titleHeight = 39;
/** CLS, at most. */
const maxShift = 0.02;
/** Of a row in a list of policies, notices, declarations and their like. */
const maxRow = 88;

test('每一页：一条左边线、标题同高、一排控件同高、列表行不高、不跳动，375与768与两倍字号都不横向滚动', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const dataDir = makeDataDir();
  const [server, routes] = await Promise.all([startServer(dataDir, { PAYMENT_GATEWAY: 'sandbox' }), readRoutes()]);
  // After half a year of a firm's work every page has something on it, and those with parameters an address.
  const { token, addresses } = await liveAsFirm(server.url);
  const pages = addressPages(routes, addresses).filter(({ id }) => !isElsewhere(id));
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  followCalls(page);
  await page.addInitScript(watchShifts, token);
  const devtools = await context.newCDPSession(page);
  const found: Record<string, string[]> = {};
  for (const { id, address } of pages) {
    const problems = await look(page, devtools, id, address);
    if (problems.length > 0) found[`${id} ${address}`] = problems;
  }
  await context.close();
  await server.stop();
  removeDataDir(dataDir);
  expect(found).toEqual({});
});

async function look(page: Page, devtools: CDPSession, id: string, path: string): Promise<string[]> {
  const problems: string[] = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  const { left, title, mixed, high, shift: first } = await open(page, path);
  // On a busy machine a part may come later than the next waits for it.
  const shift = first > maxShift ? Math.min(first, (await open(page, path)).shift) : first;
  if (!isWorkspace(id)) {
    // A glyph has some room of its own.
    if (left !== null && !edges.some((edge) => Math.abs(edge - left) <= 2)) problems.push(`left edge at ${left}`);
    if (title !== null && !isDocument(id) && Math.abs(title - titleHeight) > 2) problems.push(`title at ${title}`);
  }
  if (mixed.length > 0) problems.push(`heights in one row: ${mixed.join(', ')}`);
  if (high.length > 0) problems.push(`rows above ${maxRow}: ${high.join(', ')}`);
  if (shift > maxShift) problems.push(`layout shift ${shift.toFixed(3)}`);
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFit(page, `${width}`, problems);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // As somebody does who sets large text in the browser.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expectFit(page, 'text of 200 %', problems);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  return problems;
}

async function open(page: Page, path: string): Promise<Seen> {
  await page.goto(path);
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'));
  await untilQuiet(page, 300);
  return page.evaluate(measure, maxRow);
}

async function expectFit(page: Page, where: string, problems: string[]): Promise<void> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  // What measures itself fits after a frame or two.
  await page.waitForFunction(fits, null, { timeout: 1_000 }).catch(async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    problems.push(`scrolls sideways at ${where}: ${width}`);
  });
}

function watchShifts(token: string): void {
  localStorage.setItem('token', token);
  const own = window as unknown as { shifted: number };
  own.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) own.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function measure(maxRow: number): Seen {
  const sheet = document.querySelector('main')?.getBoundingClientRect();
  const heading = document.querySelector('main h1');
  const range = document.createRange();
  const boxOf = (node: Node) => {
    range.selectNodeContents(node);
    const box = range.getClientRects()[0];
    const holder = node instanceof Element ? node : node.parentElement;
    // What is only read out is cut to a point.
    return box && holder && holder.getBoundingClientRect().width > 1 ? box : undefined;
  };
  const titleBox = heading ? boxOf(heading) : undefined;
  let left: number | null = null;
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const box = node.textContent?.trim() ? boxOf(node) : undefined;
    // A skip link waits above the window until it is focused.
    if (!box || box.width <= 1 || box.bottom <= 0 || node.parentElement?.closest('nav, aside')) continue;
    if (left === null || box.left < left) left = box.left;
  }
  const controls = [
    ...document.querySelectorAll('main :is(button, a, input:not([type=checkbox], [type=radio], [type=range]))'),
  ]
    .map((element) => {
      const { backgroundColor, boxShadow, borderTopWidth } = getComputedStyle(element);
      const hasFrame = backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none' || borderTopWidth !== '0px';
      return { element, box: element.getBoundingClientRect(), hasFrame };
    })
    .filter(({ box, hasFrame }) => hasFrame && box.height >= 26 && box.height <= 48 && box.width > 20);
  const mixed = new Set<string>();
  for (const one of controls)
    for (const other of controls) {
      const isBeside =
        Math.abs(one.box.top + one.box.bottom - other.box.top - other.box.bottom) < 16 &&
        other.box.left >= one.box.right - 1 &&
        other.box.left - one.box.right < 48;
      if (isBeside && Math.abs(one.box.height - other.box.height) >= 1 && !one.element.contains(other.element))
        mixed.add(`${one.element.textContent} ${one.box.height} | ${other.element.textContent} ${other.box.height}`);
    }
  // A policy, a notice, a firm: a row in its list with a name. What is written there at length is no row.
  const high = [...document.querySelectorAll('main :is(li > article:only-child, li:has(> a:only-child))')].flatMap(
    (row) => {
      const name = row.querySelector('h2, h3, a')?.getBoundingClientRect();
      const height = row.getBoundingClientRect().height - Math.max(0, (name?.height ?? 0) - 28);
      return height > maxRow ? [`${row.textContent?.slice(0, 20)} ${height}`] : [];
    },
  );
  return {
    high,
    left: left === null || !sheet ? null : Math.round(left - sheet.left),
    title: titleBox && sheet ? Math.round((titleBox.top + titleBox.bottom) / 2 - sheet.top) : null,
    mixed: [...mixed],
    shift: (window as unknown as { shifted: number }).shifted,
  };
}
