'use client';
import { type PageProps, useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { matchQueries } from '../../data/match';
import { OwnActions } from './OwnActions';
import { ReportFrame } from './ReportFrame';
import { ReportView } from './ReportView';
import { useConfirm } from './useConfirm';

/** 匹配报告 (screen 06): what was found for the own enterprise, and what to do with it. */
export function MatchReportPage({ params }: PageProps<'PolicyMatch1/report/:reportId'>) {
  const { api } = useFeatureHost();
  const query = useQuery(matchQueries(api).report(params.reportId));
  const confirm = useConfirm(params.reportId);
  return (
    <ReportFrame query={query}>
      {(report) => <ReportView report={report} actions={<OwnActions report={report} />} confirm={confirm} />}
    </ReportFrame>
  );
}
