// What 智能校对 costs somebody who writes in 200,000 characters: the built portal on a real server, official documents with commas that
// are not Chinese ones. From a paste to its first mark, from a key to the mark that it makes, what scrolling asks of the page, and what
// the worker reads in a second. Writes bench-results/proofreading-page.json.
//
//   tsx bench/proofreading/src/inBrowser.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { chromium, type Page } from 'playwright';
import { makeDataDir, removeDataDir, startServer } from '../../../apps/portal/e2e/server';
import { buildStale } from '../../../tools/build.mjs';
import { chromiumLaunch } from '../../../tools/chromium.mjs';
import { readTrace, traceScroll } from '../../chat/src/trace';
import { firstDraw, readDocuments } from './sets';

const demo = { phone: '13800138000', password: 'Hengce@2026' };
const characters = 200_000;
const commas = 200;
/** The first ones after a paste, whose code the browser still compiles: also told by themselves. */
const firstCommas = 10;
/** Of somebody who types fast. */
const betweenKeysMs = 120;
const rounds = 3;
/** Milliseconds: as the clock says, and of CPU on the page's thread and on the worker's, so that a busy machine says the same. */
interface Cost {
  wall: number;
  cpu: number;
  page: number;
  worker: number;
}
const results = new URL('../../../bench-results/', import.meta.url);

const documents = readDocuments(firstDraw);
if (documents === null) {
  console.log('没有公文，没有测智能校对的页面');
  process.exit(0);
}
const text = withCommas(
  documents
    .map((one) => one.text)
    .join('\n')
    .slice(0, characters),
);

buildStale();
const dataDir = makeDataDir();
const server = await startServer(dataDir);
const browser = await chromium.launch(chromiumLaunch());
try {
  const { token } = await post<{ token: string }>('/api/v1/user/login', new URLSearchParams(demo));
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  const firstMarks: Cost[] = [];
  let page: Page | undefined;
  for (let round = 0; round < rounds; round++) {
    await page?.close();
    page = await context.newPage();
    await page.goto(`/textCorrection?document=${await newDocument(token)}`);
    firstMarks.push(await paste(page));
    await page.getByText(/正在校对/).waitFor({ state: 'detached', timeout: 120_000 });
  }
  if (!page) throw new Error('no round');
  // By the clock first: a trace costs the page a good part of a key.
  const timed = await typeCommas(page, commas, false);
  const traced = await typeCommas(page, commas, true);
  await page.mouse.move(500, 500);
  const scrolling = await traceScroll(page, [...Array(80).fill(1_500), ...Array(40).fill(-2_500)]);
  const worker = await speedOfWorker(page);
  const keysAt = (share: number): Cost => ({ ...spread(traced, share), wall: spread(timed, share).wall });
  const summary = {
    at: new Date().toISOString(),
    load: loadavg()[0],
    characters: text.length,
    firstMarks: spread(firstMarks, 0.5),
    firstKeys: Math.round(Math.max(...timed.slice(0, firstCommas).map(({ wall }) => wall))),
    keystroke: { p50: keysAt(0.5), p95: keysAt(0.95), count: timed.length },
    scrolling,
    workerMbPerSecond: worker,
  };
  await mkdir(results, { recursive: true });
  await writeFile(new URL('proofreading-page.json', results), JSON.stringify(summary, null, 2));
  console.log(JSON.stringify(summary, null, 2));
} finally {
  await browser.close();
  await server.stop();
  removeDataDir(dataDir);
}

/** What it takes from a paste to the first mark in sight. */
async function paste(page: Page): Promise<Cost> {
  await page.getByRole('textbox', { name: '正文' }).waitFor();
  // The words are there, as they are by the time that somebody has a text to paste.
  await page.getByText('没有查到问题').waitFor();
  await page.getByText(/词表正在读取/).waitFor({ state: 'detached', timeout: 60_000 });
  const trace = await readTrace(await page.context().newCDPSession(page));
  const wall = await page.evaluate(async (pasted) => {
    const root = [...document.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot as ShadowRoot;
    const content = root.querySelector('.cm-content') as HTMLElement;
    content.focus();
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const marked = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!root.querySelector('.hc-mark')) return;
        observer.disconnect();
        resolve(performance.mark('marked').startTime);
      }).observe(root, { childList: true, subtree: true });
    });
    const { startTime } = performance.mark('asked');
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    return (await marked) - startTime;
  }, text);
  return costOf(wall, (await trace.stop()).between('asked', 'marked'));
}

/**
 * What it takes from a key to the mark that it makes: a comma that is not Chinese. Each is taken back by a second key, which
 * is not counted: its mark goes with it, without anything being read.
 */
