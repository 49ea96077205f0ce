'use client';
import { type PageProps, useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { matchQueries } from '../../data/match';
import { ReportFrame } from './ReportFrame';
import { ReportView } from './ReportView';

/** A report by its link: for reading, with or without an account. */
export function SharedReportPage({ params }: PageProps<'PolicyMatch1/shared/:shareId'>) {
  const { api } = useFeatureHost();
  const query = useQuery(matchQueries(api).shared(params.shareId));
  return (
    <ReportFrame query={query} isShared>
      {(report) => <ReportView report={report} />}
    </ReportFrame>
  );
}
