'use client';
import { Icon, ToggleIconButton } from '@hengce/ui';
import { Bell, BellRing } from 'lucide-react';
import { usePolicyText } from '../../shared/text';
import { useSubscription } from '../hooks/useSubscription';

export interface SubscribePolicyProps {
  policy: { id: string; title: string };
}

/** Button that subscribes to changes of a policy or notice; nothing where the subscriptions could not be read. */
export function SubscribePolicy({ policy: { id, title } }: SubscribePolicyProps) {
  const text = usePolicyText().subscribe;
  const { isReading, isKnown, isOn, isPending, toggle } = useSubscription({
    kind: 'policy',
    name: title,
    spec: { policyId: id },
  });
  if (!isReading && !isKnown) return null;
  const bell = (
    <ToggleIconButton
      label={text.policy}
      icon={<Icon icon={isOn ? BellRing : Bell} />}
      variant="outlined"
      isSelected={isOn}
      isDisabled={isPending}
      onChange={toggle}
    />
  );
  // While the list is read, the bell has its place.
  return isReading ? <span style={{ visibility: 'hidden' }}>{bell}</span> : bell;
}
