import { fold } from '../folding/fold';
import { longestRun } from './longestRun';

/** Quotes shorter than this, punctuation apart, prove nothing. */
const minLength = 8;
const minShare = 0.85;

interface Bare {
  text: string;
  /** Where each character stands in the original. */
  places: number[];
}

/** Letters, digits and Han only, in one width; what stands between decimals and before percent is kept, for it changes numbers. */
function bare(text: string): Bare {
  const folded = fold(text);
  const places: number[] = [];
  let kept = '';
  for (let at = 0; at < folded.length; at++) {
    const character = folded[at] as string;
    const isPoint = character === '.' && /\d/.test(folded[at - 1] ?? '') && /\d/.test(folded[at + 1] ?? '');
    if (!isPoint && !/[\p{L}\p{N}%‰]/u.test(character) && !isSurrogate(folded.charCodeAt(at))) continue;
    kept += character;
    places.push(at);
  }
  return { text: kept, places };
}

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

/**
 * Words of a source that a quote repeats, whatever the width, the spaces and the punctuation: all of it, or at least 85%
 * as one run. Null when the source does not contain them, and for a quote of less than eight characters.
 */
export function findQuote(quote: string, source: string): string | null {
  const wanted = bare(quote);
  if (wanted.text.length < minLength) return null;
  const whole = bare(source);
  const at = whole.text.indexOf(wanted.text);
  if (at >= 0) return wordsOf(source, whole, at, wanted.text.length);
  const run = longestRun(wanted.text, whole.text);
  const isEnough = run.length >= minLength && run.length >= minShare * wanted.text.length;
  return isEnough ? wordsOf(source, whole, run.at, run.length) : null;
}

function wordsOf(source: string, { places }: Bare, at: number, length: number): string {
  return source.slice(places[at], (places[at + length - 1] as number) + 1);
}
