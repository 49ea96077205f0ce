'use client';
import type { MatchProgress } from '@hengce/api';
import { toast } from '@hengce/ui';
import { type RefObject, useRef, useState } from 'react';
import { useRunMatch } from '../../components/match/useRunMatch';
import { focusQuestion } from './focusQuestion';
import { useMatchProceedText } from './text';
import type { Answers } from './useAnswers';

/** The report of the answers: not before all of them are kept, because it costs a use. */
export function useResult(
  progress: MatchProgress,
  { settle }: Pick<Answers, 'settle'>,
  page: RefObject<HTMLElement | null>,
  goTo: (questionId: string) => void,
) {
  const text = useMatchProceedText().matchProceed;
  const run = useRunMatch(progress.variant);
  const [isSettling, setSettling] = useState(false);
  const takeBack = useRef<() => void>(undefined);

  const show = async () => {
    takeBack.current?.();
    // A field gives its answer when it is left; fingers press a button without leaving it.
    const field = page.current?.ownerDocument.activeElement;
    if (field instanceof HTMLElement && field.matches('input, [role="spinbutton"]')) field.blur();
    setSettling(true);
    const failed = await settle();
    setSettling(false);
    // Whoever left the page meanwhile wants no report.
    if (!page.current) return;
    const unsaved = progress.questions.filter(({ id }) => failed.includes(id));
    const first = unsaved[0]?.id;
    if (first === undefined) return run.start(progress.enterprise.id);
    takeBack.current = toast(text.unsaved(unsaved.map(({ title }) => title)), { tone: 'error' });
    if (page.current.querySelector(`[data-question="${CSS.escape(first)}"]`)) focusQuestion(page.current, first);
    else goTo(first);
  };
  return { show, isRunning: run.isRunning || isSettling };
}
