// What a deck of 40 slides costs who edits it: the built portal on a real server. From the address and from the list to
// the first slide drawn, by the clock, and from a key to the slide drawn anew, in CPU, so that a busy machine says the same. Writes bench-results/deck-page.json.
//
//   tsx bench/deck/src/inBrowser.ts
import type { Page } from 'playwright';
import { call } from '../../../packages/api/src/index';
import { sampleDeck } from '../../../packages/engines/deck/src/testing/index';
import { type Firm, once } from '../../../tools/look/firmSession';
import { costOfKeys, p95 } from '../../chat/src/keys';
import { measureAsFirm } from '../../chat/src/portal';

const slides = 40;
const keys = 60;
const rounds = 5;

await measureAsFirm('deck-page', async (page, firm) => {
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
  return {
    slides,
    /** By the clock, the middle of the rounds; the first one fills the caches of browser and server. */
    fromListMs: middle(fromList),
    byAddressMs: middle(byAddress),
    key: p95(typed),
  };
});

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
  await page.goto(address, { waitUntil: 'commit' });
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
