import { Rejection } from '../contract';
import { hashToken, looksLikeToken } from '../vocabulary';
import { limits } from './limits';
import { addressKey, type RateLimiter } from './rateLimiter';

/**
 * What a link leads to that its owner gave to others (分享). Whoever guesses links is slowed down before anything is looked for.
 *
 * @param shareId secret of the link
 * @param find looks for what is shared under the hash of a secret, and has not expired
 * @throws Rejection 404 where nothing is, 429
 */
export async function openShared<T>(
  limiter: RateLimiter,
  { shareId, ip }: { shareId: string; ip: string },
  find: (tokenHash: string) => Promise<T | undefined>,
): Promise<T> {
  await limiter.hit([limits.sharedPerAddress, addressKey(ip)]);
  const found = looksLikeToken(shareId) ? await find(hashToken(shareId)) : undefined;
  if (found === undefined) throw new Rejection(404, '链接已失效，请向分享的人再要一个', 404);
  return found;
}
