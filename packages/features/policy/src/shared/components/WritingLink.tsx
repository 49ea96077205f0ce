'use client';
import { useExternalLink } from '@hengce/feature-kit';
import { Link } from '@hengce/ui';
import { usePolicyText } from '../text';

/**
 * Link to the notes product, for writing the material of a declaration or a report; nothing where the host has none.
 */
export function WritingLink({ projectId }: { projectId: string }) {
  const text = usePolicyText();
  const href = useExternalLink('portal.writing', { projectId });
  return href ? (
    <Link variant="standalone" isExternal href={href}>
      {text.writeMaterial}
    </Link>
  ) : null;
}
