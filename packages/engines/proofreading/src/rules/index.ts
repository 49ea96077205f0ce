import type { Rule } from '../model/Rule';
import { docNoRules } from './docno/rules';
import { punctuationRules } from './punct/rules';

/** All rules, in the order in which they are published. */
export const rules: readonly Rule[] = [...punctuationRules, ...docNoRules];
