'use client';
import type { ChatFeedbackReason, ChatMessage } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { chatMutations } from '../../../data/chat';
import { useChatText } from '../../../text';

/**
 * Rating of an answer by the user (up, down or none), and whether its reasons are being asked for. It shows at once and
 * is reverted when saving failed.
 */
export function useRating(message: ChatMessage) {
  const text = useChatText().feedback;
  const { api } = useFeatureHost();
  const { mutateAsync } = useMutation(chatMutations(api).rate);
  const [own, setOwn] = useState<'up' | 'down' | 'none'>();
  const [isAsking, setAsking] = useState(false);
  const rating = own ?? message.feedback?.rating ?? 'none';
  const rate = async (next: 'up' | 'down' | 'none', reasons?: ChatFeedbackReason[], comment?: string) => {
    setOwn(next);
    setAsking(false);
    try {
      await mutateAsync({
        messageId: message.id,
        rating: next,
        ...(reasons && reasons.length > 0 ? { reasons } : {}),
        ...(comment ? { comment } : {}),
      });
      if (next !== 'none') toast(text.thanks);
    } catch {
      setOwn(rating);
      toast(text.failed, { tone: 'error', action: { onPress: () => void rate(next, reasons, comment) } });
    }
  };
  return { rating, rate, isAsking, setAsking };
}
