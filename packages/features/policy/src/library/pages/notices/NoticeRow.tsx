'use client';
import type { NoticeBrief } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { PolicyRow } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { groupTone } from '../../../shared/model/matchReport';
import { usePolicyText } from '../../../shared/text';
import { deadlineName, useNoticesText } from './text';

/** A notice with audience, deadlines and match. */
export function NoticeRow({ notice }: { notice: NoticeBrief }) {
  const text = useNoticesText().notices;
  const words = useMatchText().match;
  const policyText = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { id, title, docNo, issuers, regionName, publishedAt, audience, supports, deadlines, extendedFrom, fit } =
    notice;
  const said = deadlines.map((each) => text.until(deadlineName(each, text), shortDate(each.day, now), each.time));
  return (
    <PolicyRow
      title={title}
      href={hrefs.notice(id)}
      headingLevel={2}
      levelLabel={regionName}
      issuers={issuers}
      docNo={docNo}
      date={publishedAt && shortDate(publishedAt, now)}
      deadline={{ ...notice.window, now }}
      isSample={notice.isSample}
      tags={[
        ...(fit === null ? [] : [{ label: words.group[fit], tone: groupTone[fit] }]),
        ...(extendedFrom === null
          ? []
          : [{ label: text.extended(shortDate(extendedFrom, now)), tone: 'warning' as const }]),
        ...supports.map((support) => ({ label: policyText.support[support] })),
      ]}
      snippets={[
        ...(audience === null ? [] : [{ label: text.audience, text: audience }]),
        // One day stands at the right already.
        ...(said.length > 1 ? [{ label: text.deadlines, text: said.join(policyText.comma) }] : []),
      ]}
    />
  );
}
