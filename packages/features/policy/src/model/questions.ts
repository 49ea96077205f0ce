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

/** The next question that is open, from one on and round to the beginning; undefined when all are answered. */
export function nextOpen(asked: readonly MatchQuestion[], from: string | undefined): MatchQuestion | undefined {
  const at = asked.findIndex(({ id }) => id === from);
  const isWaiting = ({ isOpen, answer, id }: MatchQuestion) => isOpen && answer === null && id !== from;
  return asked.slice(at + 1).find(isWaiting) ?? asked.slice(0, Math.max(0, at)).find(isWaiting);
}
