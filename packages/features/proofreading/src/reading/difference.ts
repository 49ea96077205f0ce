import type { FoundIssue, FromReading } from './protocol';

/** Issue before it has an id. */
export type Unnamed = Omit<FoundIssue, 'id'>;

/**
 * Message that turns one list into another. An issue keeps its id while its words and their surroundings stay; an id is
 * never reused, so that an issue at the place of a decided one is not taken for it.
 */
export function difference(
  before: readonly FoundIssue[],
  after: readonly Unnamed[],
  makeId: () => string,
): Pick<FromReading, 'head' | 'tail' | 'shift' | 'middle'> {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isSame(before[head] as FoundIssue, after[head] as Unnamed, 0)) head += 1;
  const [last, next] = [before.at(-1), after.at(-1)];
  const shift = last && next ? next.from - last.from : 0;
  let tail = 0;
  while (
    tail < most - head &&
    isSame(before[before.length - 1 - tail] as FoundIssue, after[after.length - 1 - tail] as Unnamed, shift)
  )
    tail += 1;
  const left = new Map<string, string[]>();
  for (const issue of before.slice(head, before.length - tail)) {
    const key = keyOf(issue);
    left.set(key, [...(left.get(key) ?? []), issue.id]);
  }
  const middle = after
    .slice(head, after.length - tail)
    .map((issue) => ({ ...issue, id: left.get(keyOf(issue))?.shift() ?? makeId() }));
  return { head, tail, shift, middle };
}

const keyOf = ({ ruleId, original, context }: Unnamed): string => `${ruleId} ${original} ${context}`;

const isSame = (one: FoundIssue, other: Unnamed, shift: number): boolean =>
  one.ruleId === other.ruleId &&
  one.original === other.original &&
  one.context === other.context &&
  one.from + shift === other.from &&
  one.to + shift === other.to &&
  one.reason === other.reason &&
  one.suggestions.length === other.suggestions.length &&
  one.suggestions.every((suggestion, at) => suggestion === other.suggestions[at]);

/**
 * List of issues after a message of the worker, which `difference` made.
 *
 * @param before list after the message before it
 */
export function withDifference(
  before: readonly FoundIssue[],
  { head, tail, shift, middle }: Pick<FromReading, 'head' | 'tail' | 'shift' | 'middle'>,
): FoundIssue[] {
  const moved = tail === 0 ? [] : before.slice(before.length - tail);
  return [
    ...before.slice(0, head),
    ...middle,
    ...(shift === 0 ? moved : moved.map((issue) => ({ ...issue, from: issue.from + shift, to: issue.to + shift }))),
  ];
}
