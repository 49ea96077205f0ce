'use client';
import { useNow } from '@hengce/feature-kit';
import { Link, TimeRuler, TimeRulerSkeleton, withoutSampleMark } from '@hengce/ui';
import { usePolicyHrefs } from '../../shared/hrefs';
import { usePolicyText } from '../../shared/text';
import { useFirmState } from '../useFirmState';
import { FirmDeadlines } from './FirmDeadlines';
import { OverviewSection } from './OverviewSection';
import { useOverview } from './useOverview';

/** 申报期限 of the enterprise; without one 即将截止: what closes first of the nation. */
export function ClosingSoonPolicies() {
  const firmState = useFirmState();
  if (firmState.kind === 'loading') return <FirmDeadlines summary={null} />;
  return firmState.kind === 'firm' ? <FirmDeadlines summary={firmState.summary} /> : <LibraryDeadlines />;
}

function LibraryDeadlines() {
  const text = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const query = useOverview();
  const closing = query.data?.closingSoon ?? [];
  return (
    <OverviewSection
      title={text.overview.closingSoon}
      hint={
        query.data?.reach ? (
          <>
            {text.reach.near(query.data.reach.name)}
            {text.comma}
            <Link href={hrefs.search('window=open&sort=deadline&everywhere=1')}>{text.reach.others}</Link>
          </>
        ) : null
      }
      more={{ href: hrefs.search('window=open&sort=deadline'), label: text.overview.allClosing }}
      query={query}
      empty={{ title: text.overview.emptyClosing, description: text.overview.emptyClosingDescription }}
      isEmpty={closing.length === 0}
      skeleton={<TimeRulerSkeleton rows={5} />}
    >
      <TimeRuler
        label={text.overview.closingSoon}
        now={now}
        rows={closing.map(({ id, title, isSample, window }) => ({
          ...window,
          id,
          label: isSample ? withoutSampleMark(title) : title,
          meta: isSample ? text.sample : undefined,
          href: hrefs.detail(id),
        }))}
      />
    </OverviewSection>
  );
}
