import type { MainComponents } from '@hengce/api/contract';
import { chineseDate } from '@hengce/text';
import { expectedRound } from '../../library/records';
import { claimOf } from './delivery';
import type { Matchable } from './matchable';

type Window = MainComponents['schemas']['PolicyWindow'];

/** Sentence about when an item can be filed; of a closed one, that its round is over. */
export function roundText({ state, opensAt, closesAt }: Window): string {
  switch (state) {
    case 'open':
      return closesAt === null ? '现在可以申报' : `${chineseDate(closesAt)}截止`;
    case 'rolling':
      return '没有截止日期';
    case 'upcoming':
      return opensAt === null ? '还没有开放' : `${chineseDate(opensAt)}开放`;
    case 'closed':
      if (closesAt !== null) return `本期${chineseDate(closesAt)}已截止`;
      return opensAt === null ? '已截止，原文没有写截止日期' : '本期已截止';
    case 'none':
      return '申报时间等通知';
  }
}

/** 申报时间 of a policy that says none, in the words of its record: 文件没有写申报条件与时间，向经办银行询问. Undefined for others. */
export const unsaidTime = ({ keyFacts = [] }: Partial<Pick<Matchable['policy'], 'keyFacts'>>): string | undefined =>
  keyFacts.find(({ label, value }) => label === '申报时间' && value.startsWith('文件没有写'))?.value;

/**
 * Sentence about when an item can be filed, with what is expected of a closed one, to follow 条件都符合. After its last day
 * (`effectiveTo`) nothing is expected of a document.
 */
export function windowText(
  matchable: Parameters<typeof claimOf>[0] & {
    window: Window;
    policy: Partial<Pick<Matchable['policy'], 'effectiveTo' | 'keyFacts'>>;
  },
  asOf: string,
): string {
  const claim = claimOf(matchable);
  if (claim !== undefined) return claim;
  const { window, policy } = matchable;
  if (window.state === 'rolling') return '随时可以申报';
  const effectiveTo = policy.effectiveTo ?? null;
  // A document that says neither when nor how: nobody announced a notice to wait for.
  const unsaid = window.state === 'none' ? unsaidTime(policy) : undefined;
  if (unsaid !== undefined) return unsaid;
  const over = roundText(window);
  if (window.state === 'none' && effectiveTo !== null && effectiveTo >= asOf)
    return `${over}，文件有效期至${chineseDate(effectiveTo)}`;
  if (window.state !== 'closed' || (window.opensAt === null && window.closesAt === null)) return over;
  if (window.opensAt === null) return `${over}，下一期等通知`;
  const next = expectedRound(window, asOf, effectiveTo);
  if (next === null)
    return effectiveTo === null ? over : `${over}，文件有效期至${chineseDate(effectiveTo)}，有效期内预计不再开放`;
  return next > asOf
    ? `${over}，按上一期推算，预计${chineseDate(next)}再开放`
    : `${over}，按上一期推算${chineseDate(next)}前后应已开放，还没有见到通知，请向主管部门核实`;
}
