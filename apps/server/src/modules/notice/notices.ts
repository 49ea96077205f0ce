import type { MainComponents } from '@hengce/api/contract';
import { type Day, parseDay } from '../policy/dates';
import type { IntakeRecord, PolicyRecord } from '../policy/PolicyRecord';
import { regionName } from '../policy/regions';
import type { VersionRow } from '../policy/repository';
import { standingWindows, windowOn } from '../policy/windows';

type S = MainComponents['schemas'];
type Deadline = IntakeRecord['deadlines'][number];

/** A call for applications or an extension of one, as the library has it. */
export interface NoticeRow
  extends VersionRow,
    Pick<
      PolicyRecord,
      'familyId' | 'issuers' | 'regionCode' | 'themes' | 'windows' | 'relations' | 'keyFacts' | 'items'
    > {
  hash: string;
  provenance: PolicyRecord['source']['provenance'];
  intake: IntakeRecord | null;
}

/** A call as it stands on a day, with its extensions counted in. */
export interface Notice {
  brief: Omit<S['NoticeBrief'], 'fit'>;
  state: S['NoticeState'] | null;
  intake: IntakeRecord | null;
  /** The newest first. */
  changes: S['NoticeChange'][];
  /** It, and the policies that it calls for. */
  policyIds: string[];
  /** What it says that it rests on. */
  basisIds: string[];
  /** Lower-case words that a search looks in. */
  words: string;
}

const holds: readonly PolicyRecord['status'][] = ['in_force', 'unverified', 'not_yet_effective', 'expired'];
const relationTo = ({ relations }: NoticeRow, kind: PolicyRecord['relations'][number]['kind']): string[] =>
  relations.filter((relation) => relation.kind === kind).map(({ to }) => to);

/** Calls of the library: of versions of one title the newest; extensions belong to what they extend. */
export function noticesOf(rows: readonly NoticeRow[], day: Day): Notice[] {
  const extensions = new Map<string, NoticeRow[]>();
  for (const row of rows)
    for (const to of relationTo(row, 'extends')) extensions.set(to, [...(extensions.get(to) ?? []), row]);
  const newest = new Map<string, NoticeRow>();
  for (const row of rows) {
    if (relationTo(row, 'extends').length > 0 || !holds.includes(row.status)) continue;
    const known = newest.get(row.familyId);
    if (known === undefined || dateOf(known) < dateOf(row)) newest.set(row.familyId, row);
  }
  return [...newest.values()]
    .map((row) =>
      noticeOf(
        row,
        (extensions.get(row.id) ?? []).sort((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1)),
        day,
      ),
    )
    .sort(byUrgency);
}

const dateOf = ({ publishedAt, writtenAt }: NoticeRow): string => publishedAt ?? writtenAt ?? '';
const keyOf = ({ kind, batch }: Pick<Deadline, 'kind' | 'batch'>): string => `${kind} ${batch ?? ''}`;

function noticeOf(row: NoticeRow, extensions: readonly NoticeRow[], day: Day): Notice {
  const window = windowOn(standingWindows([...row.windows, ...extensions.flatMap(({ windows }) => windows)]), day);
  // What a record says of its window only is when applications end on the net.
  const own = row.intake?.deadlines ?? [];
  const announced = row.windows.filter(({ kind }) => kind === 'announced').flatMap(({ closesAt }) => closesAt ?? []);
  const first: Deadline[] =
    own.length > 0 ? own : announced.slice(-1).map((at) => ({ kind: 'online', batch: null, day: at, time: null }));
  const standing = new Map(
    first.map((deadline) => [keyOf(deadline), { ...deadline, movedFrom: null as string | null }]),
  );
  const changes: S['NoticeChange'][] = [changeOf(row, 1, 'published', [])];
  for (const [i, extension] of extensions.entries()) {
    const named = extension.intake?.deadlines ?? [];
    const last = extension.windows.at(-1)?.closesAt ?? null;
    const to: Deadline[] =
      named.length > 0 ? named : last === null ? [] : [{ kind: 'online', batch: null, day: last, time: null }];
    const moves = to.flatMap((deadline) => {
      const before = standing.get(keyOf(deadline));
      if (before === undefined || before.day === deadline.day) return [];
      standing.set(keyOf(deadline), {
        ...deadline,
        time: deadline.time ?? before.time,
        movedFrom: before.movedFrom ?? before.day,
      });
      return [{ kind: deadline.kind, batch: deadline.batch, from: before.day, to: deadline.day }];
    });
    changes.unshift(changeOf(extension, i + 2, 'extended', moves));
  }
  const deadlines = [...standing.values()]
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
    audience: row.keyFacts.find(({ label }) => audienceLabels.has(label))?.value ?? null,
    supports: [...new Set(row.items.map(({ support }) => support))],
    window,
    deadlines,
    extendedFrom:
      deadlines.find(({ day: at, movedFrom }) => movedFrom !== null && at === window.closesAt)?.movedFrom ?? null,
    isSample: row.provenance === 'sample',
    provenance: row.provenance,
  };
  const said = [row.title, row.docNo ?? '', ...row.issuers, ...row.items.map(({ name }) => name)];
  return {
    brief,
    state: stateOf(window),
    intake: row.intake,
    changes,
    policyIds: [row.id, ...relationTo(row, 'notice_of')],
    basisIds: (['notice_of', 'based_on', 'implements'] as const).flatMap((kind) => relationTo(row, kind)),
    words: said.join(' ').toLowerCase(),
  };
}

const audienceLabels = new Set(['支持对象', '适用对象', '申报对象']);

const leftUntil = (iso: string, today: Day): number | null => {
  const day = parseDay(iso);
  return day === null || day < today ? null : day - today;
};

const changeOf = (
  { id, title, docNo, publishedAt, writtenAt }: NoticeRow,
  version: number,
  kind: S['NoticeChange']['kind'],
  moves: S['NoticeChange']['moves'],
): S['NoticeChange'] => ({ version, kind, day: publishedAt ?? writtenAt, title, docNo, policyId: id, moves });

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
