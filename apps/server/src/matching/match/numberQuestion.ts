import type { MainComponents } from '@hengce/api/contract';
import {
  compare,
  divide,
  fromNumber,
  type KnownNumber,
  type LimitAsked,
  multiply,
  type Rational,
  rational,
  subtract,
  toNumber,
} from '@hengce/rules';
import { exactNumber } from '@hengce/text';
import { fieldRejection } from '../../platform/contract';

type S = MainComponents['schemas'];
type Question = S['MatchQuestion'];

export const numberHelp = '填准确数，或选大致范围；有几项的填要申报的那一项，申报时以主管部门审核为准';

/** Question for the number that several confirmations compare (上年度进出口额不低于50万美元). */
export function numberQuestion(
  id: string,
  limits: readonly LimitAsked[],
): Pick<Question, 'id' | 'title' | 'help' | 'unit' | 'unitName' | 'period' | 'options' | 'ranges'> {
  const { title, unit, unitName } = measureOf(limits);
  return {
    id,
    title,
    help: numberHelp,
    unit,
    unitName,
    period: null,
    options: [],
    ranges: rangesOf(limits),
  };
}

interface Measure {
  title: string;
  unit: 'money' | 'ratio' | 'number';
  /** As it is written after a figure: 万美元. Null for money and ratio, which pages write themselves. */
  unitName: string | null;
  /** How many of the subject's own unit an answer of 1 is. */
  size: Rational;
  /** The smallest step of an answer. */
  step: Rational;
}

function measureOf([first]: readonly LimitAsked[]): Measure {
  const [, words = '', base = ''] = /^(.*) (\S*)$/.exec(first?.subject ?? '') ?? [];
  const title = words.replace(/[满达]$/, '');
  // 分 for money, as all amounts; shares of one for per cent.
  if (base === '元') return { title, unit: 'money', unitName: null, size: rational(1n, 100n), step: rational(1n) };
  if (base === '%') return { title, unit: 'ratio', unitName: null, size: rational(100n), step: rational(1n, 10_000n) };
  const size = first?.scale ?? rational(1n);
  return { title, unit: 'number', unitName: first?.unit ?? null, size, step: rational(1n, 100n) };
}

/** A range between two thresholds, cut where one of the confirmations changes. */
function rangesOf(limits: readonly LimitAsked[]): S['MatchRange'][] {
  const { size, step } = measureOf(limits);
  const cuts = new Map<string, Cut>();
  for (const { operator, value, unit, scale } of limits) {
    const isOver = operator === '>' || operator === '<=';
    const own = divide(value, size);
    const from = isOver ? subtract(own, rational(-step.n, step.d)) : own;
    cuts.set(`${from.n}/${from.d}`, { from, isOver, text: `${exactNumber(toNumber(divide(value, scale)))}${unit}` });
  }
  const sorted = [...cuts.values()].sort((a, b) => compare(a.from, b.from));
  return [undefined, ...sorted].map((low, index) => {
    const high = sorted[index];
    return {
      from: low === undefined ? 0 : toNumber(low.from),
      to: high === undefined ? null : toNumber(subtract(high.from, step)),
      label: [
        low === undefined
          ? null
          : low.isOver
            ? `超过${low.text}`
            : `${low.text}${high === undefined ? '及以上' : '以上'}`,
        high === undefined ? null : `${high.isOver ? '不超过' : '不足'}${high.text}`,
      ]
        .filter((part) => part !== null)
        .join('，'),
    };
  });
}

interface Cut {
  /** Where the upper range begins. */
  from: Rational;
  isOver: boolean;
  text: string;
}

/**
 * Number in an answer to `numberQuestion`, in the unit of the subject; null for 不清楚.
 *
 * @throws Rejection 400 for an answer that is no such number
 */
export function readNumber(limits: readonly LimitAsked[], answer: S['MatchAnswer']): KnownNumber | null {
  if (answer.kind === 'unsure') return null;
  const subject = limits[0]?.subject ?? '';
  const { title, size } = measureOf(limits);
  const [from, to] = answer.kind === 'range' ? [answer.from, answer.to] : endsOf(answer);
  if (from === null && to === null) throw fieldRejection('answer', '范围至少要有一端');
  if ((from ?? 0) < 0 || (to ?? 0) < 0) throw fieldRejection('answer', `${title}不能是负数`);
  if (from !== null && to !== null && from > to) throw fieldRejection('answer', '范围的起点不能大于终点');
  const own = (value: number | null) => (value === null ? null : toNumber(multiply(fromNumber(value), size)));
  return { subject, words: `${title}${textOf(limits, answer)}`, from: own(from), to: own(to) };
}

function endsOf(answer: S['MatchAnswer']): [number, number] {
  if (answer.kind !== 'exact' || typeof answer.value !== 'number')
    throw fieldRejection('answer', '请填写数字，或选一个范围');
  return [answer.value, answer.value];
}

function textOf(limits: readonly LimitAsked[], answer: S['MatchAnswer']): string {
  if (answer.kind === 'range')
    return rangesOf(limits).find(({ from, to }) => from === answer.from && to === answer.to)?.label ?? '在所选范围';
  if (answer.kind !== 'exact' || typeof answer.value !== 'number') return '';
  const { size } = measureOf(limits);
  const { unit = '', scale = rational(1n) } = limits[0] ?? {};
  return `${exactNumber(toNumber(divide(multiply(fromNumber(answer.value), size), scale)))}${unit}`;
}
