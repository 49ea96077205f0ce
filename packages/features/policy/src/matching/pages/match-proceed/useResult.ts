'use client';
import type { MatchProgress } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { type RefObject, useRef, useState } from 'react';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { useRunMatch } from '../../hooks/useRunMatch';
import { focusQuestion } from './focusQuestion';
import { useMatchProceedText } from './text';
import type { Answers } from './useAnswers';

/** Ways out of the questions: to the report, and off the page. Both stop at an unsaved answer; leaving a second time gives it up. */
export function useResult(
  progress: MatchProgress,
  { settle }: Pick<Answers, 'settle'>,
  page: RefObject<HTMLElement | null>,
  goTo: (questionId: string) => void,
) {
  const text = useMatchProceedText().matchProceed;
  const { navigate } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const run = useRunMatch(progress.variant);
  const [isSettling, setSettling] = useState(false);
  const takeBack = useRef<() => void>(undefined);
  /** Ids of questions with an unsaved answer about which the page has warned. */
  const warned = useRef('');

  /** Calls `on` unless an answer is not saved: then the page says which, and shows the first. */
  const goOn = async (on: () => void, warning: (titles: readonly string[]) => string, mayInsist = false) => {
    takeBack.current?.();
    // A field gives its answer when it is left; fingers press a button without leaving it.
    const field = page.current?.ownerDocument.activeElement;
    if (field instanceof HTMLElement && field.matches('input, [role="spinbutton"]')) field.blur();
    setSettling(true);
    const failed = await settle();
    setSettling(false);
    // Whoever left the page meanwhile wants nothing more of it.
    if (!page.current) return;
    const unsaved = progress.questions.filter(({ id }) => failed.includes(id));
    const first = unsaved[0]?.id;
    const ids = failed.join();
    if (first === undefined || (mayInsist && warned.current === ids)) return on();
    if (mayInsist) warned.current = ids;
    takeBack.current = toast(warning(unsaved.map(({ title }) => title)), { tone: 'error' });
    if (page.current.querySelector(`[data-question="${CSS.escape(first)}"]`)) focusQuestion(page.current, first);
    else goTo(first);
  };
  return {
    /** Creates the report once all answers are saved, because it costs a use. */
    show: () => goOn(() => run.start(progress.enterprise.id), text.unsaved),
    /** Leaves; asked a second time, it gives unsaved answers up. */
    exit: () => goOn(() => navigate(hrefs.match(progress.variant)), text.unsavedExit, true),
    isRunning: run.isRunning || isSettling,
  };
}
