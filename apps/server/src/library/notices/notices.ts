import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, type Day, formatDay, inShanghai, parseDay } from '@hengce/text';
import { regionName } from '../../platform/vocabulary';
import type { IntakeRecord, NoticeRow, PolicyRecord } from '../records';
import { calledOn, callStatuses, createExtensionFinder, type MovedWindow, movedWindows, windowOn } from '../records';

type S = MainComponents['schemas'];
type Deadline = IntakeRecord['deadlines'][number];

/** A notice (申报通知) as it stands on a day, with its extensions. */
export interface Notice {
  brief: Omit<S['NoticeBrief'], 'fit'>;
  state: S['NoticeState'] | null;
  /** Hour (HH:MM, 24:00 for midnight) at which its window ends today, and the window after that; null where it does not. */
  closing: { at: string; window: S['PolicyWindow'] } | null;
  intake: IntakeRecord | null;
  /** Changes of its days, the newest first. */
  changes: S['NoticeChange'][];
  /** Its own id, and those of the policies that it calls for. */
  policyIds: string[];
  /** Ids of the policies that it names as its basis. */
  basisIds: string[];
  /** Lower-case text that a search looks in. */
  words: string;
}

const relationTo = ({ relations }: NoticeRow, kind: PolicyRecord['relations'][number]['kind']): string[] =>
  relations.filter((relation) => relation.kind === kind).map(({ to }) => to);

/**
 * Notices of the library, the most urgent first: of versions of one title the newest; extensions belong to the notice
 * that they extend. Amended and repealed ones are left out.
 */
export function noticesOf(rows: readonly NoticeRow[], day: Day): Notice[] {
  const extensionsOf = createExtensionFinder(rows);
  const newest = new Map<string, NoticeRow>();
  for (const row of rows) {
    if (relationTo(row, 'extends').length > 0 || !callStatuses.includes(row.status)) continue;
    const known = newest.get(row.familyId);
    if (known === undefined || calledOn(known) < calledOn(row)) newest.set(row.familyId, row);
  }
  return [...newest.values()].map((row) => noticeOf(row, extensionsOf(row).sort(byDate), day)).sort(byUrgency);
}

const lastOf = ({ windows }: NoticeRow): string =>
  windows.reduce((last, { closesAt: at }) => (at && at > last ? at : last), '');
function byDate(a: NoticeRow, b: NoticeRow): number {
  const [x, y] = [a, b].map((row) => `${calledOn(row)} ${lastOf(row)} ${row.id}`) as [string, string];
  return x < y ? -1 : 1;
}

type Moves = S['NoticeChange']['moves'];
type CurrentDeadline = Deadline & { movedFrom: string | null };

/** Of the days that a record only gives as windows: when applications end on the net. */
const deadlinesOf = (windows: readonly MovedWindow[]): CurrentDeadline[] =>
  windows.flatMap(({ closesAt, announced }) =>
    closesAt === null
      ? []
      : [
          {
            kind: 'online' as const,
            batch: null,
            day: formatDay(closesAt),
            time: null,
            movedFrom: announced === null || announced === closesAt ? null : formatDay(announced),
          },
        ],
  );

/** Moves what ends on a day, or what is named, and says how. */
function moveAll(
  current: CurrentDeadline[],
  to: (before: CurrentDeadline) => Pick<Deadline, 'day' | 'time'> | undefined,
): Moves {
  return current.flatMap((before) => {
    const next = to(before);
    if (next === undefined || next.day === before.day) return [];
    const move = { kind: before.kind, batch: before.batch, from: before.day, to: next.day };
    Object.assign(before, {
      day: next.day,
      time: next.time ?? before.time,
      movedFrom: before.movedFrom ?? before.day,
    });
    return [move];
  });
}

function noticeOf(row: NoticeRow, extensions: readonly NoticeRow[], day: Day): Notice {
  // A call that was brought up to date may tell of the same move: that is the extension's.
  const windows = movedWindows([...extensions, row].flatMap((one) => one.windows));
  const window = windowOn(windows, day);
  const movesBy = (one: NoticeRow) =>
    windows
      .flatMap(({ moves }) => moves.filter(({ by }) => one.windows.includes(by)))
      .map(({ from, to }) => ({ from: formatDay(from), to: formatDay(to) }));
  const named = row.intake?.deadlines ?? [];
  const isNamed = named.length > 0;
  const current = isNamed
    ? named.map((deadline): CurrentDeadline => ({ ...deadline, movedFrom: null }))
    : deadlinesOf(windows);
  const byWindows = (one: NoticeRow): Moves =>
    movesBy(one).flatMap(({ from, to }) =>
      isNamed
        ? moveAll(current, (before) => (before.day === from ? { day: to, time: null } : undefined))
        : [{ kind: 'online', batch: null, from, to }],
    );
  const changes: S['NoticeChange'][] = [changeOf(row, 1, 'published', [])];
  byWindows(row);
  for (const [i, extension] of extensions.entries()) {
    const to = isNamed ? (extension.intake?.deadlines ?? []) : [];
    const moves =
      to.length === 0
        ? byWindows(extension)
        : moveAll(current, ({ kind, batch }) => to.find((one) => one.kind === kind && one.batch === batch));
    changes.unshift(changeOf(extension, i + 2, 'extended', moves));
  }
  const deadlines = current
    .map((deadline) => ({ ...deadline, daysLeft: leftUntil(deadline.day, day) }))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const brief: Notice['brief'] = {
    id: row.id,
    title: row.title,
    docNo: row.docNo,
    issuers: row.issuers,
    regionCode: row.regionCode,
    regionName: regionName(row.regionCode),
    themes: row.themes,
    publishedAt: row.publishedAt,
    audience: audienceOf(row.keyFacts),
    supports: [...new Set(row.items.map(({ support }) => support))],
    window,
    deadlines,
    extendedFrom:
      [...deadlines, ...deadlinesOf(windows)].find(
        ({ day: at, movedFrom }) => movedFrom !== null && at === window.closesAt,
      )?.movedFrom ?? null,
    isSample: row.provenance === 'sample',
    provenance: row.provenance,
  };
  const said = [row.title, row.docNo ?? '', ...row.issuers, ...row.items.map(({ name }) => name)];
  return {
    brief,
    state: stateOf(window),
    closing: closingOf(window, windows, current, day),
    intake: row.intake,
    changes,
    policyIds: [row.id, ...relationTo(row, 'notice_of')],
    basisIds: (['notice_of', 'based_on', 'implements'] as const).flatMap((kind) => relationTo(row, kind)),
    words: said.join(' ').toLowerCase(),
  };
}

