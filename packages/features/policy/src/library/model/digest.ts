import type { Policy } from '../../shared/model/types';

/** Whose words stand where the original text would: ours, or those of a third party. */
export type Digest = 'ours' | 'thirdParty';

/** Null for an original text, and for a sample, which says so itself. */
export function digestOf({
  hasFullText,
  isSample,
  source,
}: Pick<Policy, 'hasFullText' | 'isSample' | 'source'>): Digest | null {
  if (isSample) return null;
  if (source.provenance === 'third_party') return 'thirdParty';
  return hasFullText ? null : 'ours';
}
