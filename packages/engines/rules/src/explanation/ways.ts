import { lastYear, periodOf } from '../facts/facts';
import { type Rational, subtract } from '../numbers/rational';
import type { Way } from '../ways/nearMiss';
import { factFigure } from './figures';
import { labelOf } from './labels';
import type { ChangeInWords, WayInWords } from './types';

/** Way (做法) in words: 发明专利再增加2件，通常18至36个月. */
export function explainWay(way: Way, asOf: string): WayInWords {
  const changes = way.map(({ ref, from, to, lever }): ChangeInWords => {
    const show = (value: Rational) => factFigure(ref.key, value);
    const distance = subtract(to, from);
    const [verb, size] = distance.n < 0n ? ['减少', { n: -distance.n, d: distance.d }] : ['增加', distance];
    const [least, most] = lever.months ?? [null, null];
    return {
      key: ref.key,
      period: periodOf(asOf, ref) || null,
      // Without its year: the change comes in a later one than the number that it starts from.
      label: labelOf({ key: ref.key }, asOf),
      from: show(from),
      to: show(to),
      delta: `再${verb}${show(size)}`,
      monthsLeast: least,
      monthsMost: most,
      when: lever.months === null ? `${lastYear(asOf) + 1}年度报表` : `通常${monthsText(lever.months)}`,
    };
  });
  return { text: changes.map(({ label, delta, when }) => `${label}${delta}，${when}`).join('；'), changes };
}
const monthsText = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}个月` : `${least}至${most}个月`;
