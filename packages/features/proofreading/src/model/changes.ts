import type { Edit } from './edits';

export interface ChangedPiece {
  kind: 'same' | 'edit';
  text: string;
  edit?: Edit;
}
export interface ChangedParagraph {
  /** Number in the original text, from 1. */
  number: number;
  pieces: readonly ChangedPiece[];
}

/** Paragraphs of the original text that edits touch, with those edits; paragraphs that an edit joins are one. */
export function changedParagraphs(original: string, edits: readonly Edit[]): ChangedParagraph[] {
  const paragraphs: { from: number; to: number; edits: Edit[] }[] = [];
  for (const edit of edits) {
    const from = original.lastIndexOf('\n', edit.from - 1) + 1;
    const end = original.indexOf('\n', edit.to);
    const to = end < 0 ? original.length : end;
    const last = paragraphs.at(-1);
    if (last && from < last.to + 1) {
      last.edits.push(edit);
      last.to = Math.max(last.to, to);
    } else paragraphs.push({ from, to, edits: [edit] });
  }
  let counted = 0;
  let number = 1;
  return paragraphs.map(({ from, to, edits: own }) => {
    for (; counted < from; counted++) if (original.charCodeAt(counted) === 10) number += 1;
    const pieces: ChangedPiece[] = [];
    let at = from;
    for (const edit of own) {
      if (edit.from > at) pieces.push({ kind: 'same', text: original.slice(at, edit.from) });
      pieces.push({ kind: 'edit', text: edit.original, edit });
      at = edit.to;
    }
    if (to > at) pieces.push({ kind: 'same', text: original.slice(at, to) });
    return { number, pieces };
  });
}
