import { splitBound } from './readCondition';

/** First of this very year: what was first this year is not first again in the next. */
export const isFirstOfYear = (words: string): boolean => words.includes('当年首次');
/** What happened once (a number of it, 首次担保贷款合同金额, is no event), or in this year only: whether a later round still counts it, no document says. */
const happened = /当年|^\D*(?:首次|重新通过|次年|新获)\D*$/;

/**
 * What an answer given today to a confirmation (in its words) is worth in a round of a later year. `lost`: it will not hold then.
 * `open`: it has to be looked at again. `kept`: it stands.
 */
export function carriedOver(words: string, holds: boolean): 'lost' | 'open' | 'kept' {
  if (isFirstOfYear(words)) return holds ? 'lost' : 'kept';
  return happened.test(words) && (holds || words.includes('当年')) ? 'open' : 'kept';
}

/** Whether the words say what happened in one year, or once, so that it may be otherwise in a later round. */
export const isOfOneYear = (words: string): boolean => happened.test(words);

/** Whether the words say a figure of the last full year: 上年度进出口额不低于100万美元. */
export const isOfLastYear = (words: string): boolean => /^上(?:一)?年度/.test(words);

/** Whether the words compare the months to the day of application: 产品首次销售至申报之日不超过12个月. */
export const isToFiling = (words: string): boolean =>
  words.includes('至申报之日') && /个月|年/.test(splitBound(words)?.unit ?? '');

/**
 * Verdict of `isToFiling` words on a day of application `passed` whole months ahead. Months are known as whole ones, so that the number may be one
 * more by then; `manual` where that decides, and where nobody gave a number.
 *
 * @param holds the answer of today @param months ends of the number of today, null for no limit
 */
export function onFiling(
  words: string,
  holds: boolean,
  months: { from: number | null; to: number | null } | undefined,
  passed: number,
): 'met' | 'unmet' | 'manual' {
  const { operator, digits, unit } = splitBound(words) ?? {};
  const limit = Number(digits) * (unit === '年' ? 12 : 1);
  const [least, most] = [(months?.from ?? 0) + passed, (months?.to ?? Number.POSITIVE_INFINITY) + passed + 1];
  if (operator === '>=' || operator === '>')
    return holds || (months !== undefined && least > limit) ? 'met' : months && most < limit ? 'unmet' : 'manual';
  if (!holds) return 'unmet';
  if (months === undefined) return 'manual';
  return least > limit ? 'unmet' : most < limit ? 'met' : 'manual';
}
