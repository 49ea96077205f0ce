'use client';
import { useExternalLink } from '@hengce/feature-kit';
import { LinkButton } from '@hengce/ui';
import { useRegionText } from '../text';

/** Way to a presentation of the compared regions; nothing for less than two, and where the host has none. */
export function MakeDeckLink({ regions }: { regions: readonly string[] }) {
  const text = useRegionText().region;
  const href = useExternalLink('policy.makeDeck', { regions: regions.join(',') });
  return href && regions.length > 1 ? (
    <LinkButton size="sm" variant="quiet" href={href}>
      {text.makeDeck}
    </LinkButton>
  ) : null;
}
