'use client';
import type { MatchReport } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { Alert, Button, Icon } from '@hengce/ui';
import { ArrowLeft } from 'lucide-react';
import { useRunMatch } from '../../hooks/useRunMatch';
import { onPhone } from './ReportPage.css';
import { reportState } from './reportState';
import { useMatchReportText } from './text';

/** Notices that a report is shared, or that its rules have changed since, and on phones the button back to the list. */
export function ReportNotices({ report, isShared }: { report: MatchReport; isShared: boolean }) {
  const text = useMatchReportText().matchReport;
  const { location, navigate } = useFeatureHost();
  const now = useNow();
  const run = useRunMatch(report.variant);
  const { id: enterpriseId } = report.enterprise;
  const toList = () => {
    const state = reportState.parse(new URLSearchParams(location.search));
    const query = reportState.format({ ...state, item: null }).toString();
    navigate(location.pathname + (query && `?${query}`));
  };
  return (
    <>
      <div className={onPhone}>
        <Button variant="quiet" size="sm" iconStart={<Icon icon={ArrowLeft} />} onPress={toList}>
          {text.back}
        </Button>
      </div>
      {isShared ? <Alert tone="info">{text.sharedNote}</Alert> : null}
      {report.isStale ? (
        <Alert
          tone="warning"
          action={
            enterpriseId === null || isShared ? undefined : (
              <Button size="sm" isPending={run.isRunning} onPress={() => void run.start(enterpriseId, report.id)}>
                {text.rerun}
              </Button>
            )
          }
        >
          {text.stale(shortDate(report.asOf, now))}
        </Alert>
      ) : null}
    </>
  );
}
