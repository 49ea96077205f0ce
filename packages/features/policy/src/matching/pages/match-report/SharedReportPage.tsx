'use client';
import { type PageProps, useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { matchQueries } from '../../../shared/data/match';
import { ReportFrame } from './ReportFrame';
import { alone } from './ReportPage.css';
import { ReportView } from './ReportView';

/** Shared report, read-only, with or without an account. */
export function SharedReportPage({ params }: PageProps<'PolicyMatch1/shared/:shareId'>) {
  const { api, session } = useFeatureHost();
  const query = useQuery(matchQueries(api).shared(params.shareId));
  const report = (
    <ReportFrame query={query} isShared>
      {(found) => <ReportView report={found} />}
    </ReportFrame>
  );
  return session.isSignedIn ? report : <div className={alone}>{report}</div>;
}
