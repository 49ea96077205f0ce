import type { MainComponents } from '@hengce/api/contract';
import { sendMessage } from '../../account/messages';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { after, day, hour } from '../../platform/vocabulary';
import type { Library } from '../policies';
import { type ChangedList, lastListRevision, listChangedLists } from '../publicity';
import { type Hits, tryFindHits } from './findHits';
import { isAbout } from './isAbout';
import { messageOf, type Subject, type Unlisted } from './messageOf';
import { claimCheck, insertDeliveries, listDue, type SubscriptionRow, setChecked } from './repository';

type S = MainComponents['schemas'];

/** News of a subscription since it was checked last. */
interface News {
  found: Subject[];
  /** How many more there are than `found` lists. */
  unlisted: Unlisted;
}

/** Revisions of the library and of the lists of firms up to which is looked. */
interface UpTo {
  revision: number;
  lists: number;
}

const noHits: Hits = { total: 0, rows: [] };
/** Milliseconds between two checks. An hour less than the day, so that the hour of the day does not move on. */
const intervals: Readonly<Record<S['Frequency'], number>> = { instant: 0, daily: day - hour, weekly: 7 * day - hour };

/**
 * Checks the due subscriptions, up to 5000, and sends a message for each that has news; does nothing until there is an
 * index. Runs on a schedule; several servers may run it at once.
 */
export async function deliverDue(db: Db, clock: Clock, library: Library): Promise<void> {
  const now = clock.now();
  const revision = library.indexedUpTo();
  if (revision === null) return;
  const before = (frequency: S['Frequency']): Date => after(now, -intervals[frequency]);
  const rows = await listDue(db, {
    instant: before('instant'),
    daily: before('daily'),
    weekly: before('weekly'),
  });
  const addedSince = memoised(async (from) => new Set(await library.addedBetween(from, revision)));
  const changedSince = memoised(
    async (from) => new Map((await library.changedBetween(from, revision)).map(({ id, version }) => [id, version])),
  );
  const upTo = { revision, lists: await lastListRevision(db) };
  const firstSeen = Math.min(upTo.lists, ...rows.map(({ seen_lists }) => seen_lists));
  const lists = await listChangedLists(db, firstSeen, upTo.lists);
  for (const row of rows) {
    const seen = row.seen_revision ?? revision;
    const news = await findNews(library, row, await addedSince(seen), await changedSince(seen), lists);
    if (news !== null) await deliver(db, clock, library, row, news, upTo);
    // What cannot be looked into now, such as a policy that is gone, waits its turn like the others.
    else await setChecked(db, row.id, now);
  }
}

function memoised<Found>(read: (revision: number) => Promise<Found>): (revision: number) => Promise<Found> {
  const known = new Map<number, Promise<Found>>();
  return (revision) => {
    const found = known.get(revision) ?? read(revision);
    known.set(revision, found);
    return found;
  };
}

/**
 * @param added ids of policies that came in
 * @param changed versions of policies that changed, by id
 * @returns null while nothing can be searched, or when the policy is gone
 */
async function findNews(
  library: Library,
  row: SubscriptionRow,
  added: ReadonlySet<string>,
  changed: ReadonlyMap<string, string>,
  lists: readonly ChangedList[],
): Promise<News | null> {
  const spec = JSON.parse(row.spec) as S['SubscriptionSpec'];
  const newHits = added.size === 0 ? noHits : await tryFindHits(library, row.kind, spec, added);
  const changedHits = changed.size === 0 ? noHits : await tryFindHits(library, row.kind, spec, new Set(changed.keys()));
  if (newHits === null || changedHits === null) return null;
  const found: Subject[] = [
    ...newHits.rows.map(
      ({ policyId: id, title, isExtension }): Subject => ({
        kind: isExtension ? 'extension' : 'new',
        id,
        title,
        version: 'first',
      }),
    ),
    ...changedHits.rows.map(
      ({ policyId: id, title }): Subject => ({ kind: 'changed', id, title, version: changed.get(id) ?? '' }),
    ),
    ...lists
      .filter((list) => list.revision > row.seen_lists && isAbout(row.kind, spec, list))
      .map(({ id, title, content_hash }): Subject => ({ kind: 'publicity', id, title, version: content_hash })),
  ];
  const beyond = ({ total, rows }: Hits): number => total - rows.length;
  return { found, unlisted: { new: beyond(newHits), changed: beyond(changedHits) } };
}

/** Sends one message about the news, without anything that was told before. */
async function deliver(
  db: Db,
  clock: Clock,
  library: Library,
  row: SubscriptionRow,
  { found, unlisted }: News,
  upTo: UpTo,
): Promise<void> {
  const at = clock.now();
  const notices = found.some(({ kind }) => kind === 'extension') ? await library.notices() : [];
  await db.transaction(async (tx) => {
    const claimed = await claimCheck(tx, row, {
      at,
      hasHits: found.length > 0,
      revision: Math.max(upTo.revision, row.seen_revision ?? 0),
      lists: upTo.lists,
    });
    if (!claimed || found.length === 0) return;
    const told = found.map((one) => ({ subject: subjectOf(one), version: one.version }));
    const untold = await insertDeliveries(tx, row.id, told, at);
    const keys = new Set(untold.map(({ subject, version }) => `${subject} ${version}`));
    const news = found.filter((one) => keys.has(`${subjectOf(one)} ${one.version}`));
    if (news.length === 0) return;
    const spec = JSON.parse(row.spec) as S['SubscriptionSpec'];
    const message = messageOf({ kind: row.kind, name: claimed.name, spec }, news, unlisted, notices);
    await sendMessage(tx, claimed.user_id, message, at);
  });
}

const subjectOf = ({ kind, id }: Subject): string => `${kind === 'publicity' ? kind : 'policy'}:${id}`;
