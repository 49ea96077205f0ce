import type { Block } from '../model/options';
import { plainOf } from './plainOf';
import { type ProtectedRange, protectedRanges } from './protectedRanges';

/** A block of a text with what every rule reads of it besides: its plain characters, and the places where nothing is found. */
export interface BlockView extends Block {
  /** As long as `text`, unit by unit: full-width letters and digits are ASCII, radicals and compatibility forms plain Han. */
  plain: string;
  protectedRanges: readonly ProtectedRange[];
}

/** The view of a block; `dictionary` are the ranges of the words that the reader said are right. */
export function viewOf(block: Block, dictionary: readonly ProtectedRange[] = []): BlockView {
  const plain = plainOf(block.text);
  return { ...block, plain, protectedRanges: [...protectedRanges(plain), ...dictionary] };
}

export const touches = (range: { from: number; to: number }, ranges: readonly ProtectedRange[]): boolean =>
  ranges.some(({ from, to }) => range.from < to && range.to > from);
