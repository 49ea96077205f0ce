'use client';
import { Button, type ButtonSize, Icon } from '@hengce/ui';
import { Bell, BellRing } from 'lucide-react';
import { usePolicyText } from '../../shared/text';
import { type Subscribed, useSubscription } from '../hooks/useSubscription';
import { wideLabel } from './SubscribeButton.css';

export interface SubscribeButtonProps extends Subscribed {
  /** Label while there is no subscription. */
  label: string;
  /** Size of the button. @default 'sm' */
  size?: ButtonSize;
  /** Whether phones show only the bell. @default false */
  isBellOnPhones?: boolean;
  /** Whether what would be subscribed to is not known yet: the button only has its place. @default false */
  isWaiting?: boolean;
}

/** Button that subscribes and unsubscribes; nothing where the subscriptions could not be read. */
export function SubscribeButton({
  label,
  size = 'sm',
  isBellOnPhones = false,
  isWaiting = false,
  ...subscribed
}: SubscribeButtonProps) {
  const text = usePolicyText().subscribe;
  const { isReading, isKnown, isOn, isPending, toggle } = useSubscription(subscribed);
  if (!isReading && !isKnown) return null;
  const button = (
    <Button size={size} iconStart={<Icon icon={isOn ? BellRing : Bell} />} isPending={isPending} onPress={toggle}>
      <span className={isBellOnPhones ? wideLabel : undefined}>{isOn ? text.subscribed : label}</span>
    </Button>
  );
  // While the list is read, the button has its place.
  return isReading || isWaiting ? <span style={{ visibility: 'hidden' }}>{button}</span> : button;
}
