import type { Notice } from '../../library/notices';

const byNotices = new WeakMap<readonly Notice[], ReadonlyMap<string, Notice[]>>();

/** Notices (申报通知) of a policy: the open ones first, then the newest. */
export function callsOf(notices: readonly Notice[], policyId: string): readonly Notice[] {
  let byPolicy = byNotices.get(notices);
  if (byPolicy === undefined) {
    const found = new Map<string, Notice[]>();
    for (const notice of notices)
      for (const id of new Set(notice.policyIds)) found.set(id, [...(found.get(id) ?? []), notice]);
    byPolicy = found;
    byNotices.set(notices, byPolicy);
  }
  return [...(byPolicy.get(policyId) ?? [])].sort((a, b) => rank(a) - rank(b) || (day(a) > day(b) ? -1 : 1));
}

const rank = ({ state }: Notice): number => (state === null ? 3 : ['open', 'upcoming', 'closed'].indexOf(state));
const day = ({ brief }: Notice): string => brief.publishedAt ?? '';
