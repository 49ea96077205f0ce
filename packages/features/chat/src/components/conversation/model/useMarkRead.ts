'use client';
import type { ChatMessage } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatMutations, historyKey } from '../../../data/chat';

/** Effect that marks a conversation as read once its last answer is complete and the page is visible. */
export function useMarkRead(conversationId: string | undefined, last: ChatMessage | undefined): void {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const { mutate: markRead } = useMutation(chatMutations(api).update);
  const seen = last?.role === 'assistant' && last.state !== 'streaming' ? last.id : undefined;
  useEffect(() => {
    if (!conversationId || !seen) return;
    let isRead = false;
    const look = () => {
      if (document.hidden || isRead) return;
      isRead = true;
      const onSuccess = () => void client.invalidateQueries({ queryKey: historyKey });
      markRead({ conversationId, isRead }, { onSuccess });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [conversationId, seen, markRead, client]);
}
