import type { FoundIssue, FromReading } from './protocol';

/** What has to be said to make one list of the other. */
export function difference(
  before: readonly FoundIssue[],
  after: readonly FoundIssue[],
): Pick<FromReading, 'head' | 'tail' | 'shift' | 'middle'> {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isSame(before[head] as FoundIssue, after[head] as FoundIssue, 0)) head += 1;
  const [last, next] = [before.at(-1), after.at(-1)];
  const shift = last && next ? next.from - last.from : 0;
  let tail = 0;
  while (
    tail < most - head &&
    isSame(before[before.length - 1 - tail] as FoundIssue, after[after.length - 1 - tail] as FoundIssue, shift)
  )
    tail += 1;
  return { head, tail, shift, middle: after.slice(head, after.length - tail) };
}

const isSame = (one: FoundIssue, other: FoundIssue, shift: number): boolean =>
  one.id === other.id &&
  one.from + shift === other.from &&
  one.to + shift === other.to &&
  one.reason === other.reason &&
  one.suggestions.length === other.suggestions.length &&
  one.suggestions.every((suggestion, at) => suggestion === other.suggestions[at]);

/** The list that a message makes of the one before. */
export function withDifference(
  before: readonly FoundIssue[],
  { head, tail, shift, middle }: FromReading,
): FoundIssue[] {
  const moved = tail === 0 ? [] : before.slice(before.length - tail);
  return [
    ...before.slice(0, head),
    ...middle,
    ...(shift === 0 ? moved : moved.map((issue) => ({ ...issue, from: issue.from + shift, to: issue.to + shift }))),
  ];
}
