import type { MainComponents } from '@hengce/api/contract';
import { sendMessage } from '../../account/messages';
import { fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { after, createId, day, hour } from '../../platform/vocabulary';
import type { Library } from '../policies';
import { findHits, type Hits, tryFindHits } from './findHits';
import { type ChangedList, isAbout, listsBetween, listsUpTo } from './findLists';
import { messageOf, type Subject, type Unlisted } from './messageOf';
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
  seen_lists: number;
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
const subjectOf = ({ kind, id }: Subject): string => `${kind === 'publicity' ? kind : 'policy'}:${id}`;
/** What a look found. */
interface Looked {
  found: Subject[];
  unlisted: Unlisted;
}

const noHits: Hits = { total: 0, rows: [] };
const intervals: Readonly<Record<S['Frequency'], number>> = { instant: 0, daily: day - hour, weekly: 7 * day - hour };

/** Saved searches, regions and policies, and the messages about what is new in them. */
export function createSubscriptionService(db: Db, clock: Clock, library: Library) {
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
        `INSERT INTO subscriptions (id, user_id, kind, name, spec, frequency, is_active, seen_revision, last_checked_at, created_at,
           seen_lists)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10) RETURNING *`,
        [
          createId(),
          userId,
          body.kind,
          filled('name', '名称', body.name),
          spec,
          body.frequency ?? 'daily',
          body.isActive ?? true,
          library.indexedUpTo(),
          clock.now(),
          await listsUpTo(tx),
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
        `UPDATE subscriptions s SET kind = $3, name = $4, spec = $5, frequency = $6, is_active = $7, seen_revision = $8,
           seen_lists = $9, last_checked_at = $10
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
          isOther ? library.indexedUpTo() : before.seen_revision,
          isOther ? await listsUpTo(tx) : before.seen_lists,
          isOther ? clock.now() : before.last_checked_at,
        ],
      );
      if (row === undefined) throw new Rejection(409, '已有一个相同的订阅', 409);
      return row;
    });

  /** One message about what came in or changed since the last look, and of nothing that was told before. */
  const deliver = async (row: Row, { found, unlisted }: Looked, upTo: number, listsTo: number): Promise<void> => {
    const now = clock.now();
    const notices = found.some(({ kind }) => kind === 'extension') ? await library.notices() : [];
    await db.transaction(async (tx) => {
      // Of several servers one delivers, and nobody what was looked for under other conditions.
      const [claimed] = await tx.query<Row>(
        `UPDATE subscriptions SET last_checked_at = $2, last_hit_at = coalesce($3, last_hit_at), seen_revision = $4,
           seen_lists = $9
         WHERE id = $1 AND is_active AND last_checked_at = $5 AND kind = $6 AND spec = $7
           AND seen_revision IS NOT DISTINCT FROM $8::bigint RETURNING *`,
        [
          row.id,
          now,
          found.length > 0 ? now : null,
          Math.max(upTo, row.seen_revision ?? 0),
          row.last_checked_at,
          row.kind,
          row.spec,
          row.seen_revision,
          listsTo,
        ],
      );
      if (!claimed || found.length === 0) return;
      const untold = await tx.query<{ subject: string; version: string }>(
        `INSERT INTO subscription_deliveries (subscription_id, subject, version, delivered_at)
         SELECT $1, subject, version, $4 FROM unnest($2::text[], $3::text[]) AS t (subject, version)
         ON CONFLICT DO NOTHING RETURNING subject, version`,
        [row.id, found.map(subjectOf), found.map(({ version }) => version), now],
      );
      const keys = new Set(untold.map(({ subject, version }) => `${subject} ${version}`));
      const fresh = found.filter((one) => keys.has(`${subjectOf(one)} ${one.version}`));
      if (fresh.length === 0) return;
      const spec = JSON.parse(row.spec) as S['SubscriptionSpec'];
      const message = messageOf({ kind: row.kind, name: claimed.name, spec }, fresh, unlisted, notices);
      await sendMessage(tx, claimed.user_id, message, now);
    });
  };

  /** Null while nothing can be searched, or when the policy is gone. */
  const lookFor = async (
    row: Row,
    ids: ReadonlySet<string>,
    versions: ReadonlyMap<string, string>,
    lists: readonly ChangedList[],
  ): Promise<Looked | null> => {
    const spec = JSON.parse(row.spec) as S['SubscriptionSpec'];
    const fresh = ids.size === 0 ? noHits : await tryFindHits(library, row.kind, spec, ids);
    const changed = versions.size === 0 ? noHits : await tryFindHits(library, row.kind, spec, new Set(versions.keys()));
    if (fresh === null || changed === null) return null;
    const found: Subject[] = [
      ...fresh.rows.map(
        ({ policyId: id, title, isExtension }): Subject => ({
          kind: isExtension ? 'extension' : 'new',
          id,
          title,
          version: 'first',
        }),
      ),
      ...changed.rows.map(
        ({ policyId: id, title }): Subject => ({
          kind: 'changed',
          id,
          title,
          version: versions.get(id) ?? '',
        }),
      ),
      ...lists
        .filter((list) => list.revision > row.seen_lists && isAbout(row.kind, spec, list))
        .map(({ id, title, content_hash }): Subject => ({ kind: 'publicity', id, title, version: content_hash })),
    ];
    const beyond = ({ total, rows }: Hits): number => total - rows.length;
    return { found, unlisted: { new: beyond(fresh), changed: beyond(changed) } };
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
      const hits = await findHits(library, row.kind, JSON.parse(row.spec) as S['SubscriptionSpec']);
      return { total: hits.total, rows: hits.rows };
    },

    /** Looks into everything that is due; the process calls it now and then. */
    async deliverDue(): Promise<void> {
      const now = clock.now();
      const upTo = library.indexedUpTo();
      if (upTo === null) return;
      const before = (frequency: S['Frequency']): Date => after(now, -intervals[frequency]);
      const rows = await db.query<Row>(
        `SELECT * FROM subscriptions WHERE is_active AND last_checked_at <= CASE frequency
           WHEN 'weekly' THEN $3::timestamptz WHEN 'daily' THEN $2::timestamptz ELSE $1::timestamptz END
         ORDER BY last_checked_at LIMIT 5000`,
        [before('instant'), before('daily'), before('weekly')],
      );
      const remembered = <Found>(read: (revision: number) => Promise<Found>) => {
        const known = new Map<number, Promise<Found>>();
        return (revision: number): Promise<Found> => {
          const found = known.get(revision) ?? read(revision);
          known.set(revision, found);
          return found;
        };
      };
      const addedSince = remembered(async (revision) => new Set(await library.addedBetween(revision, upTo)));
      const changedSince = remembered(
        async (revision) =>
          new Map((await library.changedBetween(revision, upTo)).map(({ id, version }) => [id, version])),
      );
      const listsTo = await listsUpTo(db);
      const lists = await listsBetween(db, Math.min(listsTo, ...rows.map(({ seen_lists }) => seen_lists)), listsTo);
      for (const row of rows) {
        const seen = row.seen_revision ?? upTo;
        const looked = await lookFor(row, await addedSince(seen), await changedSince(seen), lists);
        if (looked !== null) await deliver(row, looked, upTo, listsTo);
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
