import type { Cond } from '../../conditions/rule';
import { from, is } from '../build';
import { smallOrMedium } from '../size/smallOrMedium';

/** Conditions of a firm in all three tiers, whatever its score (工信部企业〔2022〕63号). */
export function firmConditions(policyId: string): Cond[] {
  const tier = from(policyId);
  const past = tier('common.credit', '近三年没有发生重大安全、质量、环境污染事故');
  return [
    smallOrMedium,
    is('independent', '独立法人', 'isIndependent', true, tier('common.firm', '有独立法人资格')),
    is(
      'restricted',
      '产品不属于禁止、限制或淘汰类',
      'isRestrictedIndustry',
      false,
      tier('common.firm', '不属于国家禁止、限制或淘汰类'),
    ),
    is(
      'abnormal',
      '未列入经营异常名录',
      'isAbnormal',
      false,
      tier('common.credit', '未列入经营异常名录或严重失信主体名单'),
    ),
    is(
      'blacklist',
      '未列入严重失信名单',
      'isBlacklisted',
      false,
      tier('common.credit', '未列入经营异常名录或严重失信主体名单'),
    ),
    is('accident', '近三年没有重大事故', 'hasSeriousAccident', false, past),
    is('environment', '近三年没有严重环境违法', 'hasEnvironmentCase', false, past),
    is('tax', '近三年没有偷漏税等违法行为', 'hasTaxEvasion', false, tier('common.credit', '偷漏税等违法违规行为')),
  ];
}
