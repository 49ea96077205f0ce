import { isDigit, isHan, isLetter } from './fold';

/**
 * What is indexed: every pair of neighbouring Han characters, a Han character that stands alone, every run of letters and every
 * run of digits. Pairs need no dictionary and find any two or more consecutive characters, wherever a segmenter would cut.
 *
 * A gram is a 32-bit number. Han grams are first << 16 | second, so they begin at 0x30070000; runs are hashed below that.
 */
const hashedBelow = 0x30000000;

/**
 * Calls `visit` for every gram of a folded text, in order, repeats included: each pair of neighbouring Han characters, a Han
 * character that stands alone, each run of letters or of digits.
 */
export function eachGram(folded: string, visit: (gram: number) => void): void {
  const { length } = folded;
  let i = 0;
  while (i < length) {
    const unit = folded.charCodeAt(i);
    if (isHan(unit)) {
      let previous = unit;
      const start = i++;
      for (; i < length; i++) {
        const next = folded.charCodeAt(i);
        if (!isHan(next)) break;
        visit(((previous << 16) | next) >>> 0);
        previous = next;
      }
      if (i === start + 1) visit((unit << 16) >>> 0);
    } else if (isDigit(unit)) {
      i = visitRun(folded, i, isDigit, visit);
    } else if (isLetter(unit)) {
      i = visitRun(folded, i, isLetter, visit);
    } else {
      i++;
    }
  }
}

/** Distinct grams of a folded text. */
export function gramsOf(folded: string): number[] {
  const grams = new Set<number>();
  eachGram(folded, (gram) => grams.add(gram));
  return [...grams];
}

/** The two characters of a gram of Han characters, the second '' for a single one; null for a run of letters or digits. */
export function hanPair(gram: number): [string, string] | null {
  if (gram < hashedBelow) return null;
  const second = gram & 0xffff;
  return [String.fromCharCode(gram >>> 16), second === 0 ? '' : String.fromCharCode(second)];
}

function visitRun(
  text: string,
  start: number,
  belongs: (unit: number) => boolean,
  visit: (gram: number) => void,
): number {
  let hash = 0x811c9dc5;
  let i = start;
  for (; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (!belongs(unit)) break;
    hash = Math.imul(hash ^ unit, 0x01000193);
  }
  visit((hash >>> 0) % hashedBelow);
  return i;
}
