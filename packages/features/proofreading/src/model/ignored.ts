import type { MainComponents } from '@hengce/api/contract';
import { contextOf } from '@hengce/proofreading';
import type { FoundIssue } from '../reading/protocol';

export type Ignored = MainComponents['schemas']['ProofreadingIgnored'];

type Place = Pick<FoundIssue, 'from' | 'to'>;

/** Context of a place in a text, within its line or cell, as `contextOf` gives it. */
export function contextAt(text: string, { from, to }: Place): string {
  const start = Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf('\t', from - 1)) + 1;
  const end = [text.indexOf('\n', to), text.indexOf('\t', to), text.length].filter((at) => at >= 0);
  return contextOf(text.slice(start, Math.min(...end)), { from: from - start, to: to - start });
}

/**
 * Ignored issues after one change of the text. One that stands beside it is known by its new surroundings from then on;
 * where others are ignored by the same words, these stay ignored as well.
 *
 * @param found issues of the text before
 */
export function ignoredAfter(
  ignored: readonly Ignored[],
  found: readonly FoundIssue[],
  before: string,
  after: string,
): readonly Ignored[] {
  if (ignored.length === 0) return ignored;
  const [head, tail] = sameEnds(before, after);
  let now = ignored;
  for (const issue of found) {
    const isBehind = issue.from >= before.length - tail;
    if (!isBehind && issue.to > head) continue;
    const place = isBehind ? moved(issue, after.length - before.length) : issue;
    const was = contextAt(before, issue);
    const context = contextAt(after, place);
    if (was === context || after.slice(place.from, place.to) !== issue.original) continue;
    const isThis = (one: Ignored) =>
      one.ruleId === issue.ruleId && one.original === issue.original && one.context === was;
    if (!now.some(isThis)) continue;
    const isShared = found.some((other) => other !== issue && isThis(other));
    now = [
      ...now.filter((one) => isShared || !isThis(one)),
      { ruleId: issue.ruleId, original: issue.original, context },
    ];
  }
  return now;
}

const moved = ({ from, to }: Place, by: number): Place => ({ from: from + by, to: to + by });

/** Number of units that two texts have in common at their beginning and, beyond that, at their end. */
function sameEnds(before: string, after: string): [head: number, tail: number] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  let tail = 0;
  while (
    tail < most - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail += 1;
  return [head, tail];
}
