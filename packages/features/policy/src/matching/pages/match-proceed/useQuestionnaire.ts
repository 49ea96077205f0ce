'use client';
import type { MatchProgress, MatchQuestion } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { useState } from 'react';
import { isAsked, isAskedWith, isRound, keepOrder, nextOpen, shownOf } from '../../model/questions';
import { proceedState } from './proceedState';

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** Whether an id is of a question, or of what is asked with it: a choice, a threshold. */
const isOf = ({ id, choices = [], thresholds = [] }: MatchQuestion, asked: string | null): boolean =>
  [id, ...choices.map((choice) => choice.id), ...thresholds].some((one) => one === asked);

/** Questions of the page with their order and numbers, and the current one. */
export function useQuestionnaire(progress: MatchProgress) {
  const [state, setState] = useSearchState(proceedState);
  const [start] = useState(isRound(progress.steps[0]?.group) ? null : progress.nextQuestionId);
  const [known, setKnown] = useState<readonly string[]>([]);
  // With its number, which stays while one answers: what falls away leaves a gap.
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(new Map());
  const [opened, setOpened] = useState<ReadonlyMap<string, number>>(new Map());

  const isNamed = (question: MatchQuestion) => isOf(question, state.question);
  // What nothing waits for is asked where a condition leads to it.
  const listed = [...progress.questions, ...progress.others.filter(isNamed)];
  const order = keepOrder(known, { ...progress, questions: listed });
  if (!isSameList(order, known)) setKnown(order);
  const byId = new Map(listed.map((question) => [question.id, question]));
  const questions = order.flatMap((id) => byId.get(id) ?? []);
  const named = questions.find(isNamed);
  // Answered here it stays, also when nothing depends on it any more; and what was asked is not put off.
  const asked = questions.filter(
    (question) =>
      isAsked(question) ||
      question === named ||
      isAskedWith(named, question) ||
      (seen.has(question.id) && (question.answer !== null || question.isOpen)),
  );
  const find = (id: string | null): MatchQuestion | undefined => asked.find((question) => isOf(question, id));
  const current = find(state.question) ?? find(start) ?? asked[0];
  const at = current ? asked.indexOf(current) : -1;
  const inRounds = isRound(progress.steps[0]?.group);
  // What comes after the rounds is not counted before it is asked: it depends on their answers.
  const isNumbered = ({ group }: MatchQuestion) => !inRounds || isRound(group) || group === current?.group;
  const unseen = asked.filter((question) => !seen.has(question.id) && isNumbered(question));
  if (unseen.length > 0)
    setSeen(new Map([...seen, ...unseen.map(({ id }, index) => [id, seen.size + index + 1] as const)]));
  const inGroup = asked.filter(({ group }) => group === current?.group);
  const reached = shownOf(inGroup, current?.id).length;
  // Once opened a list stays so, wherever in it one goes on.
  const before = opened.get(current?.group ?? '') ?? 0;
  if (current && reached > before) setOpened(new Map(opened).set(current.group, reached));
  const shown = inGroup.slice(0, Math.max(reached, before));
  return {
    asked,
    current,
    /** Id of the question that the address names; undefined for none. */
    named: named?.id,
    /** Questions of the current group that are on the page, and how many more there are. */
    shown,
    following: inGroup[shown.length],
    hidden: inGroup.length - shown.length,
    /** Number of the current question, from 1; 0 without one. */
    number: seen.get(current?.id ?? '') ?? 0,
    count: seen.size,
    isInRounds: inRounds,
    numbers: new Map(asked.flatMap(({ id }) => (seen.has(id) ? [[id, seen.get(id) ?? 0] as const] : []))),
    prefilled: questions.filter((question) => question.answer !== null && !asked.includes(question)),
    previous: at > 0 ? asked[at - 1] : undefined,
    next: nextOpen(asked, current, progress.nextQuestionId) ?? asked[at + 1],
    isDone: !asked.some(({ isOpen, answer }) => isOpen && answer === null),
    /** Question to which a step of the outline leads. */
    firstOf: (group: string) =>
      (asked.find((question) => question.group === group) ?? questions.find((question) => question.group === group))
        ?.id,
    goTo: (question: string) => setState({ question }, { replace: true }),
  };
}
