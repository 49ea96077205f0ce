import type { RuleSet } from '../../modules/rules/ruleSet';
import { innovative, littleGiant2022, specialised2022 } from './gradient2022';
import { littleGiant2026, specialised2026 } from './gradient2026';
import { hnte, techSme } from './highTech';
import { champion, keyLittleGiant } from './nextRungs';
import { smeSize } from './size';
import { hnteRate, rdDeduction, smallProfit } from './tax';

/** Every rule set that is shipped, each version by itself. */
export const ruleSets: readonly RuleSet[] = [
  hnte,
  techSme,
  innovative,
  specialised2022,
  specialised2026,
  littleGiant2022,
  littleGiant2026,
  keyLittleGiant,
  champion,
  smeSize,
  smallProfit,
  hnteRate,
  rdDeduction,
];
