import { chineseDate } from '@hengce/text';
import type { PolicyRecord } from '../../library/records';
import type { MeasurePlan } from './MeasurePlan';

export function relationsOf({ replaces, replacedBy }: MeasurePlan): PolicyRecord['relations'] {
  return [
    ...(replaces ? [{ kind: replaces.by, to: replaces.plan.id }] : []),
    ...(replacedBy ? [{ kind: 'superseded_by' as const, to: replacedBy.plan.id }] : []),
  ];
}

/** Status of an invented policy on a day, with its note. Nothing else of the samples depends on `today`. */
export function statusOf(plan: MeasurePlan, today: string): Pick<PolicyRecord, 'status' | 'statusNote'> {
  const { replacedBy, withdrawnAt, effectiveFrom, effectiveTo } = plan;
  if (replacedBy && replacedBy.plan.effectiveFrom <= today) {
    const since = chineseDate(replacedBy.plan.effectiveFrom);
    return replacedBy.by === 'repeals'
      ? { status: 'repealed', statusNote: `自${since}起废止，由${replacedBy.plan.docNo}替代` }
      : { status: 'amended', statusNote: `${replacedBy.plan.docNo}已作修订，新规定自${since}起施行` };
  }
  if (withdrawnAt && withdrawnAt <= today) {
    return { status: 'repealed', statusNote: `经政策清理，自${chineseDate(withdrawnAt)}起停止执行` };
  }
  if (effectiveFrom > today) {
    return { status: 'not_yet_effective', statusNote: `自${chineseDate(effectiveFrom)}起施行` };
  }
  if (effectiveTo < today) {
    return { status: 'expired', statusNote: `有效期至${chineseDate(effectiveTo)}，已届满` };
  }
  return { status: 'in_force', statusNote: null };
}
