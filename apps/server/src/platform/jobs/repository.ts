import type { Db } from '../db';
import { createId } from '../vocabulary';

/** Job that a process holds until its lease ends. */
export interface ClaimedJob {
  id: string;
  kind: string;
  subject_id: string;
  /** Account of the job; null for work of the server itself. */
  owner_id: string | null;
  /** Number of attempts, this one included. */
  attempts: number;
}

/**
 * Claims the next due job of some kinds for a holder. An owner has one at a time, and the one that was not served for
 * longest comes first: a hundred files of one account, or one that takes minutes, do not delay the others.
 *
 * @param claim `served` has owners in the order in which they were served, the last one at the end; `until` ends the
 *   lease
 * @returns undefined where nothing is due
 */
export async function claimJob(
  db: Db,
  claim: { holder: string; kinds: readonly string[]; served: readonly string[]; now: Date; until: Date },
): Promise<ClaimedJob | undefined> {
  const [job] = await db.query<ClaimedJob>(
    `UPDATE jobs SET holder = $1, lease_until = $2, attempts = attempts + 1 WHERE id = (
       SELECT j.id FROM jobs j WHERE j.kind = ANY($4::text[]) AND j.run_at <= $3
         AND (j.lease_until IS NULL OR j.lease_until < $3)
         AND NOT EXISTS (SELECT 1 FROM jobs o WHERE o.owner_id = j.owner_id AND o.lease_until >= $3)
       ORDER BY coalesce(array_position($5::text[], j.owner_id), 0), j.seq
       LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, subject_id, owner_id, attempts`,
    [claim.holder, claim.until, claim.now, claim.kinds, claim.served],
  );
  return job;
}

/** Extends the lease of a job. @returns whether the holder still has it */
export async function renewLease(tx: Db, id: string, holder: string, until: Date): Promise<boolean> {
  const rows = await tx.query('UPDATE jobs SET lease_until = $3 WHERE id = $1 AND holder = $2 RETURNING id', [
    id,
    holder,
    until,
  ]);
  return rows.length > 0;
}

/** Puts a job back, to run from `runAt` on. @param uncounted attempts to take off again: 1 when the process stopped */
export async function releaseJob(db: Db, id: string, holder: string, runAt: Date, uncounted: number): Promise<void> {
  await db.query(
    `UPDATE jobs SET holder = NULL, lease_until = NULL, run_at = $3, attempts = attempts - $4
     WHERE id = $1 AND holder = $2`,
    [id, holder, runAt, uncounted],
  );
}

export async function deleteJob(db: Db, id: string, holder: string): Promise<void> {
  await db.query('DELETE FROM jobs WHERE id = $1 AND holder = $2', [id, holder]);
}

/** Ends all leases, when the process that held them is gone. */
export async function endLeases(db: Db): Promise<void> {
  await db.query('UPDATE jobs SET holder = NULL, lease_until = NULL WHERE holder IS NOT NULL');
}

/**
 * Adds a job of an account, in the transaction that makes the work. One of the same kind and subject starts anew, and
 * its present holder loses it.
 */
export async function enqueueJob(
  tx: Db,
  job: { kind: string; subjectId: string; ownerId: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO jobs (id, kind, subject_id, owner_id, run_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kind, subject_id)
     DO UPDATE SET run_at = excluded.run_at, attempts = 0, holder = NULL, lease_until = NULL`,
    [createId(), job.kind, job.subjectId, job.ownerId, now],
  );
}

/** Adds a job of the server itself, unless it waits or runs already. */
export async function enqueueOwnJob(db: Db, kind: string, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO jobs (id, kind, subject_id, owner_id, run_at) VALUES ($1, $2, 'server', NULL, $3)
     ON CONFLICT (kind, subject_id) DO NOTHING`,
    [createId(), kind, now],
  );
}
