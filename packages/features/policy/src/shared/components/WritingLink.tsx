'use client';
import { useExternalLink } from '@hengce/feature-kit';
import { Link } from '@hengce/ui';
import { usePolicyText } from '../text';

/** A link to the notes product, where the material of a declaration or a report is written; nothing where the host has none. */
export function WritingLink({ projectId }: { projectId: string }) {
  const text = usePolicyText();
  const href = useExternalLink('portal.writing', { projectId });
  return href ? (
    <Link variant="standalone" isExternal href={href}>
      {text.writeMaterial}
    </Link>
  ) : null;
}
