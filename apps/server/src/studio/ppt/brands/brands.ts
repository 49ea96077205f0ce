import { createHash } from 'node:crypto';
import type { MainComponents } from '@hengce/api/contract';
import { longestFooter } from '@hengce/deck';
import { fieldRejection } from '../../../platform/contract';
import { type Db, lockUser } from '../../../platform/db';
import { deckBrandRule, deleteFiles, type FileStore } from '../../../platform/file';
import type { Clock } from '../../../platform/ports';
import type { ReadBrand } from '../../../platform/reading';
import { after, day } from '../../../platform/vocabulary';
import { shownSize } from '../decks/pictureSize';
import { deleteBrand, findBrand, insertLogo, logosOf, putBrand, unusedLogosBefore } from './brandRepository';
import { readBrand } from './readBrand';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  files: FileStore;
}

/** The brand of an account: read of a .pptx, kept as its user wants it. */
export function createBrands({ db, clock, files }: Dependencies) {
  const change = <T>(userId: string, run: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      return run(tx);
    });

  const keepLogo = async (userId: string, logo: ReadBrand['logo']): Promise<S['DeckBrandLogo'] | null> => {
    if (logo === null) return null;
    const content = Buffer.from(logo.content);
    const size = await shownSize(content, logo.kind);
    if (size === null) return null;
    const sha256 = createHash('sha256').update(content).digest('hex');
    return change(userId, async (tx) => {
      const file = { name: `标志.${logo.kind}`, kind: logo.kind, content, sha256 };
      const { id } = await files.keep(tx, userId, file, '标志');
      await insertLogo(tx, userId, id, clock.now());
      return { file: id, ...size, place: logo.place, isLight: false };
    });
  };

  return {
    own: async (userId: string): Promise<S['OwnDeckBrand']> => ({ brand: await findBrand(db, userId) }),

    /** What a .pptx has, each part shown; nothing changes but that its logo is kept for a day. */
    async read(userId: string, file: Blob): Promise<S['DeckBrand']> {
      const { colors, fonts, logo, footer } = await readBrand(await files.check(userId, file, deckBrandRule));
      return {
        colors,
        fonts,
        logo: await keepLogo(userId, logo),
        footer: [...footer].slice(0, longestFooter).join(''),
        off: [],
      };
    },

    save: (userId: string, brand: S['DeckBrand']): Promise<S['DeckBrand']> =>
      change(userId, async (tx) => {
        const own = await logosOf(tx, userId);
        const used = brand.logo?.file;
        if (used !== undefined && !own.includes(used))
          throw fieldRejection('logo', '标志不是从这个账号的文件里读出来的，没有保存。请重新上传PPTX');
        await putBrand(tx, userId, brand, clock.now());
        await deleteFiles(
          tx,
          own.filter((file) => file !== used),
        );
        return brand;
      }),

    remove: (userId: string): Promise<void> =>
      change(userId, async (tx) => {
        await deleteBrand(tx, userId);
        await deleteFiles(tx, await logosOf(tx, userId));
      }),
  };
}

export type Brands = ReturnType<typeof createBrands>;

/** Deletes logos that were read a day ago and that no brand has. */
export const purgeLogos = async (db: Db, clock: Clock): Promise<void> =>
  deleteFiles(db, await unusedLogosBefore(db, after(clock.now(), -day)));