/** Deadlines without an hour run until midnight, and the last one counts. */
function closingOf(
  window: S['PolicyWindow'],
  windows: readonly MovedWindow[],
  current: readonly CurrentDeadline[],
  day: Day,
): Notice['closing'] {
  const today = current.filter((deadline) => deadline.day === formatDay(day));
  if (window.state !== 'open' || window.closesAt !== formatDay(day) || today.length === 0) return null;
  const hours = today.map(({ time }) => time ?? '24:00').sort();
  const next = windowOn(
    windows.filter(({ closesAt }) => closesAt !== day),
    day,
  );
  const isOver = next.state === 'closed' || next.state === 'none';
  return { at: hours.at(-1) ?? '24:00', window: isOver ? { ...window, state: 'closed', daysLeft: null } : next };
}

/** Notices of today at a moment: deadlines whose hour has passed have no days left, and what ended is closed. */
export function atMoment(notices: readonly Notice[], now: Date): readonly Notice[] {
  const local = inShanghai(now).toISOString();
  const [today, hour] = [local.slice(0, 10), local.slice(11, 16)];
  const isPast = ({ day, time }: Notice['brief']['deadlines'][number]) =>
    day === today && time !== null && time <= hour;
  if (!notices.some(({ brief }) => brief.deadlines.some(isPast))) return notices;
  return notices
    .map((notice): Notice => {
      const { brief, closing } = notice;
      const window = closing !== null && closing.at <= hour ? closing.window : brief.window;
      const deadlines = brief.deadlines.map((each) => (isPast(each) ? { ...each, daysLeft: null } : each));
      return { ...notice, state: stateOf(window), brief: { ...brief, window, deadlines } };
    })
    .sort(byUrgency);
}

const audienceLabels = new Set(['支持对象', '适用对象', '申报对象']);
/** Audience of a notice, where the document names it in a word; null otherwise. */
export const audienceOf = (keyFacts: readonly S['KeyFact'][]): string | null =>
  keyFacts.find(({ label }) => audienceLabels.has(label))?.value ?? null;

/** Days until a day (YYYY-MM-DD), 0 for today; null when it is over or no date. */
export const leftUntil = (iso: string, today: Day): number | null => {
  const day = parseDay(iso);
  return day === null || day < today ? null : day - today;
};

const changeOf = (
  { id, title, docNo, publishedAt, writtenAt }: NoticeRow,
  version: number,
  kind: S['NoticeChange']['kind'],
  moves: S['NoticeChange']['moves'],
): S['NoticeChange'] => ({ version, kind, day: publishedAt ?? writtenAt, title, docNo, policyId: id, moves });

/** Sentence about a moved deadline, as the page of the notice shows it: 截止由…延至…，依据…. */
export const moveText = (from: string, to: string, by: S['NoticeChange'] | undefined): string =>
  `截止由${chineseDate(from)}延至${chineseDate(to)}${by === undefined ? '' : `，依据${by.docNo ?? `《${by.title}》`}`}`;

/** Changes that moved a deadline to its present day, the newest first. */
export function changesOf(
  { kind, batch, day }: Pick<Deadline, 'kind' | 'batch' | 'day'>,
  { changes }: Pick<Notice, 'changes'>,
) {
  let at = day;
  return changes.filter(({ moves }) => {
    const move = moves.find((one) => one.kind === kind && one.batch === batch && one.to === at);
    if (move !== undefined) at = move.from;
    return move !== undefined;
  });
}

const stateOf = ({ state }: S['PolicyWindow']): Notice['state'] =>
  state === 'none' ? null : state === 'rolling' ? 'open' : state;

/** What closes first, what opens first, what closed last; then what names no day. */
function byUrgency({ state: a, brief: x }: Notice, { state: b, brief: y }: Notice): number {
  const order = (state: Notice['state']) => (state === null ? 3 : ['open', 'upcoming', 'closed'].indexOf(state));
  if (a !== b) return order(a) - order(b);
  const at = ({ window }: Notice['brief']) => (a === 'upcoming' ? window.opensAt : window.closesAt) ?? '9999';
  const compared = at(x) < at(y) ? -1 : at(x) > at(y) ? 1 : x.id < y.id ? -1 : 1;
  return a === 'closed' ? -compared : compared;
}
