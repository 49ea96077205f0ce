import type { Page, Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Counts the calls under way on a page from now on, for `untilQuiet`; the stream of messages is left out. */
export function followCalls(page: Page): void {
  const calls = new Set<Request>();
  underWay.set(page, calls);
  // The stream of messages lasts as long as the page.
  page.on('request', (request) => request.url().includes('/message/stream') || calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && calls.clear());
}

/** Waits until no call of a followed page has been under way for `ms` milliseconds. @throws Error after 15 seconds */
export async function untilQuiet(page: Page, ms: number): Promise<void> {
  const deadline = Date.now() + 15_000;
  for (let quietSince = Date.now(); Date.now() - quietSince <= ms; await page.waitForTimeout(50)) {
    if (underWay.get(page)?.size !== 0) quietSince = Date.now();
    if (Date.now() > deadline) throw new Error('the page does not come to rest');
  }
}
