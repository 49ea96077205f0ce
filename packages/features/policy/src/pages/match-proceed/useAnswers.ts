'use client';
import { type ApiError, isApiError, type MatchAnswer, type MatchProgress } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { matchMutations, matchQueries } from '../../data/match';
import { isSame } from '../../model/answers';

export interface Attempt {
  answer: MatchAnswer | null;
  status: 'saving' | 'saved' | 'failed';
  message?: string;
}
export interface Answers {
  /** What was last chosen for a question here, saved or not. */
  attempts: ReadonlyMap<string, Attempt>;
  give: (questionId: string, answer: MatchAnswer | null) => void;
  /** Items that the last answer has decided. */
  gained: number | null;
}

/** What was wrong with the value itself, before what was wrong with the call. */
const reasonOf = (error: ApiError) => error.fieldErrors[0]?.message ?? error.message;

/** Answers one after the other, each saved at once. What could not be saved stays, with the reason. */
export function useAnswers(progress: MatchProgress): Answers {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [attempts, setAttempts] = useState<ReadonlyMap<string, Attempt>>(new Map());
  const [gained, setGained] = useState<number | null>(null);
  // One scope: answers arrive in the order in which they were given.
  const save = useMutation({ ...matchMutations(api).answer, scope: { id: 'match-answer' } });
  const { variant } = progress;
  const enterpriseId = progress.enterprise.id;
  const { queryKey } = matchQueries(api).progress(enterpriseId, variant);

  const note = (questionId: string, attempt: Attempt) =>
    setAttempts((known) => {
      // Meanwhile something else was chosen: that one is on its way.
      const latest = known.get(questionId);
      if (attempt.status !== 'saving' && latest && !isSame(latest.answer, attempt.answer)) return known;
      return new Map(known).set(questionId, attempt);
    });

  const give = (questionId: string, answer: MatchAnswer | null) => {
    note(questionId, { answer, status: 'saving' });
    save.mutateAsync({ enterpriseId, variant, questionId, answer }).then(
      (next) => {
        const before = client.getQueryData(queryKey)?.decided;
        client.setQueryData(queryKey, next);
        setGained(before === undefined ? null : next.decided - before);
        note(questionId, { answer, status: 'saved' });
      },
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        note(questionId, { answer, status: 'failed', message: reasonOf(error) });
      },
    );
  };
  return { attempts, give, gained };
}
