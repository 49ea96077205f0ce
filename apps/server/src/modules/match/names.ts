import type { MainComponents } from '@hengce/api/contract';

/** Of conditions, as reports and their comparison say them. */
export const verdictNames: Readonly<Record<MainComponents['schemas']['MatchVerdict'], string>> = {
  met: '符合',
  unmet: '不符合',
  unknown: '待补数',
  manual: '待核实',
  notApplicable: '不适用',
};

/** Of an item, where it stands by itself. */
export const groupNames: Readonly<Record<MainComponents['schemas']['MatchGroup'], string>> = {
  eligible: '可申报（预判）',
  nearMiss: '差一点',
  toVerify: '待核实',
  ineligible: '不符合',
};
