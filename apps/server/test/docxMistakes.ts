import type { TextEdit, TextNote } from '../src/studio/proofreading/docx/writeDocx';

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }));

/** What the samples have wrong. */
export function mistakesOf(text: string): { edits: TextEdit[]; notes: TextNote[] } {
  const edits = [
    ...matches(text, /帐/g).map((at) => ({ ...at, replacement: '账', reason: '账户' })),
    ...matches(text, /的(?=的)/g).map((at) => ({ ...at, replacement: '', reason: '' })),
  ];
  const notes = matches(text, /1391234567\d/g).map((at) => ({ ...at, text: '手机号' }));
  return { edits: edits.sort((a, b) => a.from - b.from), notes };
}
