import type { MainComponents } from '@hengce/api/contract';
import { chineseDate } from '@hengce/text';
import type { Notice } from '../../library/notices';
import type { ItemLibrary } from '../../matching/items';
import { findItem, type Matchable } from '../../matching/items';
import { Rejection } from '../../platform/contract';
import { after, deadlineLabels, day as oneDay } from '../../platform/vocabulary';
import { callsOf } from './calls';
import { type ReckoningRule, reckoningRuleOf } from './supportForm';

type S = MainComponents['schemas'];

/** Content of policy and notice when a declaration began, or when the user last accepted a change. */
export interface Baseline {
  title: string;
  closesAt: string | null;
  deadlines: { kind: S['NoticeDeadlineKind']; batch: string | null; day: string; time: string | null }[];
  materials: string[];
  materialsOf: S['MaterialSheet']['basis'];
  conditions: string[];
  amountText: string | null;
  /** Highest amount for one enterprise, in 分. */
  capFen: number | null;
  /** Rule of the amount; absent in declarations from before it was stored. */
  reckoning?: ReckoningRule | null;
  /** Facts that the conditions ask for; absent like `reckoning`. */
  asks?: string[];
  /** Whether the item left the library, and the user accepted that. */
  isGone?: true;
}

/** Materials that the notice lists, else those of the policy. */
const materialsOf = (policy: Pick<S['Policy'], 'materials'>, notice: Pick<S['Policy'], 'materials'> | null) =>
  notice !== null && notice.materials.length > 0 ? notice.materials : policy.materials;

/** Item of the library today, with the notice (申报通知) that a declaration answers. */
export interface LibraryItem {
  matchable: Matchable;
  policy: S['Policy'];
  /** All notices of the item. */
  calls: readonly Notice[];
  call: Notice | undefined;
  baseline: Baseline;
}

/**
 * Item of the library with its notices (申报通知), the open ones first. `call` is that of `noticeId`, else the first. Undefined for an item
 * that left the library.
 */
export async function readLibraryItem(
  library: Pick<ItemLibrary, 'matchables' | 'notices' | 'get'>,
  policyId: string,
  itemId: string,
  noticeId: string | null,
): Promise<LibraryItem | undefined> {
  const matchable = findItem(await library.matchables(), policyId, itemId);
  if (matchable === undefined) return undefined;
  const calls = callsOf(await library.notices(), policyId);
  const call = calls.find(({ brief }) => brief.id === noticeId) ?? calls[0];
  const [policy, notice] = await Promise.all([
    library.get(policyId),
    call === undefined || call.brief.id === policyId ? null : library.get(call.brief.id),
  ]);
  const materials = materialsOf(policy, notice);
  const isOfNotice = call?.brief.id === policyId || (notice !== null && notice.materials.length > 0);
  return {
    matchable,
    policy,
    calls,
    call,
    baseline: {
      title: policy.title,
      closesAt: (call?.brief.window ?? matchable.window).closesAt,
      deadlines: (call?.brief.deadlines ?? []).map(({ kind, batch, day, time }) => ({ kind, batch, day, time })),
      materials: [...materials],
      materialsOf: materials.length === 0 ? 'none' : isOfNotice ? 'notice' : 'policy',
      conditions: matchable.item.conditions.map(({ text }) => text),
      amountText: matchable.item.amount?.text ?? null,
      capFen: matchable.item.amount?.capFen ?? null,
      reckoning: reckoningRuleOf(matchable),
      asks: [...new Set(matchable.item.conditions.flatMap(({ facts = [] }) => facts))],
    },
  };
}

/** Differences between a baseline and what the library says now; `now` is undefined for an item that is gone. */
export function differencesOf(before: Baseline, now: Baseline | undefined): S['NoticeDifference'][] {
  if (now === undefined) return before.isGone ? [] : [{ label: '政策', before: before.title, after: null }];
  const pair = (label: string, from: string | null, to: string | null): S['NoticeDifference'][] =>
    from === to ? [] : [{ label, before: from, after: to }];
  const places = [...before.deadlines, ...now.deadlines].map(({ kind, batch }) => `${kind} ${batch ?? ''}`);
  const dayAt = ({ deadlines }: Baseline, place: string): string | null => {
    const found = deadlines.find(({ kind, batch }) => `${kind} ${batch ?? ''}` === place);
    return found === undefined ? null : `${chineseDate(found.day)}${found.time ?? ''}`;
  };
  const nameOf = (place: string) => {
    const [kind, batch = ''] = place.split(' ') as [S['NoticeDeadlineKind'], string?];
    return `${batch}${deadlineLabels[kind]}`;
  };
  const shown = (day: string | null) => (day === null ? null : chineseDate(day));
  return [
    ...(before.isGone ? pair('政策', null, now.title) : []),
    ...(places.length === 0 ? pair('截止日期', shown(before.closesAt), shown(now.closesAt)) : []),
    ...[...new Set(places)].flatMap((place) => pair(nameOf(place), dayAt(before, place), dayAt(now, place))),
    ...pair('金额', before.amountText, now.amountText),
    ...listDifferences('条件', before.conditions, now.conditions),
    ...listDifferences('材料', before.materials, now.materials),
  ];
}

const listDifferences = (label: string, before: readonly string[], now: readonly string[]): S['NoticeDifference'][] => [
  ...before.filter((one) => !now.includes(one)).map((one) => ({ label, before: one, after: null })),
  ...now.filter((one) => !before.includes(one)).map((one) => ({ label, before: null, after: one })),
];

/**
 * Deadline of a declaration: the hour of the online deadline on the window's last day, else the end of that day; null
 * without a last day.
 */
export function deadlineOf({ deadlines, closesAt }: Baseline): Date | null {
  const online = deadlines.filter(({ kind }) => kind === 'online').findLast(({ day }) => day === closesAt);
  if (online?.time) return new Date(`${online.day}T${online.time}:00+08:00`);
  return closesAt === null ? null : after(new Date(`${closesAt}T00:00:00+08:00`), oneDay);
}

/** Rejection (404) for an item that cannot be declared any more. */
export const itemGone = () => new Rejection(404, '没有找到这个申报事项，可能已不再受理', 404);
