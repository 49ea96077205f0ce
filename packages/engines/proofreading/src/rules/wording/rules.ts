import type { Rule } from '../../model/Rule';
import { wordRule } from '../wordRule';
import { doubtfulWords, wrongWords } from './pairs';
import { redundantRules } from './redundant';

const clause = '现代汉语词典、第一批异形词整理表';

export const wordingRules: readonly Rule[] = [
  wordRule(
    { id: 'word.pair.wrong', class: 'word.pair', title: '易混易错的词语', clause, severity: 'error', fix: 'replace' },
    wrongWords,
  ),
  wordRule(
    {
      id: 'word.pair.doubtful',
      class: 'word.pair',
      title: '容易用混的词语',
      clause,
      severity: 'review',
      fix: 'choose',
    },
    doubtfulWords,
  ),
  ...redundantRules,
];
