// What a deck of 40 slides costs who edits it: the built portal on a real server. From the address to the first slide drawn, and from a
// key to the slide drawn anew. CPU, so that a busy machine says the same. Writes bench-results/deck-page.json.
//
//   tsx bench/deck/src/inBrowser.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium, type Page } from 'playwright';
import { makeDataDir, removeDataDir, startServer } from '../../../apps/portal/e2e/server';
import { call } from '../../../packages/api/src/index';
import { sampleDeck } from '../../../packages/engines/deck/src/testing/index';
import { buildStale } from '../../../tools/build.mjs';
import { chromiumLaunch } from '../../../tools/chromium.mjs';
import { type Firm, once, signIn } from '../../../tools/look/firmSession';
import { costOfKeys, p95 } from '../../chat/src/keys';

const slides = 40;
const keys = 60;
const rounds = 5;

buildStale();
const dataDir = makeDataDir();
const server = await startServer(dataDir);
const browser = await chromium.launch(chromiumLaunch());
try {
  const firm = await signIn(server.url);
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((value) => localStorage.setItem('token', value), firm.token);
  const page = await context.newPage();
  const address = `/aippt/${await longDeck(firm)}`;
  const byAddress: number[] = [];
  const fromList: number[] = [];
  for (let round = 0; round < rounds; round++) {
    byAddress.push(await openAt(page, address));
    fromList.push(await openFromList(page, address));
  }
  await page
    .getByRole('listbox', { name: '各页' })
    .getByRole('option', { name: /申报条件/ })
    .first()
    .click();
  const field = page.getByRole('textbox', { name: '条目1' });
  await field.click();
  await page.keyboard.press('End');
  const typed = await costOfKeys(
    page,
    Array.from({ length: keys }, (_, at) => (at % 2 === 0 ? 'x' : 'Backspace')),
  );
  const result = {
    at: new Date().toISOString(),
    load: loadavg()[0],
    slides,
    /** By the clock, the middle of the rounds; the first one fills the caches of browser and server. */
    fromListMs: middle(fromList),
    byAddressMs: middle(byAddress),
    key: p95(typed),
  };
  mkdirSync('bench-results', { recursive: true });
  writeFileSync('bench-results/deck-page.json', JSON.stringify(result, null, 2));
  console.log(JSON.stringify(result, null, 2));
} finally {
  await browser.close();
  await server.stop();
  removeDataDir(dataDir);
}

/** Id of a deck with every layout but the picture, over and over. */
async function longDeck({ main, enterpriseId }: Firm): Promise<string> {
  const body = { kind: 'policy' as const, policyId: 'n-hnte-2016-32', enterpriseId };
  const { id: deckId, revision } = await call(main.POST('/api/ppt/create', { body }));
  const params = { path: { deckId } };
  const generated = await call(
    main.POST('/api/ppt/generate/{deckId}', { params: { ...params, ...once() }, body: { revision } }),
  );
  const sample = sampleDeck();
  const all = sample.slides.filter(({ layout }) => layout !== 'picture');
  const long = Array.from({ length: slides }, (_, at) => ({ ...all[at % all.length], id: `slide-${at}` }));
  await call(
    main.POST('/api/ppt/save/{deckId}', {
      params,
      body: {
        revision: generated.revision,
        title: sample.title,
        themeId: 'azurite',
        aspect: '16:9',
        slides: long as never,
      },
    }),
  );
  return deckId;
}

/** Milliseconds from the address, with which the whole portal comes, to the first slide drawn. */
async function openAt(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  const started = Date.now();
  await page.goto(address);
  await firstSlide(page).waitFor();
  return Date.now() - started;
}

/** Milliseconds from a press in the list of decks to the first slide drawn. */
async function openFromList(page: Page, address: string): Promise<number> {
  await page.goto('/aippt');
  const deck = page.locator(`a[href="${address}"]`);
  await deck.waitFor();
  const started = Date.now();
  await deck.click();
  await firstSlide(page).waitFor();
  return Date.now() - started;
}

function firstSlide(page: Page) {
  return page.getByRole('listbox', { name: '各页' }).locator('svg text').first();
}

function middle(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
