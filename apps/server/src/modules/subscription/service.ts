import type { MainComponents } from '@hengce/api/contract';
import { fieldRejection, Rejection } from '../../contract/Rejection';
import type { Db } from '../../db/Db';
import type { Clock } from '../../ports/clock';
import { filled } from '../filled';
import { createId } from '../ids';
import { sendMessage } from '../message/send';
import { after, day, hour } from '../time';
import { lockUser } from '../user/lockUser';
import { findHits, type Hits, type Policies, tryFindHits } from './findHits';
import { summaryOf } from './summaryOf';

type S = MainComponents['schemas'];

interface Row {
  id: string;
  user_id: string;
  kind: S['SubscriptionKind'];
  name: string;
  spec: string;
  frequency: S['Frequency'];
  is_active: boolean;
  seen_revision: number | null;
  last_checked_at: Date;
  last_hit_at: Date | null;
  created_at: Date;
}

const most = 50;
const kindNames: Readonly<Record<S['SubscriptionKind'], string>> = { query: '检索', region: '地区', policy: '政策' };
/** What each kind cannot do without, as a sentence for whoever left it out. */
const problemOf: Readonly<Record<S['SubscriptionKind'], (spec: S['SubscriptionSpec']) => string | null>> = {
  query: ({ policyId: _, ...spec }) => (Object.keys(spec).length > 0 ? null : '检索订阅要填写关键词或筛选条件'),
  region: ({ region }) => (region === undefined ? '地区订阅要填写地区' : null),
  policy: ({ policyId }) => (policyId === undefined ? '政策订阅要填写政策编号' : null),
};
const noHits: Hits = { total: 0, rows: [] };
const intervals: Readonly<Record<S['Frequency'], number>> = { instant: 0, daily: day - hour, weekly: 7 * day - hour };

