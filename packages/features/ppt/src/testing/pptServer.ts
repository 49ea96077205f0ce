import type { MainComponents } from '@hengce/api/contract';
import { getDeckSource, getSharedDeck, readDeckBrand } from '@hengce/api/examples';
import { fail, firstRevision, mainHttp, ok } from '@hengce/api/testing';
import { HttpResponse } from 'msw';
import { headOf, sampleDeck, sampleSettings, sampleWriting } from './pptFixtures';

type S = MainComponents['schemas'];

export interface PptServerOptions {
  deck?: S['Deck'];
  /** Revision of the deck, where a draft of the story is a change of it; else one of this server's own. */
  revision?: number;
  decks?: readonly S['Deck'][];
  settings?: Partial<S['DeckSettings']>;
  /** Reason for which uploads and new decks are refused. */
  refusal?: string;
  /** Reading an upload never ends. */
  uploading?: 'held';
  /** Brand of the account; `failing`: it cannot be read. */
  brand?: S['DeckBrand'] | null | 'failing';
  /** What became of the policy of the deck. */
  updates?: S['DeckUpdates'];
  /** Whether generating answers 1010. */
  isUsedUp?: boolean;
  /** Slides that the model does not write, by id; `held`: it never ends. */
  writing?: { failed?: readonly string[]; isHeld?: boolean };
  /** Status with which saving fails. */
  saving?: 400 | 409 | 500;
  /** Status with which exporting fails; `held`: it never ends. */
  exporting?: 500 | 'held';
}

/** A line of production, as a drawing would show it. */
const samplePicture = () =>
  new HttpResponse(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#cfdbe8"/><rect y="620" width="1600" height="280" fill="#8fa3b8"/><g fill="#1660a7"><rect x="120" y="420" width="300" height="200"/><rect x="560" y="340" width="360" height="280"/><rect x="1060" y="460" width="380" height="160"/></g></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml', 'Content-Disposition': 'attachment; filename="line.svg"' } },
  );
const sampleLogo = () =>
  new HttpResponse(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><circle cx="80" cy="80" r="64" fill="#0f7b5f"/><path d="M180 40h270v24H180zm0 56h200v24H180z" fill="#0f7b5f"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml', 'Content-Disposition': 'attachment; filename="logo.svg"' } },
  );
const revisionOf = (deck: S['Deck']) => ({ revision: deck.revision, updatedAt: deck.updatedAt });

/** The deck with one more slide of those that wait. */
function writtenOn(deck: S['Deck'], failed: readonly string[]): S['Deck'] {
  const next = deck.writing?.slides.find(({ state }) => state !== 'written' && state !== 'failed');
  if (!deck.writing || !next) return deck.writing ? { ...deck, writing: { ...deck.writing, state: 'done' } } : deck;
  const isFailed = failed.includes(next.id);
  const state = isFailed
    ? ({ state: 'failed', problem: '连不上大模型服务' } as const)
    : ({ state: 'written' } as const);
  return {
    ...deck,
    slides: deck.slides.map((slide) => (slide.id === next.id && !isFailed ? { ...slide, isWritten: true } : slide)),
    writing: {
      ...deck.writing,
      slides: deck.writing.slides.map((slide) => (slide.id === next.id ? { id: slide.id, ...state } : slide)),
    },
  };
}

