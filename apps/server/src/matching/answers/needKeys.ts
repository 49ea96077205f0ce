import type { MainComponents } from '@hengce/api/contract';
import { financingNeeds, findNeed, type NeedKey, projectNeeds } from '@hengce/rules';

/** Way of matching: 政策匹配 (general), 项目申报匹配 (project) or 金融政策匹配 (finance). */
export type Variant = MainComponents['schemas']['MatchVariant'];

/** Keys of the need that each way of matching asks for beside the facts of the enterprise. */
export const needKeys: Readonly<Record<Variant, readonly NeedKey[]>> = {
  general: [],
  project: projectNeeds.map(({ key }) => key),
  finance: financingNeeds.map(({ key }) => key),
};

/** Whether an answer counts in a way of matching: one about a project only in its own, one about a loan wherever a loan is paid for. */
export const countsIn = (variant: Variant, key: string): boolean =>
  variant === 'project' || findNeed(key)?.group !== 'project';
