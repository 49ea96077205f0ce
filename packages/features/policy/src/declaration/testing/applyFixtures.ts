import type { ApplyGuide, ApplyPage } from '@hengce/api';
import { getApplyGuide, listApplyItems } from '@hengce/api/examples';

export const applyPage: ApplyPage = listApplyItems;
export const applyGuide: ApplyGuide = getApplyGuide;
