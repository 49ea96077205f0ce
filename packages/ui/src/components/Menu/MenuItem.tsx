'use client';
import { Check, ChevronRight } from 'lucide-react';
import { MenuItem as AriaMenuItem, Text } from 'react-aria-components';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import { dangerIcon, description, icon, item as itemStyle, label, shortcut } from './Menu.css';
import type { MenuItemData } from './menuItems';

export interface MenuItemProps {
  item: MenuItemData;
  hasCheck: boolean;
}

export function MenuItem({ item, hasCheck }: MenuItemProps) {
  const tone = item.tone ?? 'default';
  return (
    <AriaMenuItem
      id={item.id}
      href={item.href}
      isDisabled={item.isDisabled}
      textValue={item.label}
      className={itemStyle({ tone })}
    >
      {({ isSelected }) => (
        <>
          {hasCheck ? <span className={icon}>{isSelected ? <Icon icon={Check} /> : null}</span> : null}
          {item.icon ? <span className={tone === 'danger' ? dangerIcon : icon}>{item.icon}</span> : null}
          <span className={label}>
            {item.description ? <Text slot="label">{item.label}</Text> : item.label}
            {item.description ? (
              <Text slot="description" className={description}>
                {item.description}
              </Text>
            ) : null}
          </span>
          {item.shortcut ? (
            <span className={shortcut}>
              <Kbd>{item.shortcut}</Kbd>
            </span>
          ) : null}
          {item.submenu ? (
            <span className={icon}>
              <Icon icon={ChevronRight} />
            </span>
          ) : null}
        </>
      )}
    </AriaMenuItem>
  );
}
