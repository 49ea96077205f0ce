'use client';
import type { Message } from '@hengce/api';
import { useEffect, useRef, useState } from 'react';
import { list } from '../../components/list.css';
import { MessageRow } from './MessageRow';
import { useMessageCenterText } from './text';
import type { MessageActions } from './useMessageActions';

export interface MessageListProps {
  messages: readonly Message[];
  actions: MessageActions;
}

/** List of messages. When a row disappears, the keyboard focus goes to the next one. */
export function MessageList({ messages, actions }: MessageListProps) {
  const text = useMessageCenterText().messageCenter;
  const element = useRef<HTMLUListElement>(null);
  const [left, setLeft] = useState<{ id: string; index: number }>();
  useEffect(() => {
    if (!left || messages.some(({ id }) => id === left.id)) return;
    setLeft(undefined);
    const rows = element.current?.children;
    const next = rows?.[Math.min(left.index, rows.length - 1)];
    const buttons = next?.querySelectorAll('button');
    if (document.activeElement === document.body) buttons?.[buttons.length - 1]?.focus();
  }, [left, messages]);
  return (
    <ul className={list} aria-label={text.list} ref={element}>
      {messages.map((message, index) => (
        <MessageRow
          key={message.id}
          message={message}
          onRead={() => {
            setLeft({ id: message.id, index });
            actions.read([message.id]);
          }}
          onArchive={(isArchived) => {
            setLeft({ id: message.id, index });
            actions.archive(message.id, isArchived);
          }}
        />
      ))}
    </ul>
  );
}
