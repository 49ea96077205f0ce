import type { ApplyGuide, ApplyPage, MatchCondition } from '@hengce/api';
import { getApplyGuide, listApplyItems } from '@hengce/api/examples';

// Invented, as the samples are: the examples of the contract.
export const rdPolicy: ApplyGuide['policy'] = getApplyGuide.policy;
export const rdWindow: ApplyGuide['window'] = getApplyGuide.window;
export const rdAmount = getApplyGuide.amount as NonNullable<ApplyGuide['amount']>;
export const rdConditions: MatchCondition[] = getApplyGuide.match?.conditions ?? [];
export const applyPage: ApplyPage = listApplyItems;

export const applyGuide: ApplyGuide = getApplyGuide;
