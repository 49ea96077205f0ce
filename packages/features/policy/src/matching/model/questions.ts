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

/** The step of what most items wait for; no group of the server has this name. */
export const firstStep = 'first';
const firstCount = 8;
/** As many open questions as a firm has that nothing is known of. */
const longList = 40;

/** Of a long list, what to ask before it goes on by group: the questions that most items wait for. */
export function askedFirst({ variant, questions }: MatchProgress): readonly string[] {
  const waiting = questions.filter(isWaiting);
  if (variant !== 'general' || waiting.length <= longList) return [];
  return waiting
    .sort((a, b) => b.decides - a.decides)
    .slice(0, firstCount)
    .map(({ id }) => id);
}

/** With some questions in a step of their own, before the others and in the order of `first`. */
export function withFirst(progress: MatchProgress, first: readonly string[], groupName: string): MatchProgress {
  const { questions, steps, total } = progress;
  const moved = first.flatMap((id) => questions.find((question) => question.id === id) ?? []);
  if (moved.length === 0) return progress;
  const countsOf = (list: readonly MatchQuestion[]) => ({
    total: list.length,
    answered: list.filter(({ answer }) => answer !== null).length,
  });
  return {
    ...progress,
    questions: [
      ...moved.map((question) => ({ ...question, group: firstStep })),
      ...questions.filter((question) => !moved.includes(question)),
    ],
    steps: [
      { group: firstStep, groupName, ...countsOf(moved), left: total },
      ...steps
        .map((step) => {
          const gone = countsOf(moved.filter(({ group }) => group === step.group));
          return { ...step, total: step.total - gone.total, answered: step.answered - gone.answered };
        })
        .filter((step) => step.total > 0),
    ],
  };
}

/** Number of questions of a group shown at first, and added each time the last shown is passed. */
const portion = 6;

/** Those of a group up to the one that one is at, in whole portions. */
export const shownOf = (group: readonly MatchQuestion[], current: string | undefined): readonly MatchQuestion[] => {
  const at = Math.max(
    0,
    group.findIndex(({ id }) => id === current),
  );
  return group.slice(0, (Math.floor(at / portion) + 1) * portion);
};
