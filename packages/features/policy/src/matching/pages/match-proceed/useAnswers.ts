'use client';
import { type ApiError, isApiError, type MatchAnswer, type MatchProgress } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { matchMutations, matchQueries } from '../../../shared/data/match';
import { takeReply } from '../../../shared/data/takeReply';

export interface Attempt {
  answer: MatchAnswer | null;
  status: 'saving' | 'saved' | 'failed';
  message?: string;
  /** Whether saving the same answer may succeed, because the answer itself was valid. */
  mayRetry?: boolean;
  /** Typed text that is no answer. */
  typed?: string;
}
export interface Answers {
  /** Last choice for each question on this page, saved or not. */
  attempts: ReadonlyMap<string, Attempt>;
  give: (questionId: string, answer: MatchAnswer | null) => void;
  /** Records typed text that is no answer; nothing is sent. */
  refuse: (questionId: string, attempt: Pick<Attempt, 'answer' | 'message' | 'typed'>) => void;
  /** Waits for running saves. Resolves to the ids of questions whose answers are not saved. */
  settle: () => Promise<string[]>;
  /** Whether an answer is being saved. */
  isSaving: () => boolean;
  /** Number of items that the last answer decided. */
  gained: number | null;
}

/** Sentence about a failure: about the value itself, else about the call. */
const reasonOf = (error: ApiError) => error.fieldErrors[0]?.message ?? error.message;

/** Answers of the page: each is saved at once, one after the other. One that could not be saved stays, with the reason. */
export function useAnswers(progress: MatchProgress): Answers {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [attempts, setAttempts] = useState<ReadonlyMap<string, Attempt>>(new Map());
  const [gained, setGained] = useState<number | null>(null);
  // Beside the state: who presses 生成报告 asks for what is so now, not for what was last drawn.
  const latest = useRef(attempts);
  const underWay = useRef(new Set<Promise<void>>());
  // One scope: answers arrive in the order in which they were given.
  const save = useMutation({ ...matchMutations(api).answer, scope: { id: 'match-answer' } });
  const { variant } = progress;
  const enterpriseId = progress.enterprise.id;
  const shown = matchQueries(api).progress(enterpriseId, variant);

  const note = (questionId: string, attempt: Attempt) => {
    latest.current = new Map(latest.current).set(questionId, attempt);
    setAttempts(latest.current);
  };

  const give = (questionId: string, answer: MatchAnswer | null) => {
    const saving: Attempt = { answer, status: 'saving' };
    // Where something else was chosen meanwhile, that one is on its way.
    const end = (attempt: Attempt) => latest.current.get(questionId) === saving && note(questionId, attempt);
    note(questionId, saving);
    const call = save.mutateAsync({ enterpriseId, variant, questionId, answer }).then(
      async (next) => {
        const before = client.getQueryData(shown.queryKey)?.decided;
        await takeReply(client, shown, next);
        setGained(before === undefined ? null : next.decided - before);
        end({ answer, status: 'saved' });
      },
      (error: unknown) => {
        end({
          answer,
          status: 'failed',
          ...(isApiError(error) ? { message: reasonOf(error), mayRetry: error.kind !== 'rejected' } : {}),
        });
        if (!isApiError(error)) throw error;
      },
    );
    underWay.current.add(call);
    void call.finally(() => underWay.current.delete(call));
  };

  const settle = async () => {
    while (underWay.current.size > 0) await Promise.allSettled(underWay.current);
    return [...latest.current].flatMap(([id, { status }]) => (status === 'failed' ? [id] : []));
  };
  const refuse: Answers['refuse'] = (questionId, attempt) => note(questionId, { ...attempt, status: 'failed' });
  const isSaving = () => [...latest.current.values()].some(({ status }) => status === 'saving');
  return { attempts, give, refuse, settle, isSaving, gained };
}
