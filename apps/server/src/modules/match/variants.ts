import type { MainComponents } from '@hengce/api/contract';
import { financingNeeds, type NeedKey, projectNeeds } from '../enterprise/needDefs';
import type { ReportKind } from '../report/kinds';
import { financeItems } from './finance/financeItems';
import type { RegionItems } from './matchable';
import { projectItems } from './project/projectItems';

export type Variant = MainComponents['schemas']['MatchVariant'];

interface VariantRules {
  reportKind: ReportKind;
  title: string;
  /** Where its pages are. */
  path: string;
  /** What is asked beside the facts of the enterprise. */
  needs: readonly NeedKey[];
  itemsOf(region: RegionItems): RegionItems;
}

/** What differs between the ways of matching. */
export const variants: Readonly<Record<Variant, VariantRules>> = {
  general: {
    reportKind: 'policyMatch',
    title: '政策匹配报告',
    path: '/Policy/PolicyMatch1',
    needs: [],
    itemsOf: (region) => region,
  },
  project: {
    reportKind: 'projectMatch',
    title: '项目申报匹配报告',
    path: '/Policy/PolicyMatchv2',
    needs: projectNeeds.map(({ key }) => key),
    itemsOf: projectItems,
  },
  finance: {
    reportKind: 'financeMatch',
    title: '金融政策匹配报告',
    path: '/Policy/FinancePolicyMatch',
    needs: financingNeeds.map(({ key }) => key),
    itemsOf: financeItems,
  },
};
