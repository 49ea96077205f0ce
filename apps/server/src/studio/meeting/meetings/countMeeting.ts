import type { EquityService } from '../../../account/entitlements';
import type { Db } from '../../../platform/db';
import { type MeetingRow, markCounted } from './meetingRepository';

/**
 * Counts the one use (会议转写) of a meeting, whichever of captions, transcription and minutes by a model comes first. In a transaction that has
 * locked the user and the meeting.
 *
 * @param requestId that of a use which is held for this; given back where the meeting was counted before
 * @throws Rejection 1010 when no use is left
 */
export async function countMeeting(
  tx: Db,
  equities: EquityService,
  { id, owner_id: ownerId, is_counted: isCounted }: MeetingRow,
  requestId: string = id,
): Promise<void> {
  if (isCounted) return equities.release(tx, ownerId, requestId);
  await equities.reserve(tx, ownerId, 'meeting', requestId);
  await equities.settle(tx, ownerId, requestId, 'spent');
  await markCounted(tx, id);
}
