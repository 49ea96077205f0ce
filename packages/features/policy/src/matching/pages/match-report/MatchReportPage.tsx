'use client';
import { type PageProps, useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { matchQueries } from '../../../shared/data/match';
import { OwnActions } from './OwnActions';
import { ReportFrame } from './ReportFrame';
import { ReportView } from './ReportView';
import { useConfirm } from './useConfirm';

export const MatchReportPage = ({ params }: PageProps<'PolicyMatch1/report/:reportId'>) => <OwnReport {...params} />;
export const ProjectReportPage = ({ params }: PageProps<'PolicyMatchv2/report/:reportId'>) => <OwnReport {...params} />;
export const FinanceReportPage = ({ params }: PageProps<'FinancePolicyMatch/report/:reportId'>) => (
  <OwnReport {...params} />
);

/** 匹配报告 (screen 06) of the own enterprise, with the actions of its owner. */
function OwnReport({ reportId }: { reportId: string }) {
  const { api } = useFeatureHost();
  const query = useQuery(matchQueries(api).report(reportId));
  const confirm = useConfirm(reportId);
  return (
    <ReportFrame query={query}>
      {(report) => <ReportView report={report} actions={<OwnActions report={report} />} confirm={confirm} />}
    </ReportFrame>
  );
}
