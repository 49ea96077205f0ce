import {
  figure,
  fromNumber,
  type KnownNumber,
  labelOfAsked,
  multiply,
  type NeedKey,
  rational,
  toNumber,
} from '@hengce/rules';
import { hashOf } from '../../platform/vocabulary';
import type { LooseAnswer } from './firmFacts';

/** Numbers of a loan that conditions compare, by their subject (`Limit`): they are the questions of the financing need. */
const ofLoan: Readonly<Record<string, NeedKey>> = { '贷款年利率 %': 'loanRate', '年化担保费率 %': 'guaranteeRate' };

/** Id of the question for the number that conditions compare. */
export function numberId(subject: string): string {
  const key = ofLoan[subject];
  return key === undefined ? `number:${hashOf(subject).slice(0, 20)}` : `fact:${key}:`;
}

/** Numbers that the answers about a loan give, as conditions compare them. */
export const numbersOfLoan = (
  exact: readonly { key: string; value: string | number | boolean }[],
  loose: readonly Pick<LooseAnswer, 'key' | 'range'>[],
): KnownNumber[] =>
  Object.entries(ofLoan).flatMap(([subject, need]) => {
    const value = exact.find(({ key }) => key === need)?.value;
    const range = typeof value === 'number' ? { from: value, to: value } : loose.find(({ key }) => key === need)?.range;
    if (range == null) return [];
    const { from, to } = range;
    return [{ subject, words: `${labelOfAsked(need)}${said(range)}`, from: percent(from), to: percent(to) }];
  });

const percent = (share: number | null): number | null =>
  share === null ? null : toNumber(multiply(fromNumber(share), rational(100n)));

function said({ from, to }: { from: number | null; to: number | null }): string {
  const text = (share: number) => figure(fromNumber(share), 'ratio');
  if (from === null || to === null) return from === null ? `不超过${text(to ?? 0)}` : `不低于${text(from)}`;
  return from === to ? text(from) : `${text(from)}至${text(to)}`;
}
