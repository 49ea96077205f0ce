import type { MainComponents } from '@hengce/api/contract';
import { applyIssues } from '@hengce/proofreading';
import { fieldRejection } from '../../../platform/contract';

type Edit = MainComponents['schemas']['ProofreadingEdit'];

/** Highest number of characters of a text, before and after edits. */
export const maxCharacters = 300_000;

/** Edits in the order of the text. @throws Rejection 400 where they do not fit the text, overlap or make it too long */
export function checkedEdits(text: string, edits: readonly Edit[]): Edit[] {
  const sorted = [...edits].sort((a, b) => a.from - b.from || a.to - b.to);
  let length = text.length;
  for (const { from, to, replacement } of sorted) {
    if (to < from || to > text.length) throw fieldRejection('edits', '改动的位置不在文稿里，没有保存。请刷新后重试');
    length += replacement.length - (to - from);
  }
  if (length > maxCharacters)
    throw fieldRejection('edits', `文稿最多${maxCharacters}字，现在是${length}字，没有保存。请拆成几份`);
  try {
    applyIssues(text, sorted);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw fieldRejection('edits', `${error.message}，没有保存。请刷新后重试`);
  }
  return sorted;
}

export const presentText = (text: string, edits: readonly Edit[]): string => applyIssues(text, edits);

/**
 * Offset in the original text of an offset in the edited one. @param edits in the order of the text @param side of what the
 * offset belongs to: inside a replacement `from` gives the start of the replaced words, `to` their end
 */
export function originalPlace(edits: readonly Edit[], at: number, side: 'from' | 'to'): number {
  let shift = 0;
  for (const { from, to, replacement } of edits) {
    const start = from + shift;
    const end = start + replacement.length;
    if (at < start || (at === start && side === 'to')) break;
    if (at < end || (at === end && side === 'to')) return side === 'from' ? from : to;
    shift += replacement.length - (to - from);
  }
  return at - shift;
}
