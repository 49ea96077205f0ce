'use client';
import type { ChatConversation, ChatMessage } from '@hengce/api';
import { toast } from '@hengce/ui';
import { useEffect } from 'react';
import type { useActiveRun } from '../../../run/useActiveRun';
import { followOtherTabs } from './otherTabs';

interface RunRecord {
  conversationId: string | undefined;
  stored: readonly ChatMessage[];
  /** Answer that is being written, as the server says. */
  running: ChatConversation['activeRun'] | undefined;
  run: ReturnType<typeof useActiveRun>;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Effect that keeps the answer that is being written and the stored messages in step: it joins a run that it finds going on,
 * shows the stored message in place of a run that has ended, and refetches questions from elsewhere.
 */
export function useRunRecord({ conversationId, stored, running, run, isFetching, refetch }: RunRecord): void {
  const { runs, active, view } = run;
  // Found running: after a reload, or begun in another tab.
  useEffect(() => {
    if (!conversationId || !running) return;
    const message = stored.find(({ id }) => id === running.messageId);
    if (message) runs.attach(conversationId, running.id, message, running.seq);
  }, [conversationId, running, stored, runs]);

  // Ended, and stored as it ended: the record takes over.
  useEffect(() => {
    if (!conversationId || !active || !view) return;
    const known = stored.find(({ id }) => id !== '' && id === view.state.message.id);
    const isOver = view.connection === 'ended';
    if (isOver && known && known.state !== 'streaming' && !isFetching) runs.drop(conversationId, active.run);
  }, [conversationId, active, view, stored, isFetching, runs]);

  // Another question of this conversation is being answered: its answer is shown, and what was asked goes back to be asked later.
  const refusal = view?.refusal;
  const isQuestion = active?.asked != null;
  useEffect(() => {
    if (refusal?.code !== 409) return;
    void refetch();
    // A question says so beside itself; an answer that cannot be gone on with has no such place.
    if (!isQuestion) toast(refusal.message, { tone: 'error' });
  }, [refusal, isQuestion, refetch]);

  useEffect(() => {
    if (conversationId) return followOtherTabs(conversationId, () => void refetch());
  }, [conversationId, refetch]);
}
