'use client';
import { ChevronDown } from 'lucide-react';
import { Button as AriaButton, MenuTrigger } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import { Menu, type MenuProps } from '../Menu/Menu';
import { Spinner } from '../Progress';
import type { ButtonProps } from './Button';
import { button } from './Button.css';
import type { SplitButtonVariant } from './buttonOptions';
import { group, main, menuHalf } from './SplitButton.css';

export interface SplitButtonProps
  extends Pick<ButtonProps, 'children' | 'size' | 'iconStart' | 'onPress' | 'isDisabled' | 'isPending'>,
    Pick<MenuProps, 'items' | 'onAction'> {
  /**
   * 分量：每个视图最多一个 primary。
   *
   * @default 'secondary'
   */
  variant?: SplitButtonVariant;
  /**
   * 右半边的名称
   *
   * @default '更多操作'
   */
  menuLabel?: string;
}

/**
 * 分体按钮. The usual action, with its variants in a menu. Two stops of the keyboard; the menu opens with Enter or down.
 */
export function SplitButton({
  children,
  variant = 'secondary',
  size = 'md',
  iconStart,
  items,
  onAction,
  onPress,
  menuLabel,
  isDisabled,
  isPending,
}: SplitButtonProps) {
  const text = useUiText();
  const look = button({ variant, size });
  return (
    <span className={group}>
      <AriaButton className={`${look} ${main}`} onPress={onPress} isDisabled={isDisabled} isPending={isPending}>
        {isPending ? <Spinner size="sm" /> : iconStart}
        {children}
      </AriaButton>
      <MenuTrigger>
        <AriaButton
          className={`${look} ${menuHalf[variant]}`}
          aria-label={menuLabel ?? text.moreActions}
          isDisabled={isDisabled || isPending}
        >
          <Icon icon={ChevronDown} />
        </AriaButton>
        <Menu items={items} onAction={onAction} placement="bottom end" />
      </MenuTrigger>
    </span>
  );
}