/** Handlers over a deck of one account in memory. */
export function pptServer({
  deck: first = sampleDeck(),
  revision = first.revision + firstRevision(),
  decks,
  settings = {},
  refusal,
  uploading,
  brand: firstBrand = null,
  updates = { sources: [], changes: [] },
  isUsedUp = false,
  writing = {},
  saving,
  exporting,
}: PptServerOptions = {}) {
  let deck = { ...first, revision };
  let brand = firstBrand === 'failing' ? null : firstBrand;
  const status = (code: number, msg: string) => HttpResponse.json(fail(code, msg, code), { status: code });
  const refused = {
    400: '这份演示文稿最多120页，现在是121页，没有保存',
    409: '别的页面刚改过这份演示文稿，这里的改动没有保存',
    500: '服务暂时不可用',
  };
  return [
    mainHttp.get('/api/ppt/settings', ({ response }) => response(200).json(ok({ ...sampleSettings, ...settings }))),
    mainHttp.get('/api/ppt/decks', ({ response }) => {
      const rows = (decks ?? [deck]).map(headOf);
      return response(200).json(ok({ rows, total: rows.length }));
    }),
    mainHttp.get('/api/ppt/deck/{deckId}', ({ response }) => {
      // One more slide each time.
      if (deck.writing?.state === 'running' && !writing.isHeld) deck = writtenOn(deck, writing.failed ?? []);
      return response(200).json(ok(deck));
    }),
    mainHttp.post('/api/ppt/create', ({ response }) =>
      refusal === undefined ? response(200).json(ok(deck)) : response.untyped(status(400, refusal)),
    ),
    mainHttp.post('/api/ppt/upload', ({ response }) => {
      if (uploading === 'held') return new Promise<never>(() => undefined);
      return refusal === undefined ? response(200).json(ok(deck)) : response.untyped(status(400, refusal));
    }),
    mainHttp.post('/api/ppt/saveOutline/{deckId}', async ({ request, response }) => {
      if (saving) return response.untyped(status(saving, refused[saving]));
      const { revision, title, outline } = (await request.json()) as S['SaveDeckOutlineBody'];
      if (revision !== deck.revision) return response.untyped(status(409, refused[409]));
      deck = { ...deck, title, outline, revision: deck.revision + 1 };
      return response(200).json(ok(revisionOf(deck)));
    }),
    mainHttp.post('/api/ppt/save/{deckId}', async ({ request, response }) => {
      if (saving) return response.untyped(status(saving, refused[saving]));
      const { revision, isBranded, ...work } = (await request.json()) as S['SaveDeckBody'];
      if (revision !== deck.revision) return response.untyped(status(409, refused[409]));
      deck = { ...deck, ...work, brand: isBranded ? brand : null, revision: revision + 1 };
      return response(200).json(ok(revisionOf(deck)));
    }),
    mainHttp.post('/api/ppt/rewrite/{deckId}', async ({ request, response }) => {
      if (refusal !== undefined) return response.untyped(status(409, refusal));
      const { slide, wish = '' } = (await request.json()) as S['RewriteDeckSlideBody'];
      if (slide.layout !== 'bullets') return response(200).json(ok(slide));
      const items = [{ text: '研发费用总额不低于100万元' }, { text: `占营业收入的比例不低于3%${wish}` }];
      const unverified = [{ path: 'items.1.text', text: '3%' }];
      return response(200).json(ok({ ...slide, data: { ...slide.data, items }, isWritten: true, unverified }));
    }),
    mainHttp.post('/api/ppt/stopWriting', ({ response }) => {
      if (deck.writing) deck = { ...deck, writing: { ...deck.writing, state: 'stopped' } };
      return response(200).json(ok(deck));
    }),
    mainHttp.post('/api/ppt/generate/{deckId}', async ({ request, response }) => {
      if (isUsedUp) return response.untyped(HttpResponse.json(fail(1010, 'AI-PPT的试用次数已用完，请联系顾问', 1010)));
      deck = { ...deck, slides: sampleDeck().slides, isCounted: true, revision: deck.revision + 1 };
      const { isWritten } = (await request.json()) as S['GenerateDeckBody'];
      if (isWritten) deck = { ...deck, writing: sampleWriting() };
      return response(200).json(ok(deck));
    }),
    mainHttp.post('/api/ppt/uploadPicture/{deckId}', ({ response }) =>
      refusal === undefined
        ? response(200).json(ok({ file: 'p9w3kq72nv', width: 1600, height: 900 }))
        : response.untyped(status(400, refusal)),
    ),
    mainHttp.get('/api/ppt/picture/{deckId}', ({ query, response }) =>
      response.untyped(query.get('file') === readDeckBrand.logo?.file ? sampleLogo() : samplePicture()),
    ),
    mainHttp.get('/api/ppt/brand', ({ response }) =>
      firstBrand === 'failing' ? response.untyped(status(500, refused[500])) : response(200).json(ok({ brand })),
    ),
    mainHttp.post('/api/ppt/readBrand', ({ response }) => {
      if (uploading === 'held') return new Promise<never>(() => undefined);
      return refusal === undefined ? response(200).json(ok(readDeckBrand)) : response.untyped(status(400, refusal));
    }),
    mainHttp.post('/api/ppt/saveBrand', async ({ request, response }) => {
      brand = (await request.json()) as S['DeckBrand'];
      return response(200).json(ok(brand));
    }),
    mainHttp.post('/api/ppt/removeBrand', ({ response }) => {
      brand = null;
      return response(200).json(ok(null));
    }),
    mainHttp.get('/api/ppt/sharedPicture/{shareId}', ({ response }) => response.untyped(samplePicture())),
    mainHttp.post('/api/ppt/compareSources', ({ response }) => response(200).json(ok(updates))),
    mainHttp.get('/api/ppt/source/{deckId}', ({ response }) => response(200).json(ok(getDeckSource))),
    mainHttp.get('/api/ppt/export/{deckId}', ({ response }) =>
      exporting === 'held'
        ? new Promise<never>(() => undefined)
        : response.untyped(
            exporting === 500
              ? status(500, '服务暂时不可用')
              : new HttpResponse(new Uint8Array(151_000), {
                  headers: {
                    'Content-Type': 'application/octet-stream',
                    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent('申报汇报.pptx')}`,
                  },
                }),
          ),
    ),
    mainHttp.post('/api/ppt/share', ({ response }) => {
      const share = {
        shareId: 'Q2hlY2stdGhpcy1kZWNrLXBsZWFzZQ',
        createdAt: '2026-11-20T02:24:00.000Z',
        expiresAt: '2026-12-20T02:24:00.000Z',
      };
      deck = { ...deck, share };
      return response(200).json(ok(share));
    }),
    mainHttp.post('/api/ppt/unshare', ({ response }) => response(200).json(ok(null))),
    mainHttp.get('/api/ppt/shared/{shareId}', ({ response }) =>
      response(200).json(
        ok({
          ...getSharedDeck,
          title: deck.title,
          themeId: deck.themeId,
          brand: deck.brand,
          slides: deck.slides,
          sources: deck.sources,
        }),
      ),
    ),
  ];
}
