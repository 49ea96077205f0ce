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
