'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Drawer, LoadFailure, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useMatchText } from '../../../shared/components/match/text';
import { matchQueries } from '../../../shared/data/match';
import { MoveList } from './MoveList';
import { muted, section } from './ReportPage.css';
import { useMatchReportText } from './text';

export interface DiffDrawerProps {
  reportId: string;
  before: string | null;
  onClose: () => void;
}

/** Drawer with the changes since another report, and their reasons. */
export function DiffDrawer({ reportId, before, onClose }: DiffDrawerProps) {
  const text = useMatchReportText().matchReport.diff;
  const words = useMatchText().match;
  const { api } = useFeatureHost();
  const { data, isError, error, refetch } = useQuery({
    ...matchQueries(api).diff(reportId, before ?? ''),
    enabled: before !== null,
  });
  return (
    <Drawer title={text.title} isOpen={before !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {isError && !data ? (
        <LoadFailure error={error} title={text.failedTitle} onRetry={() => void refetch()} headingLevel={3} />
      ) : (
        <SkeletonDelay isLoading={!data} skeleton={<Skeleton lines={6} />} label={text.loading}>
          {data ? (
            <div className={section}>
              <p>{data.moves.length > 0 ? text.moved(data.moves.length) : text.none}</p>
              <p className={muted}>
                {data.isSameRules ? text.sameRules : text.otherRules}
                {words.comma}
                {data.isSameFacts ? text.sameFacts : text.otherFacts}
              </p>
              <MoveList moves={data.moves} />
            </div>
          ) : null}
        </SkeletonDelay>
      )}
    </Drawer>
  );
}
