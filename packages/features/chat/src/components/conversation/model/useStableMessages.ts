import type { ChatMessage } from '@hengce/api';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';

const noMessages: readonly ChatMessage[] = [];

/** Messages with stable identity: an unchanged one stays the same object, on whichever page it arrives. */
export function useStableMessages(messages: readonly ChatMessage[] = noMessages): readonly ChatMessage[] {
  const known = useRef<ReadonlyMap<string, ChatMessage>>(new Map());
  return useMemo(() => {
    const kept = messages.map((message) => replaceEqualDeep(known.current.get(message.id), message));
    known.current = new Map(kept.map((message) => [message.id, message]));
    return kept;
  }, [messages]);
}
