import type { MainComponents } from '@hengce/api/contract';
import { contextOf } from '@hengce/proofreading';
import type { FoundIssue } from '../reading/protocol';
import { changeOf } from './textChange';

export type Ignored = MainComponents['schemas']['ProofreadingIgnored'];

type Place = Pick<FoundIssue, 'from' | 'to'>;

/** Context of a place in a text, within its line or cell, as `contextOf` gives it. */
export function contextAt(text: string, { from, to }: Place): string {
  const lineEnd = text.indexOf('\n', to);
  const before =
    text
      .slice(text.lastIndexOf('\n', from - 1) + 1, from)
      .split('\t')
      .at(-1) ?? '';
  const after = text.slice(to, lineEnd < 0 ? undefined : lineEnd).split('\t')[0] ?? '';
  return contextOf(before + text.slice(from, to) + after, { from: before.length, to: before.length + to - from });
}

/**
 * Ignored issues after one change of the text. An issue beside the change is known by its new surroundings from then on;
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
  const { head, tail } = changeOf(before, after);
  // At every key: what stands further away keeps its context.
  const reach = Math.max(...ignored.map(({ context = '' }) => context.length));
  let now = ignored;
  for (const issue of found) {
    const behind = issue.from - (before.length - tail);
    const isBehind = behind >= 0;
    if (isBehind ? behind > reach : issue.to > head || head - issue.to > reach) continue;
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
