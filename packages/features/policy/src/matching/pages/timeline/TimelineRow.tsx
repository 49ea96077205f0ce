'use client';
import type { CalendarEntry } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { DeadlineRule, DocumentName, Link, Tag } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { kindTag, left, meta, row, titleLine, weekday, what, when } from './TimelinePage.css';
import { useTimelineText } from './text';
import { timelineGroups } from './timelineState';

export function TimelineRow({ entry }: { entry: CalendarEntry }) {
  const text = useTimelineText().timeline;
  const words = useMatchText().match;
  const { comma } = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { kind, day, daysLeft, policyId, publicityId, title, docNo, items } = entry;
  const isExpected = kind === 'expectedOpens' || kind === 'expectedCloses';
  const byGroup = timelineGroups
    .map((group) => ({ group, names: items.filter((item) => item.group === group).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0);
  return (
    <li className={row}>
      <time className={when} dateTime={day}>
        {text.day(Number(day.slice(8)))}
        <span className={weekday}>{text.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}</span>
      </time>
      <div className={what}>
        <span className={titleLine}>
          <span className={kindTag}>
            <Tag size="sm" tone={isExpected ? 'outline' : 'neutral'}>
              {text.kind[kind]}
            </Tag>
          </span>
          <Link
            variant="document"
            href={publicityId === null ? hrefs.detail(policyId ?? '') : hrefs.publicity(publicityId)}
          >
            <DocumentName>{title}</DocumentName>
          </Link>
        </span>
        <span className={meta}>
          {[
            docNo,
            ...byGroup.map(({ group, names }) => text.items(names, words.group[group])),
            publicityId !== null && text.inPublicity,
            isExpected && text.expected,
          ]
            .filter(Boolean)
            .join(comma)}
        </span>
      </div>
      <span className={left}>
        {kind === 'closes' || kind === 'publicityCloses' ? (
          <DeadlineRule variant="words" state="open" opensAt={null} closesAt={day} now={now} />
        ) : (
          text.daysUntil(daysLeft)
        )}
      </span>
    </li>
  );
}
