import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import type { HeardSegment } from './toTranscript';

type S = MainComponents['schemas'];

export interface RecognitionRow {
  meeting_id: string;
  state: S['MeetingRecognition']['state'];
  model: string;
  language: string | null;
  /** JSON; null before the audio was cut. */
  pieces: string | null;
  revision: number;
  problem: string | null;
  other: S['MeetingRecognition']['other'];
  /** JSON. */
  other_transcript: string | null;
  updated_at: Date;
}

/** @param isLocked keeps others from changing it until the transaction ends */
export async function findRecognition(
  db: Db,
  meetingId: string,
  isLocked = false,
): Promise<RecognitionRow | undefined> {
  const [row] = await db.query<RecognitionRow>(
    `SELECT meeting_id, state, model, language, pieces, revision, problem, other, other_transcript, updated_at
     FROM meeting_recognitions WHERE meeting_id = $1${isLocked ? ' FOR UPDATE' : ''}`,
    [meetingId],
  );
  return row;
}

export async function findRecognitionState(db: Db, meetingId: string): Promise<RecognitionRow['state'] | undefined> {
  const [row] = await db.query<Pick<RecognitionRow, 'state'>>(
    'SELECT state FROM meeting_recognitions WHERE meeting_id = $1',
    [meetingId],
  );
  return row?.state;
}

export async function putRecognition(tx: Db, row: RecognitionRow): Promise<void> {
  await tx.query(
    `INSERT INTO meeting_recognitions
       (meeting_id, state, model, language, pieces, revision, problem, other, other_transcript, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (meeting_id) DO UPDATE SET state = $2, model = $3, language = $4, pieces = $5, revision = $6,
       problem = $7, other = $8, other_transcript = $9, updated_at = $10`,
    [
      row.meeting_id,
      row.state,
      row.model,
      row.language,
      row.pieces,
      row.revision,
      row.problem,
      row.other,
      row.other_transcript,
      row.updated_at,
    ],
  );
}

/** Numbers of the pieces that are recognised. */
export async function recognisedPieces(db: Db, meetingId: string): Promise<Set<number>> {
  const rows = await db.query<{ piece: number }>('SELECT piece FROM meeting_recognised WHERE meeting_id = $1', [
    meetingId,
  ]);
  return new Set(rows.map(({ piece }) => piece));
}

export async function insertRecognised(
  tx: Db,
  meetingId: string,
  piece: number,
  segments: readonly HeardSegment[],
): Promise<void> {
  await tx.query('INSERT INTO meeting_recognised (meeting_id, piece, segments) VALUES ($1, $2, $3)', [
    meetingId,
    piece,
    JSON.stringify(segments),
  ]);
}

/** Segments of all pieces, in the order of these. */
export async function listRecognised(db: Db, meetingId: string): Promise<HeardSegment[][]> {
  const rows = await db.query<{ segments: string }>(
    'SELECT segments FROM meeting_recognised WHERE meeting_id = $1 ORDER BY piece',
    [meetingId],
  );
  return rows.map(({ segments }) => JSON.parse(segments));
}

export async function deleteRecognised(tx: Db, meetingId: string): Promise<void> {
  await tx.query('DELETE FROM meeting_recognised WHERE meeting_id = $1', [meetingId]);
}
