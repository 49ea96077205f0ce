import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { putChecks } from './portalRepository';
import { createPortals } from './portals';

/** Test of whether an address answers. */
export type Reach = (url: string) => Promise<boolean>;

/** Requests at a time. */
const concurrency = 8;
const pageSize = 50;
const timeoutMs = 15_000;

/** `Reach` by a HEAD request of at most 15 seconds that follows no redirects; a redirect, 403 and 405 are answers too. */
export const reachByHead: Reach = async (url) => {
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // 403 and 405 refuse the method, so the site is there.
    return status < 400 || status === 403 || status === 405;
  } catch {
    return false;
  }
};

/**
 * Checks whether the official portals of a region, or all of them, answer, and records it. Runs only when an operator
 * asks.
 *
 * @param region all regions when undefined
 */
export async function checkPortals(db: Db, clock: Clock, region: string | undefined, reach: Reach) {
  const portals = createPortals(db);
  const counts = { checked: 0, reachable: 0 };
  for (let pageNum = 1; ; pageNum++) {
    const { rows } = await portals.list({ ...(region && { region }), pageNum, pageSize });
    if (rows.length === 0) return counts;
    for (let at = 0; at < rows.length; at += concurrency) {
      const some = rows.slice(at, at + concurrency).map(({ url }) => url);
      const found = await Promise.all(some.map(reach));
      counts.checked += some.length;
      counts.reachable += found.filter(Boolean).length;
      await putChecks(db, new Map(some.map((url, index) => [url, found[index] === true])), clock.now());
    }
  }
}
