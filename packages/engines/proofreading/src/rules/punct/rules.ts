import type { Rule } from '../../model/Rule';
import { enumRules } from './enumRules';
import { pairRules } from './pairRules';
import { repeatRules } from './repeatRules';
import { titleRules } from './titleRules';
import { widthRules } from './widthRules';

export const punctuationRules: readonly Rule[] = [
  ...widthRules,
  ...repeatRules,
  ...pairRules,
  ...enumRules,
  ...titleRules,
];
