import type { CDPSession, Page } from '@playwright/test';
import { liveAsFirm } from '../../../tools/look/firm';
import { addressPages, readRoutes } from '../../../tools/look/routes';
import { followCalls, untilQuiet } from './calls';
import { measure, type Seen } from './craftMeasure';
import { expect, test } from './fixtures';
import { copyDataDir, removeDataDir, startServer } from './server';

/** Without the shell, full screen, or in another product. */
const isElsewhere = (id: string) => /^(account\.login|notes\.|policy\.matchShared$|ppt\.(shared|present)$)/.test(id);
/** A column of reading width in the middle of what the list beside it leaves (ADR 12). */
const isConversation = (id: string) => /^chat\.(chat|assistant|templates|policyAssistant)$/.test(id);
/** Slides beside their fields, from edge to edge. */
const isEditor = (id: string) => id === 'ppt.deck';
/** Panes from edge to edge, whose titles stand in a bar or are small (visual language §3). */
const isWorkspace = (id: string) =>
  isConversation(id) ||
  isEditor(id) ||
  /^(chat\.pdf|policy\.((match|project|finance)(Proceed|Report)|application))$/.test(id);
/** Rows that carry a picture of their deck. */
const hasPictures = (id: string) => id === 'ppt.decks';
/** A question is the name of its field. */
const isQuestionnaire = (id: string) => /Proceed$/.test(id);
const isRegional = (address: string) => address.startsWith('/Policy/RegionalCompare');
/** A document: above its title stand who wrote it and the red rule. */
const isDocument = (id: string) => /^policy\.(detail|noticeDetail|apply)$/.test(id);
/** A page, and one beside a column of 216 px (ADR 12). */
const edges = [36, 216 + 36];
/** A glyph has some room of its own. */
const glyphRoom = 2;
/** The middle of a title: 24 above a line of 30, or of 34 where it greets. */
const titleHeight = 39;
/** CLS, at most. */
const maxShift = 0.02;
/** Of a row in any list or table. */
const maxRow = 88;
/** What stands above the content of a regional page, to the end of its tabs. */
const maxChrome = 120;

test('每一页：一条左边线、标题同高、一排控件同高、工具栏32表单36、行不高、不跳动，375与768与两倍字号都不横向滚动', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const dataDir = copyDataDir();
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
  const { left, title, chrome, mixed, fields, high, shift: first } = await open(page, path);
  // On a busy machine a part may come later than the next waits for it.
  const shift = first > maxShift ? Math.min(first, (await open(page, path)).shift) : first;
  if (!isConversation(id) && !isEditor(id)) {
    const isEdge = (x: number | null) => x === null || edges.some((edge) => Math.abs(edge - x) <= glyphRoom);
    if (!isEdge(left)) problems.push(`left edge at ${left}`);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await untilQuiet(page, 0);
    const wide = await page.evaluate(measure, maxRow);
    if (wide.left !== left) problems.push(`left edge at ${wide.left} of 1920, ${left} of 1440`);
  }
  if (title !== null && !isWorkspace(id) && !isDocument(id) && Math.abs(title - titleHeight) > 2)
    problems.push(`title at ${title}`);
  if (mixed.length > 0) problems.push(`heights in one row: ${mixed.join(', ')}`);
  if (fields.length > 0 && !isQuestionnaire(id)) problems.push(`fields of another height: ${fields.join(', ')}`);
  if (isRegional(path) && (chrome ?? Infinity) > maxChrome) problems.push(`content begins at ${chrome}`);
  if (high.length > 0 && !hasPictures(id)) problems.push(`rows above ${maxRow}: ${high.join(', ')}`);
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
  // What measures itself fits after a frame or two, which a busy machine is slow to draw.
  await page.waitForFunction(fits, null, { timeout: 10_000 }).catch(async () => {
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
