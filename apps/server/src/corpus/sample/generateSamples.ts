import type { PolicyRecord } from '../../library/records';
import { measureRecord } from './measure';
import { extensionRecord, noticeRecord } from './notice';
import { planSamples } from './plan';

const DEFAULT_SEED = 20261121;

/**
 * About 700 invented policies of 31 provinces for trying the product. Titles, numbers, authorities and every clause
 * say 示例. The same seed gives the same documents; `today` (ISO date, Asia/Shanghai)
 * decides only whether a document is in force.
 */
export function generateSamples({ seed = DEFAULT_SEED, today }: { seed?: number; today: string }): PolicyRecord[] {
  return planSamples(seed).flatMap((plan) => [
    measureRecord(plan, today),
    ...plan.notices.flatMap((notice) => [
      noticeRecord(notice),
      ...(notice.extension ? [extensionRecord(notice.extension)] : []),
    ]),
  ]);
}
