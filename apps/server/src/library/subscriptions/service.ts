import type { MainComponents } from '@hengce/api/contract';
import { fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import type { Library } from '../policies';
import { lastListRevision } from '../publicity';
import { findHits } from './findHits';
import {
  deleteSubscription,
  findSubscription,
  insertSubscription,
  listSubscriptions,
  type SubscriptionRow,
  updateSubscription,
} from './repository';
import { summaryOf } from './summaryOf';

type S = MainComponents['schemas'];

/** Subscriptions of one account. */
const maxSubscriptions = 50;
const kindNames: Readonly<Record<S['SubscriptionKind'], string>> = { query: '检索', region: '地区', policy: '政策' };
/** Complaint about conditions that lack what their kind needs; null when they are complete. */
const problemOf: Readonly<Record<S['SubscriptionKind'], (spec: S['SubscriptionSpec']) => string | null>> = {
  query: ({ policyId: _, ...spec }) => (Object.keys(spec).length > 0 ? null : '检索订阅要填写关键词或筛选条件'),
  region: ({ region }) => (region === undefined ? '地区订阅要填写地区' : null),
  policy: ({ policyId }) => (policyId === undefined ? '政策订阅要填写政策编号' : null),
};
/** Subscriptions of a user: saved searches, regions and policies. */
export function createSubscriptionService(db: Db, clock: Clock, library: Library) {
  const find = async (from: Db, userId: string, id: string): Promise<SubscriptionRow> => {
    const row = await findSubscription(from, userId, id);
    if (row === undefined) throw new Rejection(404, '没有找到这个订阅，可能已退订', 404);
    return row;
  };

  const insert = (userId: string, body: S['SaveSubscriptionBody'], spec: string): Promise<SubscriptionRow> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const rows = await listSubscriptions(tx, userId);
      const same = rows.find((row) => row.kind === body.kind && row.spec === spec);
      if (same !== undefined) return same;
      if (rows.length >= maxSubscriptions)
        throw new Rejection(409, `最多${maxSubscriptions}个订阅，请先退订不用的`, 409);
      return insertSubscription(tx, userId, {
        kind: body.kind,
        name: filled('name', '名称', body.name),
        spec,
        frequency: body.frequency ?? 'daily',
        is_active: body.isActive ?? true,
        seen_revision: library.indexedUpTo(),
        seen_lists: await lastListRevision(tx),
        last_checked_at: clock.now(),
      });
    });

  /** Changes what the body names. With other conditions nothing from before now is new. */
  const update = (
    userId: string,
    id: string,
    body: S['SaveSubscriptionBody'],
    spec: string,
  ): Promise<SubscriptionRow> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const before = await find(tx, userId, id);
      const isOther = before.kind !== body.kind || before.spec !== spec;
      const row = await updateSubscription(tx, userId, id, {
        kind: body.kind,
        name: filled('name', '名称', body.name),
        spec,
        frequency: body.frequency ?? before.frequency,
        is_active: body.isActive ?? before.is_active,
        seen_revision: isOther ? library.indexedUpTo() : before.seen_revision,
        seen_lists: isOther ? await lastListRevision(tx) : before.seen_lists,
        last_checked_at: isOther ? clock.now() : before.last_checked_at,
      });
      if (row === undefined) throw new Rejection(409, '已有一个相同的订阅', 409);
      return row;
    });

  return {
    list: async (userId: string): Promise<S['Subscription'][]> =>
      (await listSubscriptions(db, userId)).map(toSubscription),

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
      await find(db, userId, id);
      await deleteSubscription(db, userId, id);
    },

    async preview(userId: string, id: string): Promise<S['SubscriptionPreview']> {
      const row = await find(db, userId, id);
      const { total, rows } = await findHits(library, row.kind, JSON.parse(row.spec) as S['SubscriptionSpec']);
      return { total, rows };
    },
  };
}

/** Conditions as JSON in one order, so that equal conditions are equal texts. */
const canonical = (spec: S['SubscriptionSpec']): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(spec)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)].sort() : value]),
    ),
  );

const toSubscription = (row: SubscriptionRow): S['Subscription'] => ({
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