async function typeCommas(page: Page, count: number, isTraced: boolean): Promise<Cost[]> {
  await page.evaluate(() => {
    const root = [...document.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot as ShadowRoot;
    const scroller = root.querySelector('.cm-scroller') as HTMLElement;
    scroller.scrollTop = scroller.scrollHeight / 2;
  });
  const line = page
    .locator('.cm-line')
    .filter({ hasText: /[\u4e00-\u9fff]{8}/ })
    .nth(3);
  await line.click({ position: { x: 60, y: 10 } });
  await page.waitForTimeout(1_000);
  const session = await page.context().newCDPSession(page);
  const trace = isTraced ? await readTrace(session) : null;
  const waits: number[] = [];
  for (let at = 0; at < 2 * count; at++) {
    // Watches before the key is pressed: keys overtake what a page is asked to run.
    const watched = await page.evaluateHandle((at) => {
      const root = [...document.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot as ShadowRoot;
      const before = root.querySelectorAll('.hc-mark').length;
      let pressed = 0;
      document.addEventListener('keydown', () => (pressed = performance.mark(`asked${at}`).startTime), {
        capture: true,
        once: true,
      });
      const marked = new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (pressed === 0 || root.querySelectorAll('.hc-mark').length === before) return;
          observer.disconnect();
          resolve(performance.mark(`marked${at}`).startTime - pressed);
        }).observe(root, { childList: true, subtree: true, characterData: true });
      });
      return { marked };
    }, at);
    await page.keyboard.press(at % 2 === 0 ? ',' : 'Backspace');
    waits.push(await watched.evaluate(({ marked }) => marked));
    await page.waitForTimeout(betweenKeysMs);
  }
  const read = await trace?.stop();
  const nothing = { pageMs: 0, workerMs: 0 };
  return waits
    .map((wall, at) => costOf(wall, read?.between(`asked${at}`, `marked${at}`) ?? nothing))
    .filter((_, at) => at % 2 === 0);
}

function costOf(wall: number, { pageMs, workerMs }: { pageMs: number; workerMs: number }): Cost {
  return { wall, cpu: pageMs + workerMs, page: pageMs, worker: workerMs };
}

/** Megabytes of UTF-8 a second, the best of some readings of the whole text: others work on this machine too. */
async function speedOfWorker(page: Page): Promise<number> {
  const worker = page.workers().find((one) => one.url().includes('reading'));
  if (!worker) throw new Error('no worker');
  const best = await worker.evaluate(
    async ([given, times]) => {
      const scope = globalThis as unknown as {
        onmessage: (event: { data: unknown }) => void;
        postMessage: (message: { turn: number; waiting: number }) => void;
      };
      const post = scope.postMessage.bind(scope);
      let least = Number.POSITIVE_INFINITY;
      for (let turn = 1; turn <= times; turn++) {
        // Another text each time, of which nothing is known yet.
        const fresh = given.replaceAll('\n', `\n${turn}、`);
        const whole = new Promise<void>((resolve) => {
          scope.postMessage = (message) => {
            if (message.turn === 1_000_000 + turn && message.waiting === 0) resolve();
          };
        });
        const started = performance.now();
        scope.onmessage({ data: { type: 'text', turn: 1_000_000 + turn, head: 0, tail: 0, middle: fresh, near: 0 } });
        await whole;
        least = Math.min(least, performance.now() - started);
      }
      scope.postMessage = post;
      return least;
    },
    [text, rounds] as const,
  );
  return Math.round((Buffer.byteLength(text) / best / 1_000) * 100) / 100;
}

/** A wrong comma in every fourth paragraph that has a right one, so that there is one in sight wherever one looks. */
function withCommas(all: string): string {
  let count = 0;
  return all.replace(/^.*?，/gm, (head) => (count++ % 4 === 0 ? `${head.slice(0, -1)},` : head));
}

/** Each figure by itself: the share of the rounds that stay below it. */
function spread(costs: readonly Cost[], share: number): Cost {
  const at = (name: keyof Cost) => {
    const values = costs.map((cost) => cost[name]).sort((a, b) => a - b);
    return Math.round((values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0) * 10) / 10;
  };
  return { wall: at('wall'), cpu: at('cpu'), page: at('page'), worker: at('worker') };
}

async function newDocument(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ text: '关于开展检查的通知', genre: 'official' });
  const { id } = await post<{ id: string }>('/api/proofreading/create', body, headers);
  const counted = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
  await post(`/api/proofreading/count/${id}`, JSON.stringify({ version: 1 }), counted);
  return id;
}

async function post<T>(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<T> {
  const reply = await fetch(server.url + path, { method: 'POST', body, headers });
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: T };
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return data;
}
