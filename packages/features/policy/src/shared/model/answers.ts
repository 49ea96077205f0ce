import type { MatchAnswer, MatchQuestion, MatchRange } from '@hengce/api';
import { exactNumber, readAmount, shortAmount, withWan } from '@hengce/text';

/** Stored size of one typed unit: money is typed in 万元, ratios in per cent, the rest as it is. */
const sizes: Partial<Record<MatchQuestion['unit'], number>> = { money: 1_000_000, ratio: 0.01 };

export const isNumeric = ({ unit }: Pick<MatchQuestion, 'unit'>): boolean =>
  unit === 'money' || unit === 'ratio' || unit === 'int' || unit === 'number';

/** Number that a field shows for a stored one, to six decimals: the share 0.057 is 5.7 and not 5.7000000000000002. */
export const toTyped = ({ unit }: Pick<MatchQuestion, 'unit'>, value: number): number =>
  Number((value / (sizes[unit] ?? 1)).toFixed(6));

/** Stored number for a typed one: whole 分, shares of one. */
export function toStored({ unit }: Pick<MatchQuestion, 'unit'>, typed: number): number {
  if (unit === 'money') return Math.round(typed * 1_000_000);
  return unit === 'ratio' ? Number((typed / 100).toFixed(8)) : typed;
}

/**
 * Stored number for typed text, such as 1,800万 and 23.9%, an amount without a unit in 万元; null for text that cannot
 * be read completely, or with another unit.
 */
export function readTyped({ unit, unitName }: Pick<MatchQuestion, 'unit' | 'unitName'>, text: string): number | null {
  if (unit === 'money') {
    const fen = readAmount(withWan(text));
    return fen === null ? null : Number(fen);
  }
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '');
  const [, sign, whole, fraction = '', suffix = ''] = /^([-−]?)(\d{1,40})(?:\.(\d+))?(\D*)$/.exec(plain) ?? [];
  if (whole === undefined) return null;
  const ownUnit = unit === 'ratio' ? '%' : unitName;
  if (suffix !== '' && suffix !== ownUnit) return null;
  return toStored({ unit }, Number(`${sign ? '-' : ''}${whole}.${fraction || 0}`));
}

/** Key of a range in a select. */
export const rangeKey = ({ from, to }: Pick<MatchRange, 'from' | 'to'>): string => `${from ?? ''}~${to ?? ''}`;

export interface AnswerWords {
  yes: string;
  no: string;
  unsure: string;
  /** Words for none of a set. */
  noneOf: string;
  /** Word between several of a set. */
  and: string;
  percent: string;
  to: string;
  atLeast: (value: string) => string;
  atMost: (value: string) => string;
}

/** Ids of the ticked choices of a set: those of its answer, else those that known facts tick. */
export const chosenOf = ({ choices = [] }: Pick<MatchQuestion, 'choices'>, answer: MatchAnswer | null): string[] =>
  answer?.kind === 'set' ? answer.chosen : choices.flatMap(({ id, isChosen }) => (isChosen ? [id] : []));

/** Answer in words: 1,286万元, 20至39人, 是, 不清楚. Amounts are rounded as in lists. */
export function answerText(question: MatchQuestion, answer: MatchAnswer, words: AnswerWords): string {
  if (answer.kind === 'unsure') return words.unsure;
  if (answer.kind === 'set') {
    const titles = (question.choices ?? []).filter(({ id }) => answer.chosen.includes(id)).map(({ title }) => title);
    return titles.length > 0 ? titles.join(words.and) : words.noneOf;
  }
  const say = (value: number) => {
    if (question.unit === 'money') return shortAmount(value);
    if (question.unit === 'ratio') return `${toTyped(question, value)}${words.percent}`;
    return `${exactNumber(value)}${question.unitName ?? ''}`;
  };
  if (answer.kind === 'exact') {
    const { value } = answer;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    return typeof value === 'number' ? say(value) : value;
  }
  const offered = question.ranges.find((range) => rangeKey(range) === rangeKey(answer));
  if (offered) return offered.label;
  const { from, to } = answer;
  if (from !== null && to !== null) return `${say(from)}${words.to}${say(to)}`;
  if (from !== null) return words.atLeast(say(from));
  return to === null ? words.unsure : words.atMost(say(to));
}
