import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { openShared, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { after, createToken, day, hashToken } from '../../../platform/vocabulary';
import { brandOfDeck } from '../brands/brandRepository';
import { findSharedDeck, listSources, putShare, removeShare } from './deckRepository';
import { ownDeck } from './ownDeck';
import { toShared } from './views';

type S = MainComponents['schemas'];

/** Links by which others read a deck. */
export function createShares({ db, clock, limiter }: { db: Db; clock: Clock; limiter: RateLimiter }) {
  return {
    async share(userId: string, id: string, days: number): Promise<S['DeckShare']> {
      const row = await ownDeck(db, userId, id);
      if (row.slide_count === 0) throw new Rejection(409, '还没有生成各页，没有分享。请先按大纲生成', 409);
      const [shareId, now] = [createToken(), clock.now()];
      const share = { deck_id: id, created_at: now, expires_at: after(now, days * day) };
      await putShare(db, share, hashToken(shareId));
      return { shareId, createdAt: now.toISOString(), expiresAt: share.expires_at.toISOString() };
    },

    async unshare(userId: string, id: string): Promise<void> {
      await removeShare(db, (await ownDeck(db, userId, id)).id);
    },

    async read(shareId: string, ip: string): Promise<S['SharedDeck']> {
      const row = await openShared(limiter, { shareId, ip }, (hash) => findSharedDeck(db, hash, clock.now()));
      return toShared(row, { brand: await brandOfDeck(db, row.owner_id, row), sources: await listSources(db, row.id) });
    },
  };
}

export type Shares = ReturnType<typeof createShares>;
