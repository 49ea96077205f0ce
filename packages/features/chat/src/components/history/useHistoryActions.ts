'use client';
import type { UpdateConversationBody } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chatMutations, conversationKey, historyKey } from '../../data/chat';
import { useChatText } from '../../text';

/** Functions that rename, pin and remove conversations; removing can be undone. */
export function useHistoryActions() {
  const text = useChatText().history;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(chatMutations(api).update);
  const update = async (conversationId: string, body: UpdateConversationBody): Promise<boolean> => {
    try {
      await mutateAsync({ conversationId, ...body });
      await Promise.all([
        client.invalidateQueries({ queryKey: historyKey }),
        body.isRemoved ? undefined : client.invalidateQueries({ queryKey: conversationKey(conversationId) }),
      ]);
      return true;
    } catch {
      toast(text.actionFailed, { tone: 'error' });
      return false;
    }
  };
  return {
    update,
    async remove(conversationId: string): Promise<boolean> {
      const isDone = await update(conversationId, { isRemoved: true });
      if (isDone)
        toast(text.removed, {
          action: { label: text.undo, onPress: () => void update(conversationId, { isRemoved: false }) },
        });
      return isDone;
    },
  };
}
