import type { RuleSet } from '../../modules/rules/ruleSet';
import { littleGiant2026, specialised2026 } from './gradient2026';
import { hnte, techSme } from './highTech';

/** Every rule set that is shipped, each version by itself. */
export const ruleSets: readonly RuleSet[] = [hnte, techSme, specialised2026, littleGiant2026];
