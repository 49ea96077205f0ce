import { createHash } from 'node:crypto';
import type { MainComponents } from '@hengce/api/contract';
import { FileReply, fieldRejection, Rejection } from '../../../platform/contract';
import { type Db, lockUser } from '../../../platform/db';
import { deckPictureRule, deleteFiles, type FileStore } from '../../../platform/file';
import { addressKey, limits, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { hashToken, looksLikeToken } from '../../../platform/vocabulary';
import { brandOfDeck, logosOf } from '../brands/brandRepository';
import type { Draft, Item } from '../outline/Draft';
import { findSharedDeck } from './deckRepository';
import { ownDeck } from './ownDeck';
import { insertPicture, picturesOf, picturesRemovedBefore } from './pictureRepository';
import { sizeOf } from './pictureSize';
import { slidesIn } from './views';

type S = MainComponents['schemas'];

const maxPictures = 60;
const pictureGone = () => new Rejection(404, '没有找到这张图片，可能已删除', 404);

/** Ids of the pictures that slides show. */
const shownIn = (slides: readonly S['DeckSlide'][]): string[] =>
  slides.flatMap(({ layout, data }) => (layout === 'picture' && data.image.file !== '' ? [data.image.file] : []));

/** File of the logo that a brand shows. */
const logoIn = (brand: S['DeckBrand'] | null): string | undefined =>
  brand?.off.includes('logo') ? undefined : brand?.logo?.file;

/** @throws Rejection 400 where slides name a picture that was not uploaded to their deck */
export const refuseForeignPictures = (tx: Db, deckId: string, slides: readonly S['DeckSlide'][]): Promise<void> =>
  refuseForeign(tx, deckId, { field: 'slides', named: shownIn(slides) });

/** @throws Rejection 400 where an outline names a picture that was not uploaded to its deck */
export const refuseForeignImages = (tx: Db, deckId: string, outline: readonly Item[]): Promise<void> =>
  refuseForeign(tx, deckId, { field: 'outline', named: outline.flatMap(({ image }) => image?.file || []) });

async function refuseForeign(
  tx: Db,
  deckId: string,
  { field, named }: { field: string; named: readonly string[] },
): Promise<void> {
  if (named.length === 0) return;
  const own = new Set(await picturesOf(tx, deckId));
  if (named.some((file) => !own.has(file)))
    throw fieldRejection(field, '有一张图片不是上传到这份演示文稿的，没有保存。请重新上传这张图片');
}

/**
 * Stores the pictures of a draft in the caller's transaction.
 *
 * @returns its outline with their ids, and these
 * @throws Rejection 413 when the account's files would exceed their total
 */
export async function keepPictures(
  tx: Db,
  files: FileStore,
  ownerId: string,
  { outline, pictures = [] }: Draft,
): Promise<{ outline: Item[]; ids: string[] }> {
  const images = new Map<string, NonNullable<Item['image']>>();
  for (const { itemId, kind, content, alt, width, height } of pictures) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const { id } = await files.keep(tx, ownerId, { name: `${itemId}.${kind}`, kind, content, sha256 }, '图片');
    images.set(itemId, { file: id, alt, width, height });
  }
  return {
    outline: outline.map((item) => {
      const image = images.get(item.id);
      return image === undefined ? item : { ...item, image };
    }),
    ids: [...images.values()].map(({ file }) => file),
  };
}

/** Deletes the pictures of decks that are about to be deleted: those removed before a moment. */
export async function deletePicturesOfRemoved(tx: Db, before: Date): Promise<void> {
  await deleteFiles(tx, await picturesRemovedBefore(tx, before));
}

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  files: FileStore;
}

/** Pictures of decks: stored with the account's other uploads, read by whoever may read the deck. */
export function createDeckPictures({ db, clock, limiter, files }: Dependencies) {
  const replyWith = async (id: string): Promise<FileReply> => {
    const file = await files.read(db, id);
    if (file === undefined) throw pictureGone();
    return new FileReply(file.content, file.name, file.mediaType);
  };
  return {
    async upload(userId: string, deckId: string, file: Blob): Promise<S['DeckPicture']> {
      await ownDeck(db, userId, deckId);
      const checked = await files.check(userId, file, deckPictureRule);
      const { width, height } = await sizeOf(Buffer.from(checked.content), checked.kind as 'png' | 'jpeg');
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        await ownDeck(tx, userId, deckId);
        if ((await picturesOf(tx, deckId)).length >= maxPictures)
          throw new Rejection(409, `一份演示文稿最多上传${maxPictures}张图片，没有上传`, 409);
        const { id } = await files.keep(tx, userId, checked, '图片');
        await insertPicture(tx, deckId, id);
        return { file: id, width, height };
      });
    },

    /** A picture that was uploaded to the deck, or a logo of the account. */
    async read(userId: string, deckId: string, file: string): Promise<FileReply> {
      await ownDeck(db, userId, deckId);
      const own = [...(await picturesOf(db, deckId)), ...(await logosOf(db, userId))];
      if (!own.includes(file)) throw pictureGone();
      return replyWith(file);
    },

    /** A picture of a slide that the link shows. */
    async readShared(shareId: string, file: string, ip: string): Promise<FileReply> {
      await limiter.hit([limits.sharedPerAddress, addressKey(ip)]);
      const row = looksLikeToken(shareId) ? await findSharedDeck(db, hashToken(shareId), clock.now()) : undefined;
      const shown = row ? shownIn(slidesIn(row).filter(({ isHidden }) => !isHidden)) : [];
      const isOfSlides = row && shown.includes(file) && (await picturesOf(db, row.id)).includes(file);
      const isLogo = row && logoIn(await brandOfDeck(db, row.owner_id, row)) === file;
      if (!isOfSlides && !isLogo) throw pictureGone();
      return replyWith(file);
    },

    /** Contents of the pictures that a deck shows, by their ids: those of its slides and the logo of its brand. */
    async contents(
      deckId: string,
      slides: readonly S['DeckSlide'][],
      brand: S['DeckBrand'] | null,
    ): Promise<Map<string, Uint8Array>> {
      const logo = logoIn(brand);
      const own = new Set([...(await picturesOf(db, deckId)), ...(logo ? [logo] : [])]);
      const found = new Map<string, Uint8Array>();
      for (const id of new Set([...shownIn(slides), ...(logo ? [logo] : [])])) {
        const file = own.has(id) ? await files.read(db, id) : undefined;
        if (file) found.set(id, file.content);
      }
      return found;
    },
  };
}

export type DeckPictures = ReturnType<typeof createDeckPictures>;
