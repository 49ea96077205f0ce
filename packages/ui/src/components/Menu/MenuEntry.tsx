'use client';
import { Menu as AriaMenu, SubmenuTrigger } from 'react-aria-components';
import { PopoverSurface } from '../Popover/PopoverSurface';
import { menu } from './Menu.css';
import { MenuItem, type MenuItemProps } from './MenuItem';

/** Item of a menu, or one that opens a submenu: with right and Enter, and with a resting pointer. */
export function MenuEntry({ item, hasCheck, onAction }: MenuItemProps & { onAction?: (id: string) => void }) {
  if (!item.submenu) return <MenuItem item={item} hasCheck={hasCheck} />;
  return (
    <SubmenuTrigger>
      <MenuItem item={item} hasCheck={hasCheck} />
      <PopoverSurface offset={-2} crossOffset={-5}>
        <AriaMenu className={menu} onAction={(key) => onAction?.(String(key))}>
          {item.submenu.map((child) => (
            <MenuEntry key={child.id} item={child} hasCheck={false} onAction={onAction} />
          ))}
        </AriaMenu>
      </PopoverSurface>
    </SubmenuTrigger>
  );
}
