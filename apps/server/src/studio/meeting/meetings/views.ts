import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import { findLevelStep } from '../audio/levelRepository';
import { missingNumbers } from '../recording/chunkRepository';
import type { MeetingRow } from './meetingRepository';

type S = MainComponents['schemas'];

export const marksIn = (row: MeetingRow): S['MeetingMark'][] => JSON.parse(row.marks);

export const toHead = (row: MeetingRow): S['MeetingHead'] => ({
  id: row.id,
  clientId: row.client_id,
  title: row.title,
  state: row.state,
  mediaType: row.media_type,
  sizeBytes: row.size_bytes,
  durationMs: row.duration_ms,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  removedAt: row.removed_at?.toISOString() ?? null,
});

/** What the server has of a recording. */
export const toSaved = async (db: Db, row: MeetingRow): Promise<S['MeetingSaved']> => ({
  savedMs: row.duration_ms,
  nextNumber: row.next_number,
  missing: row.last_number < row.next_number ? [] : await missingNumbers(db, row.id, row.next_number, row.last_number),
});

export const toMeeting = async (db: Db, row: MeetingRow): Promise<S['Meeting']> => ({
  ...toHead(row),
  saved: await toSaved(db, row),
  consent: JSON.parse(row.consent),
  marks: marksIn(row),
  levelStepMs: await findLevelStep(db, row.id),
  failure: row.failure,
});
