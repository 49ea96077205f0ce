import { type FactRef, lastYear, periodOf } from '../facts/facts';
import { compare, subtract } from '../numbers/rational';
import { type Change, isKept, type Way } from '../ways/nearMiss';
import { counted, factFigure, figure, measured, shownMoney, unitOfFact } from './figures';
import { labelOf } from './labels';
import type { ChangeInWords, WayInWords } from './types';

/** Way (做法) in words: 发明专利再增加2件，通常18至36个月; 研发费用占比不低于3%，2026年度报表. */
export function explainWay(way: Way, asOf: string): WayInWords {
  const year = lastYear(asOf);
  // What a change is compared with will be another number by then, too.
  const assumed = (beside: readonly FactRef[]): string => {
    const labels = new Set(beside.filter(({ key }) => !way.some(({ ref }) => ref.key === key)).map(labelOfRef));
    return labels.size === 0 ? '' : `，按${[...labels].join('、')}与${year}年相同算`;
  };
  const labelOfRef = ({ key }: FactRef): string => labelOf({ key }, asOf);
  const changes = way.map((change): ChangeInWords => {
    const { ref, lever, beside = [], share } = change;
    const [soonest, latest] = lever.months ?? [null, null];
    return {
      key: ref.key,
      period: periodOf(asOf, ref) || null,
      // Without its year: the change comes in a later one than the number that it starts from.
      label: share ? share.title.replace(/^上一?年度?/, '') : labelOfRef(ref),
      ...wordsOf(change),
      monthsLeast: soonest,
      monthsMost: latest,
      when: lever.cure
        ? `${lever.cure}后符合`
        : lever.months === null
          ? `${year + 1}年度报表${share ? '' : assumed(beside)}`
          : `通常${monthsText(lever.months)}`,
    };
  });
  return { text: changes.map(({ label, delta, when }) => `${label}${delta}，${when}`).join('；'), changes };
}

type Words = Pick<ChangeInWords, 'from' | 'to' | 'delta'>;

const wordsOf = (change: Change): Words =>
  change.lever.cure ? { from: '是', to: '否', delta: '' } : isKept(change) ? keptWords(change) : movedWords(change);

function movedWords({ ref: { key }, from, to: least }: Change): Words {
  const isUp = compare(least, from) > 0;
  const isMoney = unitOfFact(key) === 'money';
  const to = isMoney ? shownMoney(least, isUp) : least;
  const distance = isUp ? subtract(to, from) : subtract(from, to);
  const size = isMoney ? shownMoney(distance, true) : distance;
  return {
    // As exact as needed to be told apart from where it leads.
    from: factFigure(key, from, to),
    to: factFigure(key, to),
    delta: `再${isUp ? '增加' : '减少'}${factFigure(key, size)}`,
  };
}

function keptWords({ ref: { key }, from, to, lever, share }: Change): Words {
  const isUp = lever.direction === 'up';
  const isMoney = unitOfFact(key) === 'money';
  const limit = isMoney ? shownMoney(to, isUp) : to;
  const own = share ? figure(share.own, 'ratio', share.limit) : factFigure(key, from, limit);
  const delta = share
    ? `${measured[share.op]}${figure(share.limit, 'ratio')}`
    : `${(isMoney ? measured : counted)[isUp ? '>=' : '<=']}${factFigure(key, limit)}`;
  return { from: own, to: own, delta };
}

const monthsText = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}个月` : `${least}至${most}个月`;
