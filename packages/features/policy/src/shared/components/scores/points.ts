import type { PointSpan } from '@hengce/api';
import type { ScoreText } from './text';

/** Points in words: 51至100, or 25 where both ends are the same. */
export const spanText = ({ lo, hi }: PointSpan, text: ScoreText): string =>
  lo === hi ? String(lo) : text.span(String(lo), String(hi));

/** A span as the key of a choice, and back. */
export const spanKey = ({ lo, hi }: PointSpan): string => `${lo}-${hi}`;
export function spanOfKey(key: string): PointSpan | null {
  const found = /^(\d+)-(\d+)$/.exec(key);
  return found ? { lo: Number(found[1]), hi: Number(found[2]) } : null;
}
