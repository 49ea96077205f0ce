import { breakLines, breakTitle } from './breakLines';

/** Sizes that a deck uses, in points. */
export const ladder = [60, 52, 44, 40, 36, 32, 28, 24, 22, 20, 18, 16, 14, 12];

export interface TypeRange {
  /** Points; steps of the ladder. */
  max: number;
  min: number;
  isBold?: boolean;
  /** Times the size. */
  lineHeight?: number;
  maxLines?: number;
  isTitle?: boolean;
}

export interface Fitted {
  /** The text that was set. */
  text: string;
  /** Points. */
  size: number;
  lines: string[];
  /** True when even the least size does not hold it. */
  isOverfull: boolean;
}

/** Other applications have other fonts: what is left of the width is for theirs. */
const usedWidth = 0.98;
export const defaultLineHeight = 1.4;

/**
 * Texts of one kind in boxes of their own, all at the largest size at which each one fits, or at the smallest of the
 * range.
 *
 * @returns one for each text, in order; `isOverfull` where not even the smallest size holds it
 */
export function fitTogether(texts: { text: string; w: number; h: number }[], range: TypeRange): Fitted[] {
  const sizes = ladder.filter((size) => size <= range.max && size >= range.min);
  let fitted: Fitted[] = [];
  for (const size of sizes) {
    fitted = texts.map(({ text, w, h }) => setAt(size, text, w, h, range));
    if (!fitted.some(({ isOverfull }) => isOverfull)) break;
  }
  return fitted;
}

function setAt(size: number, text: string, w: number, h: number, range: TypeRange): Fitted {
  const { isBold = false, lineHeight = defaultLineHeight, maxLines = Number.POSITIVE_INFINITY, isTitle } = range;
  const lines = (isTitle ? breakTitle : breakLines)(text, w * usedWidth, { size, isBold });
  // A hundredth of a point is no overflow.
  const isOverfull = lines.length > maxLines || lines.length * size * lineHeight > h + 0.01;
  return { text, size, lines, isOverfull };
}
