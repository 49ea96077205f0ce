import type { Rule } from '../../model/Rule';
import { fixedWord } from './fixed';
import { particleRules } from './particles';

export const wordRules: readonly Rule[] = [fixedWord, ...particleRules];
