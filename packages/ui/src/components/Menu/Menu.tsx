'use client';
import {
  Menu as AriaMenu,
  MenuSection as AriaMenuSection,
  type PopoverProps as AriaPopoverProps,
  Header,
} from 'react-aria-components';
import { PopoverSurface } from '../Popover/PopoverSurface';
import { menu, section, sectionTitle } from './Menu.css';
import { MenuEntry } from './MenuEntry';
import type { MenuItemData, MenuSectionData } from './menuItems';

export interface MenuProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange' | 'triggerRef'> {
  /** 读屏软件读出的名称；在 MenuTrigger 里默认取触发按钮的名称。 */
  label?: string;
  items: readonly MenuItemData[] | readonly MenuSectionData[];
  onAction?: (id: string) => void;
  /** 单选：当前项打勾。与 onSelectionChange 一起用。 */
  selectedKey?: string;
  /** 多选：打勾的各项。 */
  selectedKeys?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
}

const isSection = (item: MenuItemData | MenuSectionData): item is MenuSectionData => 'items' in item;

/**
 * 菜单. Actions, or a choice with checks. Put it into a `MenuTrigger` after its button; or give `triggerRef`, `isOpen`
 * and `onOpenChange`, when its code is loaded later than the button.
 */
export function Menu({
  label,
  items,
  onAction,
  selectedKey,
  selectedKeys,
  onSelectionChange,
  placement = 'bottom start',
  ...popover
}: MenuProps) {
  const isSingle = selectedKey !== undefined;
  const mode = isSingle ? 'single' : selectedKeys ? 'multiple' : 'none';
  return (
    <PopoverSurface {...popover} placement={placement} aria-label={popover.triggerRef ? label : undefined}>
      <AriaMenu
        aria-label={label}
        className={menu}
        // Inside a MenuTrigger these and the name of the surface come from it.
        autoFocus={popover.triggerRef ? 'first' : undefined}
        onClose={popover.triggerRef ? () => popover.onOpenChange?.(false) : undefined}
        onAction={(key) => onAction?.(String(key))}
        selectionMode={mode}
        disallowEmptySelection={isSingle}
        selectedKeys={isSingle ? [selectedKey] : selectedKeys}
        onSelectionChange={(keys) => onSelectionChange?.([...keys].map(String))}
      >
        {items.map((item) =>
          isSection(item) ? (
            <AriaMenuSection key={item.id} className={section}>
              {item.title ? <Header className={sectionTitle}>{item.title}</Header> : null}
              {item.items.map((child) => (
                <MenuEntry key={child.id} item={child} hasCheck={mode !== 'none'} onAction={onAction} />
              ))}
            </AriaMenuSection>
          ) : (
            <MenuEntry key={item.id} item={item} hasCheck={mode !== 'none'} onAction={onAction} />
          ),
        )}
      </AriaMenu>
    </PopoverSurface>
  );
}
