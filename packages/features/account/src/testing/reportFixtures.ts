import type { Report } from '@hengce/api';

const report = (patch: Partial<Report> & Pick<Report, 'id' | 'kind' | 'kindName' | 'title' | 'headline'>): Report => ({
  subject: '青岚精密制造（示例）有限公司',
  rulesetDate: '2026-11-18',
  isStale: false,
  link: null,
  createdAt: '2026-11-20T02:02:00.000Z',
  ...patch,
});

export const sampleReports: readonly Report[] = [
  report({
    id: 'r1',
    kind: 'projectMatch',
    kindName: '项目申报匹配',
    title: '项目申报匹配报告',
    headline: '可申报6项，差一点9项',
    link: '/Policy/PolicyMatchv2/report?reportId=r1',
  }),
  report({
    id: 'r2',
    kind: 'financeMatch',
    kindName: '金融政策匹配',
    title: '金融政策匹配报告',
    headline: '可申报3项',
    rulesetDate: '2026-10-30',
    isStale: true,
    createdAt: '2026-11-12T06:00:00.000Z',
    link: '/Policy/FinancePolicyMatch/report?reportId=r2',
  }),
];
export const sampleReviews: readonly Report[] = [
  report({
    id: 'v1',
    kind: 'highTech',
    kindName: '高新技术企业自评',
    title: '高新技术企业自评',
    headline: '86.5分，高于合格线16.5分',
    createdAt: '2026-11-17T06:00:00.000Z',
    link: '/iptools/companyEvaluating?reviewId=v1',
  }),
  report({
    id: 'v2',
    kind: 'specialization',
    kindName: '专精特新自评',
    title: '专精特新自评',
    headline: '精细化指标缺2项材料',
    rulesetDate: null,
    createdAt: '2026-11-08T06:00:00.000Z',
  }),
];
