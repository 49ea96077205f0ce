import type { WindowRecord } from '../../library/records';
import { addDays, dateRange, shortDate } from './chinese';
import type { MeasurePlan } from './MeasurePlan';
import { CORPUS_DAY } from './plan';
import { authority } from './wording';

/** Time of applications under a measure: text of its article, the same as a key fact and as a sentence, and its windows. */
export function intakeOf(plan: MeasurePlan): { text: string; fact: string; sentence: string; windows: WindowRecord[] } {
  const { intake } = plan;
  const department = authority(plan.family.department);
  switch (intake.kind) {
    case 'dated': {
      const range = dateRange(intake.opensAt, intake.closesAt);
      return {
        text: `${intake.year}年度申报受理时间为${range}，逾期不予受理`,
        fact: range,
        sentence: `${intake.year}年度申报时间为${range}`,
        windows: [{ opensAt: intake.opensAt, closesAt: intake.closesAt, kind: 'announced' }],
      };
    }
    case 'annual': {
      const range = `每年${shortDate(intake.first.opensAt)}至${shortDate(intake.first.closesAt)}`;
      return {
        text: `${range}集中受理申报，当年未受理的可以在下一年度申报`,
        fact: range,
        sentence: `${range}受理申报`,
        windows: intake.windows.map((window) => ({ ...window, kind: 'announced' })),
      };
    }
    case 'rolling':
      return {
        text: '申报事项常年受理，按季度集中审核',
        fact: '常年受理，按季度审核',
        sentence: '常年受理，按季度审核',
        windows: [{ opensAt: plan.effectiveFrom, closesAt: null, kind: 'rolling' }],
      };
    case 'instant':
      return {
        text: `免申即享，由${department}根据数据比对结果提出拟支持名单，经企业确认后兑付，企业无须提交申报材料`,
        fact: '免申即享，常年兑付',
        sentence: '免申即享，常年兑付',
        windows: [{ opensAt: plan.effectiveFrom, closesAt: null, kind: 'rolling' }],
      };
    case 'notice':
      return {
        text: `每年由${department}发布申报通知，受理时间和具体要求以当年通知为准`,
        fact: '以年度申报通知为准',
        sentence: '申报时间以年度通知为准',
        windows: [],
      };
    case 'open-ended':
      return { text: '申报时间和具体要求另行通知', fact: '另行通知', sentence: '申报时间另行通知', windows: [] };
  }
}

/** The last day on which a measure can be applied under. */
function lastDay({ replacedBy, withdrawnAt, effectiveTo }: MeasurePlan): string {
  if (replacedBy) return addDays(replacedBy.plan.effectiveFrom, -1);
  return withdrawnAt ? addDays(withdrawnAt, -1) : effectiveTo;
}

/** Windows that close within the validity of their measure; a rolling one closes with a measure that has ended. */
export function effectiveWindows(plan: MeasurePlan, windows: WindowRecord[]): WindowRecord[] {
  const end = lastDay(plan);
  return windows
    .map((window) =>
      window.kind === 'rolling' && end < CORPUS_DAY
        ? ({ opensAt: window.opensAt, closesAt: end, kind: 'announced' } as const)
        : window,
    )
    .filter(({ closesAt }) => closesAt === null || closesAt <= end);
}
