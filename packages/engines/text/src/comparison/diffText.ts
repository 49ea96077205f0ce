import { diffArrays } from 'diff';
import { type Token, tokensOf } from './tokens';

export interface Segment {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Whether it was removed or added and is a single number, share, sum or period. */
  isQuantity: boolean;
}

/** Words of the left text that others replace in the right one, with the offsets in both. */
export interface Change {
  removed: readonly Token[];
  added: readonly Token[];
  leftAt: number;
  rightAt: number;
}

export interface TextDiff {
  segments: Segment[];
  changes: Change[];
}

/** An unchanged sign or particle between two changes only tears them apart. */
const isGlue = (tokens: readonly Token[]): boolean => textOf(tokens).length <= 1;

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');

/**
 * Word differences of two texts. The segments that are not added are the left text, those not removed the right one. Texts
 * that differ in more than 2,000 words are one removed and one added segment.
 */
export function diffText(left: string, right: string): TextDiff {
  const parts = partsOf(tokensOf(left), tokensOf(right));
  const segments: Segment[] = [];
  const changes: Change[] = [];
  let removed: Token[] = [];
  let added: Token[] = [];
  let leftAt = 0;
  let rightAt = 0;
  const close = (): void => {
    if (removed.length + added.length > 0) changes.push({ removed, added, leftAt, rightAt });
    for (const [kind, tokens] of [
      ['removed', removed],
      ['added', added],
    ] as const) {
      const text = textOf(tokens);
      if (text !== '') segments.push({ kind, text, isQuantity: tokens.length === 1 && tokens[0]?.quantity !== null });
    }
    leftAt += textOf(removed).length;
    rightAt += textOf(added).length;
    removed = [];
    added = [];
  };
  parts.forEach(({ kind, tokens }, index) => {
    if (kind === 'removed') removed.push(...tokens);
    else if (kind === 'added') added.push(...tokens);
    else if (removed.length + added.length > 0 && isGlue(tokens) && index < parts.length - 1) {
      removed.push(...tokens);
      added.push(...tokens);
    } else {
      close();
      const text = textOf(tokens);
      segments.push({ kind, text, isQuantity: false });
      leftAt += text.length;
      rightAt += text.length;
    }
  });
  close();
  return { segments, changes };
}

/** With more words to exchange two texts are not versions of each other, and to find them all takes minutes. */
const maxEdits = 2_000;

interface Part {
  kind: Segment['kind'];
  tokens: readonly Token[];
}

function partsOf(left: Token[], right: Token[]): Part[] {
  const found = diffArrays(left, right, { comparator: (a, b) => a.text === b.text, maxEditLength: maxEdits });
  if (found === undefined)
    return [
      { kind: 'removed', tokens: left },
      { kind: 'added', tokens: right },
    ];
  return found.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    tokens: value,
  }));
}
