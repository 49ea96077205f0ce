import type { MainComponents } from '@hengce/api/contract';
import { financingNeeds, type NeedKey, projectNeeds } from '@hengce/rules';

/** Way of matching. */
export type Variant = MainComponents['schemas']['MatchVariant'];

/** What is asked beside the facts of the enterprise, by the way of matching. */
export const needKeys: Readonly<Record<Variant, readonly NeedKey[]>> = {
  general: [],
  project: projectNeeds.map(({ key }) => key),
  finance: financingNeeds.map(({ key }) => key),
};
