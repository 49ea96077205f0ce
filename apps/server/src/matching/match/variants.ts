import type { FactSet, NeedKey } from '@hengce/rules';
import type { ReportKind } from '../../account/reports';
import { needKeys, type Variant } from '../answers';
import type { RegionItems } from '../items';
import { financeItems } from './finance/financeItems';
import { projectOf } from './project/project';
import { projectItems } from './project/projectItems';

interface VariantRules {
  reportKind: ReportKind;
  title: string;
  /** Path of its pages in the portal. */
  path: string;
  /** Whether a question of the need is pointless after the other answers. */
  isIdle?(key: NeedKey, facts: FactSet): boolean;
  itemsOf(region: RegionItems): RegionItems;
}

/** Rules of the three ways of matching: items, questions, report and path of the page. */
export const variants: Readonly<Record<Variant, VariantRules>> = {
  general: {
    reportKind: 'policyMatch',
    title: '政策匹配报告',
    path: '/Policy/PolicyMatch1',
    itemsOf: (region) => region,
  },
  project: {
    reportKind: 'projectMatch',
    title: '项目申报匹配报告',
    path: '/Policy/PolicyMatchv2',
    isIdle: (key, facts) => key === 'projectFiledOn' && projectOf(facts).isFiled === false,
    itemsOf: projectItems,
  },
  finance: {
    reportKind: 'financeMatch',
    title: '金融政策匹配报告',
    path: '/Policy/FinancePolicyMatch',
    itemsOf: financeItems,
  },
};

/** Path of a report's page in the portal. */
export const reportPath = ({ id, variant }: { id: string; variant: Variant }): string =>
  `${variants[variant].path}/report/${id}`;

/** Keys of the need that are worth asking after the answers so far. */
export const needsOf = (variant: Variant, facts: FactSet): readonly NeedKey[] =>
  needKeys[variant].filter((key) => !variants[variant].isIdle?.(key, facts));
