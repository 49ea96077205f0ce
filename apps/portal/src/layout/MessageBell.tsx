import { useUnreadMessages } from '@hengce/account';
import { Icon, LinkIconButton } from '@hengce/ui';
import { Bell } from 'lucide-react';
import { text } from '../text';
import { messagesHref } from './navigation/places';

/** Link to the messages (消息), marked while some are unread. */
export function MessageBell() {
  const unread = useUnreadMessages() ?? 0;
  return (
    <LinkIconButton label={text.messages(unread)} icon={<Icon icon={Bell} />} href={messagesHref} hasDot={unread > 0} />
  );
}
