import type { RuleSet } from '../conditions/ruleSet';
import { conditionsOf } from '../conditions/ruleSet';
import { attestId } from '../conditions/sharedAttests';
import { champion } from './champion/ruleSet';
import { innovative } from './gradient2022/innovative';
import { littleGiant2022, littleGiantRenewal2022 } from './gradient2022/littleGiant';
import { specialised2022 } from './gradient2022/specialised';
import { littleGiant2026, littleGiantRenewal2026 } from './gradient2026/littleGiant';
import { specialised2026, specialisedRenewal } from './gradient2026/specialised';
import { hnte } from './highTech/ruleSet';
import { keyLittleGiant } from './keyLittleGiant/ruleSet';
import { hnteRate, rdDeduction, smallProfit } from './tax/ruleSets';
import { techSme } from './techSme/ruleSet';

/** All rule sets of the product, each version by itself. */
export const ruleSets: readonly RuleSet[] = [
  hnte,
  techSme,
  innovative,
  specialised2022,
  specialised2026,
  specialisedRenewal,
  littleGiant2022,
  littleGiant2026,
  littleGiantRenewal2022,
  littleGiantRenewal2026,
  keyLittleGiant,
  champion,
  smallProfit,
  hnteRate,
  rdDeduction,
];

/**
 * Ids of the confirmations that the rule sets of any day ask for; evaluations use them, also with rules that no longer
 * decide.
 */
export const attestsOfRules: ReadonlySet<string> = new Set(
  ruleSets.flatMap(({ condition }) =>
    conditionsOf(condition).flatMap((cond) => (cond.k === 'attest' ? [attestId(cond.title)] : [])),
  ),
);
