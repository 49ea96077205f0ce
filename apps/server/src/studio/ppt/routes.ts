import { type Handlers, Reply } from '../../platform/contract';
import type { Brands } from './brands/brands';
import type { Decks } from './decks/decks';
import type { DeckPictures } from './decks/pictures';
import type { DeckReading } from './decks/reading';
import { maxSlides } from './decks/remade';
import type { Shares } from './decks/shares';
import type { Rewriting } from './generation/rewriting';
import { skeletons } from './outline/skeletons';
import type { Updates } from './updates/updates';

type DeckOperation =
  | 'getDeckSettings'
  | 'listDecks'
  | 'createDeck'
  | 'uploadDeck'
  | 'getDeck'
  | 'updateDeck'
  | 'removeDeck'
  | 'saveDeckOutline'
  | 'generateDeck'
  | 'stopDeckWriting'
  | 'rewriteDeckSlide'
  | 'saveDeck'
  | 'compareDeckSources'
  | 'getDeckSource'
  | 'exportDeck'
  | 'uploadDeckPicture'
  | 'getDeckPicture'
  | 'getSharedDeckPicture'
  | 'getDeckBrand'
  | 'readDeckBrand'
  | 'saveDeckBrand'
  | 'removeDeckBrand'
  | 'shareDeck'
  | 'unshareDeck'
  | 'getSharedDeck';

interface Services {
  brands: Brands;
  decks: Decks;
  rewriting: Rewriting;
  pictures: DeckPictures;
  reading: DeckReading;
  shares: Shares;
  updates: Updates;
  /** Name of the model; null without one. */
  model: string | null;
}

export function deckRoutes({
  brands,
  decks,
  rewriting,
  pictures,
  reading,
  shares,
  updates,
  model,
}: Services): Pick<Handlers<'main'>, DeckOperation> {
  return {
    getDeckSettings: async () => ({ model, maxSlides, skeletons }),
    listDecks: ({ caller, query }) => decks.list(caller.userId, query),
    createDeck: ({ caller, body }) => decks.create(caller.userId, body),
    uploadDeck: ({ caller, body }) => decks.upload(caller.userId, body.file as unknown as Blob),
    getDeck: ({ caller, params }) => decks.get(caller.userId, params.deckId),
    updateDeck: ({ caller, params, body }) => decks.update(caller.userId, params.deckId, body),
    async removeDeck({ caller, body }) {
      await decks.remove(caller.userId, body.id);
      return new Reply(null, '演示文稿已删除');
    },
    saveDeckOutline: ({ caller, params, body }) => decks.saveOutline(caller.userId, params.deckId, body),
    generateDeck: ({ caller, params, headers, body }) =>
      decks.generate(caller.userId, params.deckId, headers['Idempotency-Key'], body),
    stopDeckWriting: ({ caller, body }) => decks.stopWriting(caller.userId, body.id),
    rewriteDeckSlide: ({ caller, params, body, request }) =>
      rewriting.rewrite(caller.userId, params.deckId, body, request.signal),
    saveDeck: ({ caller, params, body }) => decks.save(caller.userId, params.deckId, body),
    compareDeckSources: ({ caller, body }) => updates.compare(caller.userId, body.id),
    getDeckSource: ({ caller, params, query }) =>
      reading.source(caller.userId, params.deckId, query.sourceId, query.paragraph ?? 0),
    exportDeck: ({ caller, params, query }) => reading.export(caller.userId, params.deckId, query.form),
    uploadDeckPicture: ({ caller, params, body }) =>
      pictures.upload(caller.userId, params.deckId, body.file as unknown as Blob),
    getDeckPicture: ({ caller, params, query }) => pictures.read(caller.userId, params.deckId, query.file),
    getSharedDeckPicture: ({ params, query, request }) => pictures.readShared(params.shareId, query.file, request.ip),
    getDeckBrand: ({ caller }) => brands.own(caller.userId),
    readDeckBrand: ({ caller, body }) => brands.read(caller.userId, body.file as unknown as Blob),
    saveDeckBrand: ({ caller, body }) => brands.save(caller.userId, body),
    async removeDeckBrand({ caller }) {
      await brands.remove(caller.userId);
      return new Reply(null, '品牌已删除');
    },
    shareDeck: ({ caller, body }) => shares.share(caller.userId, body.id, body.days),
    async unshareDeck({ caller, body }) {
      await shares.unshare(caller.userId, body.id);
      return new Reply(null, '已停止分享');
    },
    getSharedDeck: ({ params, request }) => shares.read(params.shareId, request.ip),
  };
}
