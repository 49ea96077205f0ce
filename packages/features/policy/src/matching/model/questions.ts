import type { MatchProgress, MatchQuestion } from '@hengce/api';

/**
 * Questions in the order of the page: by group, and within a group as they were first shown, so that none moves away under the
 * hands of who answers. New ones come last in their group; a round stays as it was put together.
 */
export function keepOrder(known: readonly string[], { steps, questions }: MatchProgress): string[] {
  const place = new Map(known.map((id, index) => [id, index]));
  const groups = new Map(steps.map(({ group }, index) => [group, index]));
  const rank = ({ group }: MatchQuestion) => groups.get(group) ?? steps.length;
  return questions
    .map((question, index) => ({
      question,
      at: (isRound(question.group) ? undefined : place.get(question.id)) ?? known.length + index,
    }))
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

/** Questions asked together, whatever their groups, because most items wait for them. */
export interface Round {
  ids: readonly string[];
  /** Items that wait for none but them, and for one of them at least. */
  items: number;
  touched: number;
}

/** The rounds of a firm with more questions than one round holds: the next begins when nothing of the last waits any more. */
export function nextRounds(rounds: readonly Round[], progress: MatchProgress): readonly Round[] {
  const { variant, questions, round: ids, outlook } = progress;
  const waiting = new Set(questions.filter(isWaiting).map(({ id }) => id));
  const last = rounds.at(-1);
  const isDue = last ? !last.ids.some((id) => waiting.has(id)) : variant === 'general' && waiting.size > ids.length;
  return isDue && ids.some((id) => waiting.has(id))
    ? [...rounds, { ids, items: outlook.items, touched: outlook.touched }]
    : rounds;
}

const roundPrefix = 'round-';
/** Whether a step is a round; no group of the server is named so. */
export const isRound = (group: string | undefined): boolean => group?.startsWith(roundPrefix) === true;

/** Steps with the questions of rounds in steps of their own, before the groups and in the order in which they are asked. */
export function withRounds(
  progress: MatchProgress,
  rounds: readonly Round[],
  nameOf: (round: Round, index: number) => string,
): MatchProgress {
  const { questions, steps, total } = progress;
  const byId = new Map(questions.map((question) => [question.id, question]));
  const moved = rounds.map(({ ids }, index) =>
    ids.flatMap((id) => {
      const question = byId.get(id);
      return question ? [{ ...question, group: `${roundPrefix}${index + 1}`, from: question.group }] : [];
    }),
  );
  const gone = moved.flat();
  const ids = new Set(gone.map(({ id }) => id));
  const countsOf = (list: readonly MatchQuestion[]) => ({
    total: list.length,
    answered: list.filter(({ answer }) => answer !== null).length,
  });
  return {
    ...progress,
    questions: [...gone, ...questions.filter(({ id }) => !ids.has(id))],
    steps: [
      ...moved.map((own, index) => ({
        group: `${roundPrefix}${index + 1}`,
        groupName: nameOf(rounds[index] as Round, index),
        ...countsOf(own),
        left: total,
      })),
      ...steps
        .map((step) => {
          const away = countsOf(gone.filter(({ from }) => from === step.group));
          return { ...step, total: step.total - away.total, answered: step.answered - away.answered };
        })
        .filter((step) => step.total > 0),
    ],
  };
}

/** Number of questions of a group shown at first, and added each time the last shown is passed. */
const portion = 6;

/** The questions of a group up to the one that one is at, in whole portions. */
export const shownOf = (group: readonly MatchQuestion[], current: string | undefined): readonly MatchQuestion[] => {
  const at = Math.max(
    0,
    group.findIndex(({ id }) => id === current),
  );
  return group.slice(0, (Math.floor(at / portion) + 1) * portion);
};
