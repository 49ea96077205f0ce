import type { ChatCitation } from '@hengce/api';
import type { FeatureHost } from '@hengce/feature-kit';

/** Where a source can be read in full: a clause by the host's link, else a path of the portal that the server names. */
export function citationHref(
  { source, policyId, clauseId, link }: ChatCitation,
  links: FeatureHost['links'],
): string | undefined {
  if (source === 'policy' && policyId)
    return links?.['policy.detail']?.({ policyId, ...(clauseId ? { clauseId } : {}) });
  return link?.startsWith('/') && !link.startsWith('//') ? link : undefined;
}
