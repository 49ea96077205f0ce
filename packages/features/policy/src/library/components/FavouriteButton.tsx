'use client';
import { Icon, ToggleIconButton } from '@hengce/ui';
import { Star } from 'lucide-react';
import { usePolicyText } from '../../shared/text';
import { useSubscription } from '../hooks/useSubscription';

export interface FavouriteButtonProps {
  policy: { id: string; title: string };
}

/** 收藏: the policy is found again among the subscriptions, and what changes of it is told. */
export function FavouriteButton({ policy: { id, title } }: FavouriteButtonProps) {
  const text = usePolicyText().favourite;
  const { isReading, isKnown, isOn, isPending, toggle } = useSubscription(
    { kind: 'policy', name: title, spec: { policyId: id } },
    text,
  );
  if (!isReading && !isKnown) return null;
  const star = (
    <ToggleIconButton
      label={text.label}
      icon={<Icon icon={Star} />}
      variant="outlined"
      isSelected={isOn}
      isDisabled={isPending}
      onChange={toggle}
    />
  );
  // While the list is read, the star has its place.
  return isReading ? <span style={{ visibility: 'hidden' }}>{star}</span> : star;
}
