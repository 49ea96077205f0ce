import type { Block } from '../model/options';
import { plainOf } from './plainOf';
import { type ProtectedRange, protectedRanges } from './protectedRanges';

/** Block, prepared for the rules: its plain characters, and the ranges where nothing is reported. */
export interface BlockView extends Block {
  /** As long as `text`, unit by unit: full-width letters and digits are ASCII, radicals and compatibility forms plain Han. */
  plain: string;
  protectedRanges: readonly ProtectedRange[];
}

export function viewOf(block: Block): BlockView {
  const plain = plainOf(block.text);
  return { ...block, plain, protectedRanges: protectedRanges(plain) };
}

export const touches = (range: { from: number; to: number }, ranges: readonly ProtectedRange[]): boolean =>
  ranges.some(({ from, to }) => range.from < to && range.to > from);
