import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import { findLevelStep } from '../audio/levelRepository';
import { missingNumbers } from '../recording/chunkRepository';
import { findShare, type ShareRow } from '../sharing/shareRepository';
import type { HitRow } from '../transcript/transcriptRepository';
import type { MeetingRow } from './meetingRepository';

type S = MainComponents['schemas'];

export const marksIn = (row: MeetingRow): S['MeetingMark'][] => JSON.parse(row.marks);

export const toHead = (row: MeetingRow): S['MeetingHead'] => ({
  id: row.id,
  clientId: row.client_id,
  title: row.title,
  origin: row.origin,
  state: row.state,
  mediaType: row.media_type,
  sizeBytes: row.size_bytes,
  fileBytes: row.file_bytes,
  durationMs: row.duration_ms,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  removedAt: row.removed_at?.toISOString() ?? null,
});

/** Where a word was said; nothing where it was not. */
export const toHits = (row: HitRow | undefined): Pick<S['MeetingHead'], 'hits'> =>
  row === undefined ? {} : { hits: { total: row.total, segments: JSON.parse(row.segments) } };

/** What the server has of a recording. */
export const toSaved = async (db: Db, row: MeetingRow): Promise<S['MeetingSaved']> => ({
  savedMs: row.duration_ms,
  nextNumber: row.next_number,
  missing: row.last_number < row.next_number ? [] : await missingNumbers(db, row.id, row.next_number, row.last_number),
});

const toShare = (row: ShareRow | undefined): S['MeetingShareTime'] | null =>
  row === undefined
    ? null
    : {
        createdAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        hasPassword: row.password_hash !== null,
        hasMinutes: row.has_minutes,
      };

export const toMeeting = async (db: Db, row: MeetingRow, now: Date): Promise<S['Meeting']> => ({
  ...toHead(row),
  saved: await toSaved(db, row),
  consent: JSON.parse(row.consent),
  marks: marksIn(row),
  levelStepMs: await findLevelStep(db, row.id),
  failure: row.failure,
  share: toShare(await findShare(db, row.id, now)),
  language: row.language,
  isCounted: row.is_counted,
});
