'use client';
import type { CalendarEntry } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { Heading, LinkButton, SegmentedControl, StateView } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { isGroupShown } from '../../../shared/model/matchReport';
import { days, meta, month, view } from './TimelinePage.css';
import { TimelineRow } from './TimelineRow';
import { useTimelineText } from './text';
import { type TimelineGroup, timelineGroups, timelineState } from './timelineState';

const monthOf = ({ day }: CalendarEntry) => day.slice(0, 7);

/** Opening and closing days by month, of one match group or all. */
export function TimelineDays({ entries }: { entries: readonly CalendarEntry[] }) {
  const text = useTimelineText().timeline;
  const words = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const [{ group }, setState] = useSearchState(timelineState);
  if (entries.length === 0) {
    const toMatch = <LinkButton href={hrefs.match()}>{text.toMatch}</LinkButton>;
    return <StateView kind="empty" title={text.emptyTitle} description={text.emptyBody} primaryAction={toMatch} />;
  }
  const of = (one: TimelineGroup) => entries.filter((entry) => entry.group === one);
  const shown = group ? of(group) : entries;
  const months = [...new Set(shown.map(monthOf))];
  return (
    <div className={view}>
      <div>
        <SegmentedControl
          label={text.groups}
          selectedKey={group ?? 'all'}
          onSelectionChange={(id) =>
            setState({ group: timelineGroups.find((one) => one === id) ?? null }, { replace: true })
          }
          items={[
            { id: 'all', label: text.withCount(text.all, entries.length) },
            ...timelineGroups
              .filter((id) => id === group || isGroupShown(id, of(id).length))
              .map((id) => ({ id, label: text.withCount(words.groupTab[id], of(id).length) })),
          ]}
        />
      </div>
      {shown.length === 0 ? <p className={meta}>{text.emptyGroup}</p> : null}
      {months.map((at) => (
        <section key={at} className={month}>
          <Heading level={2}>{text.year(Number(at.slice(0, 4)), Number(at.slice(5)))}</Heading>
          <ul className={days}>
            {shown
              .filter((entry) => monthOf(entry) === at)
              .map((entry) => (
                <TimelineRow key={entry.id} entry={entry} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
