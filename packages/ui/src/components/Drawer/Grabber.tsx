'use client';
import { Button } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { grabber, grabberButton, grabberOnPhone } from './Drawer.css';

interface GrabberProps {
  isOnPhoneOnly: boolean;
  isFull: boolean;
  /** Called with the wanted height; without it the bar only says where the sheet comes from. */
  onChange?: (isFull: boolean) => void;
}

/** Handle on top of a sheet: a press toggles between full and half height. */
export function Grabber({ isOnPhoneOnly, isFull, onChange }: GrabberProps) {
  const text = useUiText();
  const bar = <span className={isOnPhoneOnly ? grabberOnPhone : grabber} aria-hidden="true" />;
  if (!onChange) return bar;
  return (
    <Button
      className={grabberButton({ isOnPhoneOnly })}
      aria-label={text.fullSheet}
      aria-expanded={isFull}
      onPress={() => onChange(!isFull)}
    >
      {bar}
    </Button>
  );
}
