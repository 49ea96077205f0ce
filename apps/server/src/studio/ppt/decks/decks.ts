import { isDeepStrictEqual } from 'node:util';
import type { MainComponents } from '@hengce/api/contract';
import { themes } from '@hengce/deck';
import type { EquityService } from '../../../account/entitlements';
import { fieldRejection, filled, Rejection } from '../../../platform/contract';
import { type Db, lockUser } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { enqueueJob } from '../../../platform/jobs';
import { limits, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { after, createId, day } from '../../../platform/vocabulary';
import { brandOfDeck, findBrand } from '../brands/brandRepository';
import { halted, refuseWhileWriting, writingJob } from '../generation/writing';
import type { Draft } from '../outline/Draft';
import type { Starts } from '../outline/starts';
import {
  countDecks,
  type DeckRow,
  deleteRemovedBefore,
  findShare,
  insertDeck,
  listSources,
  markRemoved,
  pageOfDecks,
  writeDeck,
} from './deckRepository';
import { deckGone, ownDeck } from './ownDeck';
import { insertPicture } from './pictureRepository';
import { deletePicturesOfRemoved, keepPictures, refuseForeignImages, refuseForeignPictures } from './pictures';
import { remade } from './remade';
import { keptSlides, toDeck, toHead } from './views';

type S = MainComponents['schemas'];

/** Decks of one account. */
const maxDecks = 300;

const overtaken = () => new Rejection(409, '别的页面刚改过这份演示文稿，这里的改动没有保存。请刷新后再改', 409);
export const notGenerated = (what: string) => new Rejection(409, `还没有生成各页，没有${what}。请先按大纲生成`, 409);

/** A deck that has only its outline. */
const newRow = (
  start: S['DeckStartKind'],
  { title, wording, outline, leftOut = [] }: Draft,
  { isBranded, now }: { isBranded: boolean; now: Date },
): DeckRow => ({
  id: createId(),
  title,
  start,
  wording,
  revision: 0,
  theme_id: start === 'policy' ? 'official' : (themes[0]?.id ?? 'azurite'),
  is_branded: isBranded,
  aspect: '16:9',
  ...keptSlides([]),
  outline: JSON.stringify(outline),
  left_out: leftOut.length === 0 ? null : JSON.stringify(leftOut),
  is_counted: false,
  request_id: null,
  writing: null,
  created_at: now,
  updated_at: now,
});

interface Dependencies {
  db: Db;
  files: FileStore;
  clock: Clock;
  limiter: RateLimiter;
  equities: EquityService;
  starts: Starts;
  /** Name of the model; null without one. */
  model: string | null;
  /** Looks for jobs. */
  poke: () => void;
}

/** Decks (演示文稿) of an account: outline and slides. */
export function createDeckService({ db, files, clock, limiter, equities, starts, model, poke }: Dependencies) {
  const change = <T>(userId: string, run: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      return run(tx);
    });

  const view = async (from: Db, ownerId: string, row: DeckRow): Promise<S['Deck']> =>
    toDeck(row, {
      brand: await brandOfDeck(from, ownerId, row),
      sources: await listSources(from, row.id),
      share: await findShare(from, row.id, clock.now()),
    });

  const begin = (userId: string, start: S['DeckStartKind'], draft: Draft) =>
    change(userId, async (tx) => {
      if ((await countDecks(tx, userId)) >= maxDecks)
        throw new Rejection(409, `最多保存${maxDecks}份演示文稿，没有新建。请先删除不用的`, 409);
      const isBranded = (await findBrand(tx, userId)) !== null;
      const { outline, ids } = await keepPictures(tx, files, userId, draft);
      const row = newRow(start, { ...draft, outline }, { isBranded, now: clock.now() });
      await insertDeck(tx, userId, row, draft.sources);
      for (const id of ids) await insertPicture(tx, row.id, id);
      return view(tx, userId, row);
    });

  /** Saves a change that was made to a revision; the same once more is answered as it was kept. */
  const saveAt = (
    userId: string,
    id: string,
    revision: number,
    changed: (row: DeckRow, tx: Db) => Partial<DeckRow> | Promise<Partial<DeckRow>>,
  ) =>
    change(userId, async (tx): Promise<S['DeckSaved']> => {
      const row = await ownDeck(tx, userId, id);
      const next = { ...row, ...(await changed(row, tx)) };
      if (row.revision !== revision) {
        if (!isDeepStrictEqual(next, row)) throw overtaken();
        return { revision: row.revision, updatedAt: row.updated_at.toISOString() };
      }
      const saved = { ...next, revision: revision + 1, updated_at: clock.now() };
      await writeDeck(tx, saved);
      return { revision: saved.revision, updatedAt: saved.updated_at.toISOString() };
    });

  return {
    async list(
      userId: string,
      { q = '', pageNum = 1, pageSize = 20 }: { q?: string; pageNum?: number; pageSize?: number },
    ): Promise<S['DeckPage']> {
      const page = { q: q.trim(), limit: pageSize, offset: (pageNum - 1) * pageSize, now: clock.now() };
      const { rows, total } = await pageOfDecks(db, userId, page);
      const brand = await findBrand(db, userId);
      return { rows: rows.map((row) => toHead(row, row.is_branded ? brand : null)), total };
    },

    async create(userId: string, body: S['CreateDeckBody']): Promise<S['Deck']> {
      await limiter.hit([limits.deckPerUser, userId]);
      return begin(userId, body.kind, await starts.from(userId, body));
    },

    async upload(userId: string, file: Blob): Promise<S['Deck']> {
      const { kind, draft } = await starts.fromFile(userId, file);
      return begin(userId, kind, draft);
    },

    get: async (userId: string, id: string): Promise<S['Deck']> => view(db, userId, await ownDeck(db, userId, id)),

    update: (userId: string, id: string, { title, isRemoved }: S['UpdateDeckBody']): Promise<S['Deck']> =>
      change(userId, async (tx) => {
        const row = await ownDeck(tx, userId, id, isRemoved === false);
        const named =
          title === undefined || title === row.title
            ? {}
            : { title: filled('title', '标题', title), revision: row.revision + 1 };
        const next = { ...row, ...named, updated_at: clock.now() };
        await writeDeck(tx, next);
        return view(tx, userId, next);
      }),

    remove: (userId: string, id: string): Promise<void> =>
      change(userId, async (tx) => {
        const row = await ownDeck(tx, userId, id);
        await writeDeck(tx, { ...row, ...halted(row) });
        if (!(await markRemoved(tx, userId, id, clock.now()))) throw deckGone();
      }),

    saveOutline(userId: string, id: string, { revision, title, outline }: S['SaveDeckOutlineBody']) {
      refuseDoubled('outline', '大纲', outline);
      if (outline[0] !== undefined && outline[0].level !== 1)
        throw fieldRejection('outline', '大纲的第一行应是一页的标题，没有保存');
      const kept = { title: filled('title', '标题', title), outline: JSON.stringify(outline) };
      return saveAt(userId, id, revision, async (_, tx) => {
        await refuseForeignImages(tx, id, outline);
        return kept;
      });
    },

    save(userId: string, id: string, { revision, title, themeId, aspect, isBranded, slides }: S['SaveDeckBody']) {
      refuseDoubled('slides', '各页', slides);
      const kept = { title: filled('title', '标题', title), theme_id: themeId, aspect, ...keptSlides(slides) };
      return saveAt(userId, id, revision, async (row, tx) => {
        if (!row.is_counted) throw notGenerated('保存');
        refuseWhileWriting(row, '保存');
        await refuseForeignPictures(tx, id, slides);
        return { ...kept, is_branded: isBranded ?? row.is_branded };
      });
    },

    async generate(userId: string, id: string, requestId: string, body: S['GenerateDeckBody']): Promise<S['Deck']> {
      const deck = await change(userId, async (tx) => {
        const row = await ownDeck(tx, userId, id);
        if (row.request_id === requestId) return view(tx, userId, row);
        refuseWhileWriting(row, '生成');
        if (row.revision !== body.revision) throw overtaken();
        const now = clock.now();
        const changed = remade(row, body, { sources: await listSources(tx, id), now, model });
        if (row.is_counted) await equities.release(tx, userId, requestId);
        else {
          await equities.reserve(tx, userId, 'ppt', requestId);
          await equities.settle(tx, userId, requestId, 'spent');
        }
        const next: DeckRow = {
          ...row,
          ...changed,
          revision: row.revision + 1,
          is_counted: true,
          request_id: requestId,
          updated_at: now,
        };
        await writeDeck(tx, next);
        if (next.writing !== null) await enqueueJob(tx, { kind: writingJob, subjectId: id, ownerId: userId }, now);
        return view(tx, userId, next);
      });
      poke();
      return deck;
    },

    stopWriting: (userId: string, id: string): Promise<S['Deck']> =>
      change(userId, async (tx) => {
        const row = await ownDeck(tx, userId, id);
        const next = { ...row, ...halted(row) };
        await writeDeck(tx, next);
        return view(tx, userId, next);
      }),
  };
}

export type Decks = ReturnType<typeof createDeckService>;

/** Deletes decks that were removed a day ago, with their pictures. */
export const purgeDecks = (db: Db, clock: Clock): Promise<void> =>
  db.transaction(async (tx) => {
    const before = after(clock.now(), -day);
    await deletePicturesOfRemoved(tx, before);
    await deleteRemovedBefore(tx, before);
  });

/** @throws Rejection 400 where two have one id */
function refuseDoubled(field: string, label: string, parts: readonly { id: string }[]): void {
  if (new Set(parts.map(({ id }) => id)).size < parts.length)
    throw fieldRejection(field, `${label}里有两处编号相同，没有保存。请刷新后重试`);
}
