import type { EquityService } from '../../../account/entitlements';
import type { Db } from '../../../platform/db';
import { markCounted, type VersionRow } from './versionRepository';

/**
 * Charges one use for a version, in a transaction that has locked the user; one that was charged before only gives back what
 * the request has reserved.
 *
 * @throws Rejection 1010 (no use left)
 */
export async function countVersion(
  tx: Db,
  equities: EquityService,
  userId: string,
  requestId: string,
  { document_id, version, is_counted }: VersionRow,
): Promise<void> {
  if (is_counted) return await equities.release(tx, userId, requestId);
  await equities.reserve(tx, userId, 'proofreading', requestId);
  await equities.settle(tx, userId, requestId, 'spent');
  await markCounted(tx, document_id, version);
}
