import type { MainComponents } from '@hengce/api/contract';

export type ReportKind = MainComponents['schemas']['ReportKind'];

export const kindNames: Readonly<Record<ReportKind, string>> = {
  policyMatch: '政策匹配',
  projectMatch: '项目申报匹配',
  financeMatch: '金融政策匹配',
  highTech: '高新技术企业自评',
  specialization: '专精特新自评',
  projectEvaluation: '项目评估',
};

export const reportKinds = ['policyMatch', 'projectMatch', 'financeMatch'] as const satisfies readonly ReportKind[];
export const reviewKinds = ['highTech', 'specialization', 'projectEvaluation'] as const satisfies readonly ReportKind[];
