'use client';
import { X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon } from '../../components/Icon';
import { useUiText } from '../../provider/Provider';
import { closeButton } from './CloseButton.css';

export interface CloseButtonProps {
  /** Slot that react-aria-components wires inside an overlay (`close`); elsewhere give `onPress`. */
  slot?: string;
  onPress?: () => void;
}

/** Cross of dialogs, alerts and toasts. No tooltip: a cross in a corner explains itself. */
export function CloseButton({ slot, onPress }: CloseButtonProps) {
  const text = useUiText();
  return (
    <AriaButton slot={slot} onPress={onPress} aria-label={text.close} className={closeButton}>
      <Icon icon={X} />
    </AriaButton>
  );
}
