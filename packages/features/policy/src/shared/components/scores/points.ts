import type { PointSpan } from '@hengce/api';
import type { ScoreText } from './text';

/** Points in words: 51至100, or 25 where both ends are equal. */
export const spanText = ({ lo, hi }: PointSpan, text: ScoreText): string =>
  lo === hi ? String(lo) : text.span(String(lo), String(hi));

/** Key of a range of points in a select; `spanOfKey` reads it. */
export const spanKey = ({ lo, hi }: PointSpan): string => `${lo}-${hi}`;
export function spanOfKey(key: string): PointSpan | null {
  const found = /^(\d+)-(\d+)$/.exec(key);
  return found ? { lo: Number(found[1]), hi: Number(found[2]) } : null;
}
