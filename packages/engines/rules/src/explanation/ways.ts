import { type FactRef, lastYear, periodOf } from '../facts/facts';
import { compare, subtract } from '../numbers/rational';
import type { Way } from '../ways/nearMiss';
import { factFigure, shownMoney, unitOfFact } from './figures';
import { labelOf } from './labels';
import type { ChangeInWords, WayInWords } from './types';

/** Way (做法) in words: 发明专利再增加2件，通常18至36个月. */
export function explainWay(way: Way, asOf: string): WayInWords {
  const year = lastYear(asOf);
  // What a change is compared with will be another number by then, too.
  const assumed = (beside: readonly FactRef[]): string => {
    const labels = new Set(beside.filter(({ key }) => !way.some(({ ref }) => ref.key === key)).map(labelOfRef));
    return labels.size === 0 ? '' : `，按${[...labels].join('、')}与${year}年相同算`;
  };
  const labelOfRef = ({ key }: FactRef): string => labelOf({ key }, asOf);
  const changes = way.map(({ ref, from, to: least, lever, beside = [] }): ChangeInWords => {
    const isUp = compare(least, from) > 0;
    const isMoney = unitOfFact(ref.key) === 'money';
    const to = isMoney ? shownMoney(least, isUp) : least;
    const distance = isUp ? subtract(to, from) : subtract(from, to);
    const size = isMoney ? shownMoney(distance, true) : distance;
    const [soonest, latest] = lever.months ?? [null, null];
    return {
      key: ref.key,
      period: periodOf(asOf, ref) || null,
      // Without its year: the change comes in a later one than the number that it starts from.
      label: labelOfRef(ref),
      // As exact as needed to be told apart from where it leads.
      from: factFigure(ref.key, from, to),
      to: factFigure(ref.key, to),
      delta: `再${isUp ? '增加' : '减少'}${factFigure(ref.key, size)}`,
      monthsLeast: soonest,
      monthsMost: latest,
      when: lever.months === null ? `${year + 1}年度报表${assumed(beside)}` : `通常${monthsText(lever.months)}`,
    };
  });
  return { text: changes.map(({ label, delta, when }) => `${label}${delta}，${when}`).join('；'), changes };
}
const monthsText = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}个月` : `${least}至${most}个月`;
