import type { Policy } from '../../shared/model/types';

/** Author of a summary in place of the original text. */
export type SummaryAuthor = 'ours' | 'thirdParty';

/**
 * Author of a policy's summary; null for an original text, and for a sample, which says so itself. What a third party
 * collected is always theirs.
 */
export function summaryAuthorOf({
  hasFullText,
  isSample,
  source,
}: Pick<Policy, 'hasFullText' | 'isSample' | 'source'>): SummaryAuthor | null {
  if (isSample) return null;
  if (source.provenance === 'third_party') return 'thirdParty';
  return hasFullText ? null : 'ours';
}
