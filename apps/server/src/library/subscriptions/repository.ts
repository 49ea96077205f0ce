import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';

type S = MainComponents['schemas'];

export interface SubscriptionRow {
  id: string;
  user_id: string;
  kind: S['SubscriptionKind'];
  name: string;
  /** JSON of the conditions, in the canonical order. */
  spec: string;
  frequency: S['Frequency'];
  is_active: boolean;
  /** Revision of the library up to which news were sent; null before the first index. */
  seen_revision: number | null;
  /** Revision of the publicity lists up to which news were sent. */
  seen_lists: number;
  last_checked_at: Date;
  last_hit_at: Date | null;
  created_at: Date;
}

/** Choices of the user, and the revisions from which on something is news. */
export type SubscriptionValues = Pick<
  SubscriptionRow,
  'kind' | 'name' | 'spec' | 'frequency' | 'is_active' | 'seen_revision' | 'seen_lists' | 'last_checked_at'
>;

export const listSubscriptions = (db: Db, userId: string): Promise<SubscriptionRow[]> =>
  db.query<SubscriptionRow>('SELECT * FROM subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id', [userId]);

export async function findSubscription(db: Db, userId: string, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.query<SubscriptionRow>('SELECT * FROM subscriptions WHERE user_id = $1 AND id = $2', [
    userId,
    id,
  ]);
  return row;
}

export async function insertSubscription(tx: Db, userId: string, values: SubscriptionValues): Promise<SubscriptionRow> {
  const [row] = await tx.query<SubscriptionRow>(
    `INSERT INTO subscriptions (id, user_id, kind, name, spec, frequency, is_active, seen_revision, seen_lists, last_checked_at,
       created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) RETURNING *`,
    [createId(), userId, ...listOf(values)],
  );
  return row as SubscriptionRow;
}

/** Changes a subscription. @returns undefined where the account has none of this id, or another one with the same conditions */
export async function updateSubscription(
  tx: Db,
  userId: string,
  id: string,
  values: SubscriptionValues,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.query<SubscriptionRow>(
    `UPDATE subscriptions s SET kind = $3, name = $4, spec = $5, frequency = $6, is_active = $7, seen_revision = $8,
       seen_lists = $9, last_checked_at = $10
     WHERE id = $1 AND user_id = $2 AND NOT EXISTS
       (SELECT 1 FROM subscriptions o WHERE o.user_id = $2 AND o.id <> $1 AND o.kind = $3 AND o.spec = $5)
     RETURNING *`,
    [id, userId, ...listOf(values)],
  );
  return row;
}

const listOf = (values: SubscriptionValues) => [
  values.kind,
  values.name,
  values.spec,
  values.frequency,
  values.is_active,
  values.seen_revision,
  values.seen_lists,
  values.last_checked_at,
];

export async function deleteSubscription(db: Db, userId: string, id: string): Promise<void> {
  await db.query('DELETE FROM subscriptions WHERE user_id = $1 AND id = $2', [userId, id]);
}

/**
 * Active subscriptions whose last check was before the moment of their frequency, the longest ago first; 5000 at most.
 */
export const listDue = (db: Db, before: Readonly<Record<S['Frequency'], Date>>): Promise<SubscriptionRow[]> =>
  db.query<SubscriptionRow>(
    `SELECT * FROM subscriptions WHERE is_active AND last_checked_at <= CASE frequency
       WHEN 'weekly' THEN $3::timestamptz WHEN 'daily' THEN $2::timestamptz ELSE $1::timestamptz END
     ORDER BY last_checked_at LIMIT 5000`,
    [before.instant, before.daily, before.weekly],
  );

/**
 * Marks a subscription as checked. @returns undefined where another server has checked it, or its conditions changed meanwhile:
 * then there is nothing to deliver
 */
export async function claimCheck(
  tx: Db,
  row: SubscriptionRow,
  checked: { at: Date; hasHits: boolean; revision: number; lists: number },
): Promise<SubscriptionRow | undefined> {
  const [claimed] = await tx.query<SubscriptionRow>(
    `UPDATE subscriptions SET last_checked_at = $2, last_hit_at = coalesce($3, last_hit_at), seen_revision = $4,
       seen_lists = $9
     WHERE id = $1 AND is_active AND last_checked_at = $5 AND kind = $6 AND spec = $7
       AND seen_revision IS NOT DISTINCT FROM $8::bigint RETURNING *`,
    [
      row.id,
      checked.at,
      checked.hasHits ? checked.at : null,
      checked.revision,
      row.last_checked_at,
      row.kind,
      row.spec,
      row.seen_revision,
      checked.lists,
    ],
  );
  return claimed;
}

/**
 * Sets the time of a subscription's last check where its news could not be looked up, such as for a policy that is gone; what it
 * has seen stays the same, and the next check looks again.
 */
export async function setChecked(db: Db, id: string, at: Date): Promise<void> {
  await db.query('UPDATE subscriptions SET last_checked_at = $2 WHERE id = $1', [id, at]);
}

/** Records news of a subscription. @returns those that were not sent before */
export const insertDeliveries = (
  tx: Db,
  subscriptionId: string,
  told: readonly { subject: string; version: string }[],
  now: Date,
): Promise<{ subject: string; version: string }[]> =>
  tx.query<{ subject: string; version: string }>(
    `INSERT INTO subscription_deliveries (subscription_id, subject, version, delivered_at)
     SELECT $1, subject, version, $4 FROM unnest($2::text[], $3::text[]) AS t (subject, version)
     ON CONFLICT DO NOTHING RETURNING subject, version`,
    [subscriptionId, told.map(({ subject }) => subject), told.map(({ version }) => version), now],
  );
