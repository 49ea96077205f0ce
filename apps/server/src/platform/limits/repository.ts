import type { Db } from '../db';

/**
 * Counts one attempt in one statement, so that parallel attempts count exactly, on every server and over restarts. The
 * window starts with the first attempt.
 *
 * @returns attempts in the window, this one included (a million at most), and the end of the window
 */
export async function countAttempt(
  db: Db,
  key: string,
  now: Date,
  windowEnd: Date,
): Promise<{ hits: number; resets_at: Date } | undefined> {
  const [row] = await db.query<{ hits: number; resets_at: Date }>(
    `INSERT INTO rate_limits AS r (key, hits, resets_at) VALUES ($1, 1, $2)
     ON CONFLICT (key) DO UPDATE SET
       hits = CASE WHEN r.resets_at <= $3 THEN 1 ELSE least(r.hits + 1, 1000000) END,
       resets_at = CASE WHEN r.resets_at <= $3 THEN excluded.resets_at ELSE r.resets_at END
     RETURNING hits, resets_at`,
    [key, windowEnd, now],
  );
  return row;
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.query('DELETE FROM rate_limits WHERE key = $1', [key]);
}

/** Deletes the counts whose window has ended. */
export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.query('DELETE FROM rate_limits WHERE resets_at <= $1', [now]);
}
