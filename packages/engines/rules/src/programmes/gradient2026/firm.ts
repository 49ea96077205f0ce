import { inYearOfRound } from '../../conditions/roundYear';
import type { Cond, Quote } from '../../conditions/rule';
import { any, attested, fact, from, is } from '../build';
import { smallOrMedium } from '../size/smallOrMedium';

export const IN_FORCE = '2026-04-01';
export const common = from('n-gradient-2026-2');
const past = common('common.credit', '近三年重大事故、违法情况');

/** Conditions that 专精特新中小企业 and 小巨人 have in common, besides their own figures (工信部企业〔2026〕2号). */
export const firmConditions: readonly Cond[] = [
  smallOrMedium,
  is('accident', '近三年没有重大事故', 'hasSeriousAccident', false, past),
  is('environment', '近三年没有严重环境违法', 'hasEnvironmentCase', false, past),
  is('blacklist', '未列入严重失信名单', 'isBlacklisted', false, common('common.credit', '须满足信用要求')),
];

/**
 * Condition of a 复核: the 发展评价得分 of this year or of the year before is high enough.
 *
 * @throws TypeError when `score` is no comparison
 */
export function eitherYear(score: Cond): Cond {
  if (score.k !== 'cmp') throw new TypeError('a score is a comparison');
  return any('score-either', '近两年任一年的发展评价得分', score, {
    ...score,
    id: 'score-former',
    title: '上一年的发展评价得分',
    left: fact('formerDevelopmentScore'),
  });
}

/** Condition of a 复核: the title ends in the year of the round, so that one of last year is not reviewed yet. */
export const expiring = (title: string, quote: Quote): Cond =>
  attested('due', `${title}称号${inYearOfRound}到期`, quote);
