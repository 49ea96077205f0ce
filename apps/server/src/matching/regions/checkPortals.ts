import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { createPortals } from './portals';

/** Whether an address answers. */
export type Reach = (url: string) => Promise<boolean>;

const atOnce = 8;
const pageSize = 50;
const patienceMs = 15_000;

/** Asks for the head of the page only, and does not follow where it leads. */
export const reachByHead: Reach = async (url) => {
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    // What refuses this way of asking is there all the same.
    return status < 400 || status === 403 || status === 405;
  } catch {
    return false;
  }
};

/** Looks at the portals of a region, or at all of them, and notes when. Runs only when an operator asks. */
export async function checkPortals(db: Db, clock: Clock, region: string | undefined, reach: Reach) {
  const portals = createPortals(db);
  const counts = { checked: 0, reachable: 0 };
  for (let pageNum = 1; ; pageNum++) {
    const { rows } = await portals.list({ ...(region && { region }), pageNum, pageSize });
    if (rows.length === 0) return counts;
    for (let at = 0; at < rows.length; at += atOnce) {
      const some = rows.slice(at, at + atOnce).map(({ url }) => url);
      const found = await Promise.all(some.map(reach));
      counts.checked += some.length;
      counts.reachable += found.filter(Boolean).length;
      const answers = new Map(some.map((url, index) => [url, found[index] === true]));
      await db.query(
        `INSERT INTO portal_checks (url, checked_at, is_reachable)
         SELECT url, $3::timestamptz, is_reachable::boolean FROM unnest($1::text[], $2::text[]) AS n (url, is_reachable)
         ON CONFLICT (url) DO UPDATE SET checked_at = excluded.checked_at, is_reachable = excluded.is_reachable`,
        [[...answers.keys()], [...answers.values()].map(String), clock.now()],
      );
    }
  }
}
