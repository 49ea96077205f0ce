import { Avatar, Icon } from '@hengce/ui';
import { CircleUser, KeyRound, LogOut, MoreHorizontal, Settings, UserRound } from 'lucide-react';
import { text } from '../text';
import { MenuButton } from './MenuButton';
import { changePasswordHref, personalCentreHref, settingsHref } from './navigation/places';
import { person, words } from './Shell.css';

export interface UserMenuProps {
  name: string;
  phone: string;
  /** Whether only the avatar is shown, which then opens the menu. */
  isCollapsed: boolean;
  placement: 'top start' | 'bottom end';
  onSignOut: () => void;
}

/** The signed-in user with a menu of the account's pages and sign-out. */
export function UserMenu({ name, phone, isCollapsed, placement, onSignOut }: UserMenuProps) {
  const shown = name || phone.replace(/^(\d{3})\d{4}/, '$1****') || text.user.anonymous;
  // An initial is part of a name; digits of a phone are not.
  const avatar = name ? <Avatar name={name} isDecorative /> : <Icon icon={CircleUser} />;
  return (
    <div className={person} data-collapsed={isCollapsed || undefined}>
      {isCollapsed ? null : (
        <>
          {avatar}
          <span className={words}>{shown}</span>
        </>
      )}
      <MenuButton
        label={`${text.user.menu}，${shown}`}
        icon={isCollapsed ? avatar : <Icon icon={MoreHorizontal} />}
        size={isCollapsed ? 'md' : 'sm'}
        placement={placement}
        onAction={(id) => id === 'signOut' && onSignOut()}
        items={[
          {
            id: 'personalCentre',
            label: text.user.personalCentre,
            icon: <Icon icon={UserRound} />,
            href: personalCentreHref,
          },
          { id: 'settings', label: text.user.settings, icon: <Icon icon={Settings} />, href: settingsHref },
          {
            id: 'changePassword',
            label: text.user.changePassword,
            icon: <Icon icon={KeyRound} />,
            href: changePasswordHref,
          },
          { id: 'signOut', label: text.user.signOut, icon: <Icon icon={LogOut} /> },
        ]}
      />
    </div>
  );
}
