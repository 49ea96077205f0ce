import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import type { EnterpriseRow } from '../../firm/enterprise';
import { findOwn } from '../../firm/enterprise';
import { listListsOfEnterprise } from '../../library/publicity';
import { FileReply, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { addressKey, limits, type RateLimiter } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { after, createToken, day, hashToken, looksLikeToken } from '../../platform/vocabulary';
import type { MatchService } from '../match';
import { calendarText, type EventWords, eventOf } from './feed';
import { createCalendarRepository, type EventRow, type FeedRow } from './repository';
import { byDay, publicityDays, timelineOf } from './timeline';

type S = MainComponents['schemas'];

/** Reader of further events of an enterprise, from a day (YYYY-MM-DD) on. */
export type DaysOf = (db: Db, enterpriseId: string, asOf: string) => Promise<EventWords[]>;

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  matches: MatchService;
  moreDays: readonly DaysOf[];
}

export type CalendarService = ReturnType<typeof createCalendarService>;

/** 资金时间线: the days of an enterprise's policies, shown in the product and published as a feed for calendars. */
export function createCalendarService({ db, clock, limiter, matches, moreDays }: Dependencies) {
  const repository = createCalendarRepository(db);

  const entriesOf = async (row: EnterpriseRow) => {
    const { judged, firm } = await matches.current(row);
    const lists = await listListsOfEnterprise(db, row.id);
    const sure = lists.filter(({ is_sure }) => is_sure);
    const { asOf } = firm.facts;
    return { asOf, entries: [...timelineOf(judged, asOf), ...publicityDays(sure, asOf)].sort(byDay) };
  };

  return {
    async timeline(userId: string, enterpriseId: string): Promise<S['FundingTimeline']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [{ asOf, entries }, feed] = await Promise.all([entriesOf(row), repository.findFeedOf(row.id)]);
      return { enterpriseId: row.id, asOf, entries, feed: feed === undefined ? null : feedView(feed) };
    },

    async subscribe(
      userId: string,
      { enterpriseId, withToVerify }: S['SubscribeCalendarBody'],
    ): Promise<S['CalendarFeed']> {
      const { id } = await findOwn(db, userId, enterpriseId);
      const [feedId, now] = [createToken(), clock.now()];
      await repository.putFeed(id, hashToken(feedId), withToVerify, now);
      return { feedId, createdAt: now.toISOString() };
    },

    async unsubscribe(userId: string, enterpriseId: string): Promise<void> {
      await repository.removeFeed((await findOwn(db, userId, enterpriseId)).id);
    },

    async read(feedId: string, ip: string): Promise<FileReply> {
      await limiter.hit([limits.sharedPerAddress, addressKey(ip)]);
      const feed = looksLikeToken(feedId) ? await repository.findFeedByHash(hashToken(feedId)) : undefined;
      if (feed === undefined) throw new Rejection(404, '这个日历订阅地址已停用', 404);
      const row = await findOwn(db, feed.owner_id, feed.enterprise_id);
      const { asOf, entries } = await entriesOf(row);
      const words = [
        ...entries.filter(({ group }) => feed.with_to_verify || group !== 'toVerify').map(eventOf),
        ...(await Promise.all(moreDays.map((daysOf) => daysOf(db, row.id, asOf)))).flat(),
      ];
      const events = await db.transaction((tx) => updateEvents(tx, row.id, words, asOf));
      return new FileReply(
        new TextEncoder().encode(calendarText(row, events)),
        `资金时间线-${dateInShanghai(clock.now())}.ics`,
        'text/calendar; charset=utf-8',
      );
    },
  };

  /** Stores the events of today and returns them with past and cancelled ones. */
  async function updateEvents(
    tx: Db,
    enterpriseId: string,
    words: readonly EventWords[],
    asOf: string,
  ): Promise<EventRow[]> {
    const own = createCalendarRepository(tx);
    // The feed was stopped a moment ago.
    if (!(await own.lockFeed(enterpriseId))) throw new Rejection(404, '这个日历订阅地址已停用', 404);
    const known = await own.listEvents(enterpriseId);
    const { put, remove, events } = nextEvents(known, words, asOf, clock.now());
    for (const event of put) await own.putEvent(enterpriseId, event);
    for (const id of remove) await own.removeEvent(enterpriseId, id);
    return events;
  }
}

const feedView = ({ created_at, with_to_verify }: FeedRow) => ({
  createdAt: created_at.toISOString(),
  withToVerify: with_to_verify,
});

/** How long feeds keep cancelled and past events. */
const cancelledDays = 30;
const pastDays = 90;

/**
 * Events of a feed that published `known` before, with those to store (`put`) and the ids of those to delete (`remove`). An event keeps its
 * id, and its sequence grows with each change. An event that disappears before its day is cancelled and kept for 30 days; one whose day has
 * come stays for 90.
 */
export function nextEvents(known: readonly EventRow[], words: readonly EventWords[], asOf: string, now: Date) {
  const byId = new Map(known.map((event) => [event.entry_id, event]));
  const present = new Set(words.map(({ entry_id }) => entry_id));
  const put: EventRow[] = [];
  const remove: string[] = [];
  const events: EventRow[] = words.map((one) => {
    const before = byId.get(one.entry_id);
    if (before && !before.is_cancelled && isSame(before, one)) return before;
    const event = { ...one, sequence: (before?.sequence ?? -1) + 1, changed_at: now, is_cancelled: false };
    put.push(event);
    return event;
  });
  for (const before of known.filter(({ entry_id }) => !present.has(entry_id))) {
    const isOver = before.day <= asOf;
    const since = isOver ? new Date(before.day) : before.changed_at;
    if ((isOver || before.is_cancelled) && since < after(now, -(isOver ? pastDays : cancelledDays) * day)) {
      remove.push(before.entry_id);
    } else if (isOver || before.is_cancelled) {
      events.push(before);
    } else {
      const event = { ...before, sequence: before.sequence + 1, changed_at: now, is_cancelled: true };
      put.push(event);
      events.push(event);
    }
  }
  return { put, remove, events };
}

const isSame = (a: EventWords, b: EventWords) =>
  a.day === b.day && a.summary === b.summary && a.description === b.description;
