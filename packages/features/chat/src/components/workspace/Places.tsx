'use client';
import { useExternalLink } from '@hengce/feature-kit';
import { Icon, Link } from '@hengce/ui';
import { FileText, LayoutDashboard, Library, ListTodo, MessageSquareText, MessagesSquare } from 'lucide-react';
import { useChatHrefs } from '../../hrefs';
import { chatRoutes } from '../../routes';
import { useChatText } from '../../text';
import { place, places } from './ChatWorkspace.css';

const pages = [
  ['chat', MessageSquareText],
  ['knowledge', Library],
  ['pdf', FileText],
  ['assistant', MessagesSquare],
  ['templates', ListTodo],
] as const;

/** Links to other pages, for phones: the page covers the shell's own bars. */
export function Places({ onLeave }: { onLeave: () => void }) {
  const text = useChatText().history;
  const hrefs = useChatHrefs();
  const home = useExternalLink('portal.home');
  const all = [
    ...(home ? [{ id: 'home', label: text.home, href: home, icon: LayoutDashboard }] : []),
    ...pages.map(([id, icon]) => ({ id, label: chatRoutes[id].title, href: hrefs.to(id), icon })),
  ];
  return (
    <nav className={places} aria-label={text.places}>
      {all.map(({ id, label, href, icon }) => (
        <span key={id} className={place}>
          <Icon icon={icon} tone="muted" />
          <Link variant="standalone" href={href} onPress={onLeave}>
            {label}
          </Link>
        </span>
      ))}
    </nav>
  );
}
