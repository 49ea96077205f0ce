import type { Rule } from '../../model/Rule';
import { widthRules } from './widthRules';

export const punctuationRules: readonly Rule[] = [...widthRules];