/** Saved searches, regions and policies, and the messages about what is new in them. */
export function createSubscriptionService(db: Db, clock: Clock, policies: Policies) {
  const find = async (userId: string, id: string, from: Db = db): Promise<Row> => {
    const [row] = await from.query<Row>('SELECT * FROM subscriptions WHERE user_id = $1 AND id = $2', [userId, id]);
    if (row === undefined) throw new Rejection(404, '没有找到这个订阅，可能已退订', 404);
    return row;
  };

  const insert = (userId: string, body: S['SaveSubscriptionBody'], spec: string): Promise<Row> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const rows = await tx.query<Row>('SELECT * FROM subscriptions WHERE user_id = $1', [userId]);
      const same = rows.find((row) => row.kind === body.kind && row.spec === spec);
      if (same !== undefined) return same;
      if (rows.length >= most) throw new Rejection(409, `最多${most}个订阅，请先退订不用的`, 409);
      const [row] = await tx.query<Row>(
        `INSERT INTO subscriptions (id, user_id, kind, name, spec, frequency, is_active, seen_revision, last_checked_at, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) RETURNING *`,
        [
          createId(),
          userId,
          body.kind,
          filled('name', '名称', body.name),
          spec,
          body.frequency ?? 'daily',
          body.isActive ?? true,
          policies.indexedUpTo(),
          clock.now(),
        ],
      );
      if (row === undefined) throw new Error('a subscription vanished while it was made');
      return row;
    });

  /** What the body leaves out stays as it was. Other conditions have nothing new before now. */
  const update = (userId: string, id: string, body: S['SaveSubscriptionBody'], spec: string): Promise<Row> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const before = await find(userId, id, tx);
      const isOther = before.kind !== body.kind || before.spec !== spec;
      const [row] = await tx.query<Row>(
        `UPDATE subscriptions s SET kind = $3, name = $4, spec = $5, frequency = $6, is_active = $7, seen_revision = $8
         WHERE user_id = $1 AND id = $2 AND NOT EXISTS
           (SELECT 1 FROM subscriptions o WHERE o.user_id = $1 AND o.id <> $2 AND o.kind = $3 AND o.spec = $5)
         RETURNING *`,
        [
          userId,
          id,
          body.kind,
          filled('name', '名称', body.name),
          spec,
          body.frequency ?? before.frequency,
          body.isActive ?? before.is_active,
          isOther ? policies.indexedUpTo() : before.seen_revision,
        ],
      );
      if (row === undefined) throw new Rejection(409, '已有一个相同的订阅', 409);
      return row;
    });

  /** One message about what came in since the last look. */
  const deliver = async (row: Row, fresh: Hits, upTo: number): Promise<void> => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      // Of several servers one delivers, and nobody what was looked for under other conditions.
      const [claimed] = await tx.query<Row>(
        `UPDATE subscriptions SET last_checked_at = $2, last_hit_at = coalesce($3, last_hit_at), seen_revision = $4
         WHERE id = $1 AND is_active AND last_checked_at = $5 AND kind = $6 AND spec = $7
           AND seen_revision IS NOT DISTINCT FROM $8::bigint RETURNING *`,
        [
          row.id,
          now,
          fresh.total > 0 ? now : null,
          Math.max(upTo, row.seen_revision ?? 0),
          row.last_checked_at,
          row.kind,
          row.spec,
          row.seen_revision,
        ],
      );
      if (claimed && fresh.total > 0) await sendMessage(tx, claimed.user_id, messageOf(claimed, fresh), now);
    });
  };

  return {
    async list(userId: string): Promise<S['Subscription'][]> {
      const rows = await db.query<Row>('SELECT * FROM subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id', [
        userId,
      ]);
      return rows.map(toSubscription);
    },

    async save(userId: string, body: S['SaveSubscriptionBody']): Promise<S['Subscription']> {
      const message = problemOf[body.kind](body.spec);
      if (message !== null) throw fieldRejection('spec', message);
      const spec = canonical(body.spec);
      const row =
        body.subscriptionId === undefined
          ? await insert(userId, body, spec)
          : await update(userId, body.subscriptionId, body, spec);
      return toSubscription(row);
    },

    async remove(userId: string, id: string): Promise<void> {
      await find(userId, id);
      await db.query('DELETE FROM subscriptions WHERE user_id = $1 AND id = $2', [userId, id]);
    },

    async preview(userId: string, id: string): Promise<S['SubscriptionPreview']> {
      const row = await find(userId, id);
      const hits = await findHits(policies, row.kind, JSON.parse(row.spec) as S['SubscriptionSpec']);
      return { total: hits.total, rows: hits.rows };
    },

    /** Looks into everything that is due; the process calls it now and then. */
    async deliverDue(): Promise<void> {
      const now = clock.now();
      const upTo = policies.indexedUpTo();
      if (upTo === null) return;
      const before = (frequency: S['Frequency']): Date => after(now, -intervals[frequency]);
      const rows = await db.query<Row>(
        `SELECT * FROM subscriptions WHERE is_active AND last_checked_at <= CASE frequency
           WHEN 'weekly' THEN $3::timestamptz WHEN 'daily' THEN $2::timestamptz ELSE $1::timestamptz END
         ORDER BY last_checked_at LIMIT 5000`,
        [before('instant'), before('daily'), before('weekly')],
      );
      const added = new Map<number, Promise<ReadonlySet<string>>>();
      const addedSince = (revision: number): Promise<ReadonlySet<string>> => {
        const ids = added.get(revision) ?? policies.addedBetween(revision, upTo).then((found) => new Set(found));
        added.set(revision, ids);
        return ids;
      };
      for (const row of rows) {
        const ids = await addedSince(row.seen_revision ?? upTo);
        const spec = JSON.parse(row.spec) as S['SubscriptionSpec'];
        const fresh = ids.size === 0 ? noHits : await tryFindHits(policies, row.kind, spec, ids);
        if (fresh !== null) await deliver(row, fresh, upTo);
        // What cannot be looked into now, such as a policy that is gone, waits its turn like the others.
        else await db.query('UPDATE subscriptions SET last_checked_at = $2 WHERE id = $1', [row.id, now]);
      }
    },
  };
}

/** The same conditions are written the same way, so that there is one subscription for them. */
const canonical = (spec: S['SubscriptionSpec']): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(spec)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)].sort() : value]),
    ),
  );

function messageOf(row: Row, { total, rows }: Hits) {
  const titles = rows.slice(0, 3).map(({ title }) => `《${title}》`);
  const spec = JSON.parse(row.spec) as S['SubscriptionSpec'];
  const only = total === 1 ? rows[0] : undefined;
  const query = new URLSearchParams(
    Object.entries(spec).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
  );
  return {
    type: 'subscription',
    title: row.kind === 'policy' ? `“${row.name}”有新版本` : `“${row.name}”有${total}项新政策`,
    body: total > 3 ? `${titles.join('、')}等${total}项。` : `${titles.join('、')}。`,
    reason: `您订阅了“${row.name}”`,
    link:
      only === undefined
        ? `/Policy/PolicySearch?${query.toString()}`
        : `/Policy/PolicyDetail/${encodeURIComponent(only.policyId)}`,
  } as const;
}

const toSubscription = (row: Row): S['Subscription'] => ({
  id: row.id,
  kind: row.kind,
  kindName: kindNames[row.kind],
  name: row.name,
  spec: JSON.parse(row.spec) as S['SubscriptionSpec'],
  summary: summaryOf(JSON.parse(row.spec) as S['SubscriptionSpec']),
  frequency: row.frequency,
  isActive: row.is_active,
  lastHitAt: row.last_hit_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
