import type { MainComponents } from '@hengce/api/contract';
import { matchGroups } from '@hengce/rules';
import { parseDay } from '@hengce/text';
import { expectedOpening } from '../../library/records';
import type { Judged } from '../items';
import { dayOf } from '../items';

type S = MainComponents['schemas'];

/** Coming days of the policies with an item that is not `ineligible`, the nearest first; one entry for each policy and kind of day. */
export function timelineOf(judged: readonly Judged[], asOf: string): S['CalendarEntry'][] {
  const entries = new Map<string, S['CalendarEntry']>();
  for (const { matchable, group } of judged) {
    if (group === 'ineligible') continue;
    const { policy, item } = matchable;
    for (const [kind, day] of daysOf(matchable, asOf)) {
      // A policy that has expired by then is not expected to open again.
      if (kind === 'expectedOpens' && policy.effectiveTo != null && day > policy.effectiveTo) continue;
      const id = `${kind}:${policy.id}`;
      const entry = entries.get(id) ?? {
        id,
        kind,
        day,
        daysLeft: (parseDay(day) as number) - dayOf(asOf),
        policyId: policy.id,
        publicityId: null,
        title: policy.title,
        docNo: policy.docNo,
        isSample: policy.provenance === 'sample',
        group,
        items: [],
      };
      entry.items.push({ itemId: item.id, name: item.name, group });
      if (entry.group === null || rank(group) < rank(entry.group)) entry.group = group;
      entries.set(id, entry);
    }
  }
  return [...entries.values()].sort(byDay);
}

export const byDay = (a: S['CalendarEntry'], b: S['CalendarEntry']): number =>
  compare(a.day, b.day) || compare(a.id, b.id);

/** A publicity list (公示名单) in which the enterprise certainly is. */
export interface PublicityDays {
  list_id: string;
  title: string;
  doc_no: string | null;
  starts_on: string;
  ends_on: string;
  is_sample: boolean;
}

/** First and last day of publicity lists, as far as they are still to come; a last day also when it is today. */
export const publicityDays = (lists: readonly PublicityDays[], asOf: string): S['CalendarEntry'][] =>
  lists.flatMap(({ list_id, title, doc_no, starts_on, ends_on, is_sample }) =>
    (
      [
        ['publicityOpens', starts_on],
        ['publicityCloses', ends_on],
      ] as const
    )
      .filter(([kind, day]) => (kind === 'publicityOpens' ? day > asOf : day >= asOf))
      .map(([kind, day]) => ({
        id: `${kind}:${list_id}`,
        kind,
        day,
        daysLeft: (parseDay(day) as number) - dayOf(asOf),
        policyId: null,
        publicityId: list_id,
        title,
        docNo: doc_no,
        isSample: is_sample,
        group: null,
        items: [],
      })),
  );

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const rank = (group: S['MatchGroup']) => matchGroups.indexOf(group);

/** Days of an item's window that are ahead, for a closed one the day on which it is expected to open again, or the last day of the round that should be open by now. */
function daysOf({ window, policy }: Judged['matchable'], asOf: string): [S['CalendarKind'], string][] {
  const { state, opensAt, closesAt, dueUntil } = window;
  const closes: [S['CalendarKind'], string][] = closesAt === null ? [] : [['closes', closesAt]];
  if (state === 'open') return closes;
  if (opensAt === null) return [];
  if (state === 'upcoming') return [['opens', opensAt], ...closes];
  if (dueUntil !== undefined) return [['expectedCloses', dueUntil]];
  const next = expectedOpening(window, asOf, policy.effectiveTo);
  return next === null ? [] : [['expectedOpens', next]];
}
