import { IconButton, type MenuProps } from '@hengce/ui';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { notify } from '../host/notify';
import { text } from '../text';

export interface MenuButtonProps extends Omit<MenuProps, 'isOpen' | 'onOpenChange' | 'triggerRef'> {
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
}

const loadMenu = async () => (await import('./menu')).Menu;

/**
 * Button with a menu, whose code is fetched when the pointer or focus reaches it: menus are a sixth of what a first
 * page would load.
 */
export function MenuButton({ label, icon, size, ...menu }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const toggle = () => {
    if (!Menu) {
      loadMenu().then(
        (loaded) => setMenu(() => loaded),
        () => {
          setOpen(false);
          void notify(text.menuFailed, { tone: 'error' });
        },
      );
    }
    setOpen(!isOpen);
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        size={size}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={() => void loadMenu().catch(() => undefined)}
        onPress={toggle}
      />
      {Menu ? <Menu {...menu} label={label} triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} /> : null}
    </>
  );
}
