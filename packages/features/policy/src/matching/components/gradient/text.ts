import type { MatchVerdict } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

/** Words for the verdict on a title, as a forecast. */
export const verdict: Record<MatchVerdict, string> = {
  met: '预判具备',
  unmet: '不具备',
  unknown: '待补数',
  manual: '待核实',
  notApplicable: '不适用',
};

const text = {
  chain: '梯度',
  here: '现在在这里',
  held: '已有称号',
  near: '差一点',
  verdict,
};
export const useGradientText = createUseText('policy', { gradient: text });
