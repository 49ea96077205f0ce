import { Avatar, IconButton, Menu, MenuTrigger } from '@hengce/ui';
import { KeyRound, LogOut, MoreHorizontal } from 'lucide-react';
import { text } from '../text';
import { changePasswordHref } from './navigation';
import { person, words } from './Shell.css';

export interface UserMenuProps {
  name: string;
  phone: string;
  /** Only the picture, which then opens the menu. */
  isCollapsed: boolean;
  onSignOut: () => void;
}

const glyph = { size: 16, strokeWidth: 1.6, absoluteStrokeWidth: true, 'aria-hidden': true } as const;

/** Who is signed in, and what concerns the account. */
export function UserMenu({ name, phone, isCollapsed, onSignOut }: UserMenuProps) {
  const shown = name || text.user.anonymous;
  const avatar = <Avatar name={name || phone.slice(-2) || shown} isDecorative />;
  return (
    <div className={person} data-collapsed={isCollapsed || undefined}>
      {isCollapsed ? null : (
        <>
          {avatar}
          <span className={words}>{shown}</span>
        </>
      )}
      <MenuTrigger>
        <IconButton
          label={`${text.user.menu}，${shown}`}
          icon={isCollapsed ? avatar : <MoreHorizontal {...glyph} />}
          size={isCollapsed ? 'md' : 'sm'}
        />
        <Menu
          placement="top start"
          onAction={(id) => id === 'signOut' && onSignOut()}
          items={[
            {
              id: 'changePassword',
              label: text.user.changePassword,
              icon: <KeyRound {...glyph} />,
              href: changePasswordHref,
            },
            { id: 'signOut', label: text.user.signOut, icon: <LogOut {...glyph} /> },
          ]}
        />
      </MenuTrigger>
    </div>
  );
}
