'use client';
import type { MatchMove } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Drawer, LoadFailure, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useMatchText } from '../../components/match/text';
import { matchQueries } from '../../data/match';
import { itemKey } from '../../model/matchReport';
import { move as moveClass, moveTitle, muted, section } from './ReportPage.css';
import { useMatchReportText } from './text';

export interface DiffDrawerProps {
  reportId: string;
  before: string | null;
  onClose: () => void;
}

/** What has moved since another report, and why. */
export function DiffDrawer({ reportId, before, onClose }: DiffDrawerProps) {
  const text = useMatchReportText().matchReport.diff;
  const words = useMatchText().match;
  const { api } = useFeatureHost();
  const { data, isError, error, refetch } = useQuery({
    ...matchQueries(api).diff(reportId, before ?? ''),
    enabled: before !== null,
  });
  const groupOf = (group: MatchMove['before'], none: string) => (group ? words.group[group] : none);
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
              <ul>
                {data.moves.map((move) => (
                  <li key={itemKey(move)} className={moveClass}>
                    <span className={moveTitle}>{move.policy.title}</span>
                    <span>{text.from(groupOf(move.before, text.absent), groupOf(move.after, text.gone))}</span>
                    {move.because.map((reason) => (
                      <span key={reason} className={muted}>
                        {reason}
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </SkeletonDelay>
      )}
    </Drawer>
  );
}
