import type { MatchProgress, MatchQuestion } from '@hengce/api';

/**
 * Ids of questions in the order of the page: by group, and within a group as they were first shown, so that none moves
 * while the user answers. New ones come last in their group; a round keeps the order of the server.
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

/** Whether a question is open and not deferred, or was answered here; prefilled ones are shown apart. */
export const isAsked = ({ isOpen, isDeferred, isPrefilled, answer }: MatchQuestion): boolean =>
  (isOpen && !isDeferred) || (answer !== null && !isPrefilled);

/** Whether a question is deferred and asked for one of the policies of `named`, the deferred question that the page was opened for. */
export const isAskedWith = (named: MatchQuestion | undefined, { isDeferred, policies }: MatchQuestion): boolean =>
  isDeferred === true && named?.isDeferred === true && policies.some((title) => named.policies.includes(title));

const isWaiting = ({ isOpen, answer }: MatchQuestion) => isOpen && answer === null;

/** Next open question: the next in the group of `from`, else the one that decides most (`best`), else the first; undefined for none. */
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

/** Questions asked together, whatever their groups, because many items wait for them. */
export interface Round {
  ids: readonly string[];
  /** Number of items that wait only for these, and of those that wait for at least one of them. */
  items: number;
  touched: number;
}

/**
 * Rounds of a firm with more questions than one round holds, at most one more than before: the next begins when nothing
 * of the last is open. Only matching of the general kind has any.
 */
export function nextRounds(rounds: readonly Round[], progress: MatchProgress): readonly Round[] {
  const { variant, questions, round: ids, outlook } = progress;
  const waiting = new Set(questions.filter((one) => isWaiting(one) && !one.isDeferred).map(({ id }) => id));
  const last = rounds.at(-1);
  const isDue = last ? !last.ids.some((id) => waiting.has(id)) : variant === 'general' && waiting.size > ids.length;
  return isDue && ids.some((id) => waiting.has(id))
    ? [...rounds, { ids, items: outlook.items, touched: outlook.touched }]
    : rounds;
}

const roundPrefix = 'round-';
/** Whether a step is a round; no group of the server has such a name. */
export const isRound = (group: string | undefined): boolean => group?.startsWith(roundPrefix) === true;

/**
 * Progress with a step for each round, before the groups, in the order of asking; steps that have lost all their
 * questions are left out.
 */
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

/** Number of questions of a group shown at first, and added each time the last one shown is passed. */
const portion = 6;

/** Questions of a group up to the current one, in whole portions of six. */
export const shownOf = (group: readonly MatchQuestion[], current: string | undefined): readonly MatchQuestion[] => {
  const at = Math.max(
    0,
    group.findIndex(({ id }) => id === current),
  );
  return group.slice(0, (Math.floor(at / portion) + 1) * portion);
};
