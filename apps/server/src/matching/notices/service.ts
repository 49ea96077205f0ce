import type { MainComponents } from '@hengce/api/contract';
import { isObtainable } from '@hengce/rules';
import { dateInShanghai } from '@hengce/text';
import { findOwn } from '../../firm/enterprise';
import { atMoment, type Notice } from '../../library/notices';
import type { Library } from '../../library/policies';
import { FileReply, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import {
  isWithin,
  nationCode,
  placeToReach,
  provinceOf,
  reachesPlace,
  regionName,
  toldReach,
} from '../../platform/vocabulary';
import { bestFits, type Judged } from '../items';
import type { MatchService } from '../match';
import { noticeCalendar } from './noticeCalendar';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  matches: Pick<MatchService, 'current'>;
  library: Pick<Library, 'notices' | 'get'>;
}

export interface NoticeQuery {
  state?: S['NoticeState'];
  q?: string;
  region?: string;
  department?: string;
  theme?: string;
  enterpriseId?: string;
  mine?: boolean;
  near?: string;
  pageNum?: number;
  pageSize?: number;
}

const maxDepartments = 40;

/** 申报通知: list and details, with the match of an enterprise with their items. Reads the library and stores nothing. */
export function createNoticeService({ db, clock, matches, library }: Dependencies) {
  /** The best judged item of each policy, by its id. */
  const fitsOf = async (userId: string, enterpriseId: string | undefined): Promise<ReadonlyMap<string, Judged>> =>
    enterpriseId === undefined
      ? new Map()
      : bestFits((await matches.current(await findOwn(db, userId, enterpriseId))).judged);
  const fitOf = ({ policyIds }: Notice, fits: ReadonlyMap<string, Judged>): Judged | undefined =>
    policyIds.map((id) => fits.get(id)).find((fit) => fit !== undefined);

  const find = async (id: string): Promise<Notice> => {
    const all = atMoment(await library.notices(), clock.now());
    // The id of an extension finds the notice that it extends.
    const notice = all.find(({ changes }) => changes.some(({ policyId }) => policyId === id));
    if (notice === undefined) throw new Rejection(404, '没有找到这份申报通知，可能已撤下', 404);
    return notice;
  };

  return {
    async list(userId: string, query: NoticeQuery): Promise<S['NoticeList']> {
      const { state, q = '', region, department, theme, enterpriseId, mine = false } = query;
      const { pageNum = 1, pageSize = 10 } = query;
      const [known, fits] = await Promise.all([library.notices(), fitsOf(userId, enterpriseId)]);
      const place = placeToReach(query);
      const all = atMoment(known, clock.now());
      const words = q.toLowerCase().split(/\s+/).filter(Boolean);
      const passes = {
        words: (notice: Notice) => words.every((word) => notice.words.includes(word)),
        region: ({ brief }: Notice) => region === undefined || isWithin(brief.regionCode, region),
        reach: ({ brief }: Notice) => place === null || reachesPlace(brief.regionCode, place),
        department: ({ brief }: Notice) => department === undefined || brief.issuers.includes(department),
        theme: ({ brief }: Notice) => theme === undefined || brief.themes.includes(theme),
        mine(notice: Notice) {
          const fit = mine ? fitOf(notice, fits) : undefined;
          return !mine || (fit !== undefined && isObtainable({ group: fit.group, window: fit.matchable.window }));
        },
        state: (notice: Notice) => state === undefined || notice.state === state,
      };
      const found = (but?: keyof typeof passes) =>
        all.filter((notice) => Object.entries(passes).every(([name, isPassed]) => name === but || isPassed(notice)));
      const ofAnyState = found('state');
      const count = (one: S['NoticeState']) => ofAnyState.filter((notice) => notice.state === one).length;
      const rows = found();
      return {
        asOf: dateInShanghai(clock.now()),
        counts: { open: count('open'), upcoming: count('upcoming'), closed: count('closed') },
        total: rows.length,
        reach: toldReach(place, found('reach').length - rows.length),
        rows: rows
          .slice((pageNum - 1) * pageSize, pageNum * pageSize)
          .map((notice) => ({ ...notice.brief, fit: fitOf(notice, fits)?.group ?? null })),
        regions: regionsOf(found('region')),
        departments: choices(found('department').flatMap(({ brief }) => brief.issuers)).slice(0, maxDepartments),
        themes: choices(found('theme').flatMap(({ brief }) => brief.themes)),
      };
    },

    async detail(userId: string, id: string, enterpriseId: string | undefined): Promise<S['Notice']> {
      const notice = await find(id);
      const [policy, fits] = await Promise.all([library.get(notice.brief.id), fitsOf(userId, enterpriseId)]);
      return {
        ...notice.brief,
        fit: fitOf(notice, fits)?.group ?? null,
        summary: policy.summary,
        conditions: conditionsOf(policy.items),
        items: policy.items.map(({ id: itemId, name, support, amount }) => ({
          id: itemId,
          name,
          support,
          amountText: amount?.text ?? null,
        })),
        method: notice.intake?.method ?? null,
        entry: notice.intake?.entry ?? null,
        contacts: notice.intake?.contacts ?? [],
        materials: policy.materials,
        basis: policy.relations
          .map(({ policy: other }) => other)
          .filter(({ id: otherId }) => notice.basisIds.includes(otherId)),
        changes: notice.changes,
        source: policy.source,
      };
    },

    async calendar(id: string): Promise<FileReply> {
      const notice = await find(id);
      return new FileReply(
        new TextEncoder().encode(noticeCalendar(notice, clock.now())),
        `申报通知-${notice.brief.id}.ics`,
        'text/calendar; charset=utf-8',
      );
    },
  };
}

/** Conditions of the items; those that all items share are listed once, the others name their item. */
function conditionsOf(items: S['Policy']['items']): S['Notice']['conditions'] {
  const every = (text: string) => items.every(({ conditions }) => conditions.some((one) => one.text === text));
  const seen = new Set<string>();
  return items
    .flatMap(({ name, conditions }) => conditions.map(({ text }) => ({ text, item: every(text) ? null : name })))
    .filter(({ text, item }) => !seen.has(`${text} ${item}`) && seen.add(`${text} ${item}`))
    .sort((a, b) => Number(a.item !== null) - Number(b.item !== null));
}

function choices(values: readonly string[]): S['NoticeChoice'][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, name: value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

const regionsOf = (notices: readonly Notice[]): S['NoticeChoice'][] =>
  choices(notices.map(({ brief }) => provinceOf(brief.regionCode)))
    .map((choice) => ({ ...choice, name: regionName(choice.value) }))
    .sort((a, b) => Number(b.value === nationCode) - Number(a.value === nationCode) || (a.value < b.value ? -1 : 1));
