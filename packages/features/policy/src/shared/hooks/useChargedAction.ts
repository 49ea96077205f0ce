'use client';
import { createRequestKey, isApiError, type ModuleName } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useRef, useState } from 'react';

/**
 * Whether the server has refused: the use was given back, and the next try is another one. After any other error the
 * same one is asked for again.
 */
const isRefused = (error: unknown) => isApiError(error) && ['rejected', 'quota-exhausted'].includes(error.kind);

/**
 * Action that costs a use of a module: a use is reserved before, and paid once however often the action is retried; a
 * failure is shown with a retry.
 */
export function useChargedAction(
  module: ModuleName,
  text: { kept: string; failed: (reason: string) => string },
  /** Called before anything is reserved; false stops without a message. */
  mayStart?: () => Promise<boolean>,
) {
  const { reserveUse } = useFeatureHost();
  const unanswered = useRef<string>(undefined);
  const [isRunning, setRunning] = useState(false);

  /** Runs the action. `act` sends the key as its Idempotency-Key; `done` gets its answer. */
  const run = async <Answer>(act: (idempotencyKey: string) => Promise<Answer>, done: (answer: Answer) => void) => {
    setRunning(true);
    try {
      if (mayStart && !(await mayStart())) return;
      const reserved = reserveUse ? () => reserveUse(module, { kept: text.kept }) : createRequestKey;
      const idempotencyKey = unanswered.current ?? (await reserved());
      // The host has said that no use is left.
      if (idempotencyKey === null) return;
      unanswered.current = idempotencyKey;
      const answer = await act(idempotencyKey);
      unanswered.current = undefined;
      done(answer);
    } catch (error) {
      if (isRefused(error)) unanswered.current = undefined;
      if (!isApiError(error)) throw error;
      if (error.kind === 'session-expired') return;
      toast(text.failed(error.message), { tone: 'error', action: { onPress: () => void run(act, done) } });
    } finally {
      setRunning(false);
    }
  };
  return { run, isRunning };
}
