'use client';
import type { Message } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { fullMoment } from '@hengce/text';
import { Icon, IconButton, Link, Tag } from '@hengce/ui';
import { Archive, ArchiveRestore, Check } from 'lucide-react';
import { shortMoment } from '../../model/moments';
import { actions, body, dot, head, items, reason, row, title, when } from './MessageCenterPage.css';
import { useMessageCenterText } from './text';

export interface MessageRowProps {
  message: Message;
  onRead: () => void;
  onArchive: (isArchived: boolean) => void;
}

/** A message with its reason and links. */
export function MessageRow({ message, onRead, onArchive }: MessageRowProps) {
  const text = useMessageCenterText().messageCenter;
  const now = useNow();
  const isArchived = message.archivedAt !== null;
  const isUnread = message.readAt === null && !isArchived;
  return (
    <li className={row} data-unread={isUnread || undefined}>
      <div className={head}>
        <span className={title}>
          {isUnread ? <span className={dot} role="img" aria-label={text.unreadMark} /> : null}
          {message.link ? (
            <Link variant="standalone" href={message.link} onPress={isUnread ? onRead : undefined}>
              {message.title}
            </Link>
          ) : (
            message.title
          )}
        </span>
        <time className={when} dateTime={message.createdAt} title={fullMoment(message.createdAt)}>
          {shortMoment(message.createdAt, now, text.yesterday)}
        </time>
        <span className={reason}>
          <Tag size="sm">{message.typeName}</Tag>
          {text.reason(message.reason)}
        </span>
      </div>
      {message.body ? <p className={body}>{message.body}</p> : null}
      {message.items.length > 0 ? (
        <ul className={items} aria-label={text.itemsOf(message.title)}>
          {message.items.map((item) => (
            <li key={item.link}>
              <Link href={item.link} onPress={isUnread ? onRead : undefined}>
                {item.title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={actions}>
        {isUnread ? (
          <IconButton size="sm" label={text.readOf(message.title)} icon={<Icon icon={Check} />} onPress={onRead} />
        ) : null}
        <IconButton
          size="sm"
          label={isArchived ? text.restoreOf(message.title) : text.archiveOf(message.title)}
          icon={<Icon icon={isArchived ? ArchiveRestore : Archive} />}
          onPress={() => onArchive(!isArchived)}
        />
      </div>
    </li>
  );
}
