import type { MainComponents } from '@hengce/api/contract';

/** Chinese names of verdicts on conditions. */
export const verdictNames: Readonly<Record<MainComponents['schemas']['MatchVerdict'], string>> = {
  met: '符合',
  unmet: '不符合',
  unknown: '待补数',
  manual: '待核实',
  notApplicable: '不适用',
};

/** Chinese names of the match groups of items. */
export const groupNames: Readonly<Record<MainComponents['schemas']['MatchGroup'], string>> = {
  eligible: '可申报（预判）',
  waiting: '符合，等开放',
  closed: '已截止',
  nearMiss: '差一点',
  toVerify: '待核实',
  held: '已持有',
  ineligible: '不符合',
};

/** Chinese names of the phases of a project. */
export const phaseNames: Readonly<Record<MainComponents['schemas']['ProjectPhase'], string>> = {
  before: '开工前',
  during: '建设中',
  after: '完工后',
};

/** Chinese names of the states of a duty (先办事项). */
export const dutyStateNames: Readonly<Record<MainComponents['schemas']['ProjectDuty']['state'], string>> = {
  done: '已办',
  due: '待办',
  missed: '已错过',
  unknown: '待核实',
};
