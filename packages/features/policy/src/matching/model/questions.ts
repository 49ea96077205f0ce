import type { MatchProgress, MatchQuestion } from '@hengce/api';

/**
 * Questions in the order of the page: by group, and within a group as they were first shown, so that none moves away under the
 * hands of who answers. New ones come last in their group.
 */
export function keepOrder(known: readonly string[], { steps, questions }: MatchProgress): string[] {
  const place = new Map(known.map((id, index) => [id, index]));
  const groups = new Map(steps.map(({ group }, index) => [group, index]));
  const rank = ({ group }: MatchQuestion) => groups.get(group) ?? steps.length;
  return questions
    .map((question, index) => ({ question, at: place.get(question.id) ?? known.length + index }))
    .sort((a, b) => rank(a.question) - rank(b.question) || a.at - b.at)
    .map(({ question }) => question.id);
}

/** Worth answering, or answered here; what was known before stands apart. */
export const isAsked = ({ isOpen, isPrefilled, answer }: MatchQuestion): boolean =>
  isOpen || (answer !== null && !isPrefilled);

const isWaiting = ({ isOpen, answer }: MatchQuestion) => isOpen && answer === null;

/** What to ask next: the rest of the group, then what decides most, then whatever is open; undefined when nothing is. */
export function nextOpen(
  asked: readonly MatchQuestion[],
  from: MatchQuestion | undefined,
  best: string | null,
): MatchQuestion | undefined {
  const open = asked.filter((question) => isWaiting(question) && question.id !== from?.id);
  const at = asked.findIndex(({ id }) => id === from?.id);
  const inGroup = open.find((question) => question.group === from?.group && asked.indexOf(question) > at);
  return inGroup ?? open.find(({ id }) => id === best) ?? open[0];
}

/** How many questions of a group are shown at once, and more of them as one goes on. */
const portion = 6;

/** Those of a group up to the one that one is at, in whole portions. */
export const shownOf = (group: readonly MatchQuestion[], current: string | undefined): readonly MatchQuestion[] => {
  const at = Math.max(
    0,
    group.findIndex(({ id }) => id === current),
  );
  return group.slice(0, (Math.floor(at / portion) + 1) * portion);
};
