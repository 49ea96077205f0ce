import type { Db } from '../../../platform/db';

export async function findLevelStep(db: Db, meetingId: string): Promise<number | null> {
  const [row] = await db.query<{ step_ms: number }>('SELECT step_ms FROM meeting_levels WHERE meeting_id = $1', [
    meetingId,
  ]);
  return row?.step_ms ?? null;
}

export async function findLevels(db: Db, meetingId: string): Promise<Uint8Array | undefined> {
  const [row] = await db.query<{ content: Uint8Array }>('SELECT content FROM meeting_levels WHERE meeting_id = $1', [
    meetingId,
  ]);
  return row?.content;
}

export async function putLevels(db: Db, meetingId: string, stepMs: number, content: Uint8Array): Promise<void> {
  await db.query(
    `INSERT INTO meeting_levels (meeting_id, step_ms, content) VALUES ($1, $2, $3)
     ON CONFLICT (meeting_id) DO UPDATE SET step_ms = $2, content = $3`,
    [meetingId, stepMs, content],
  );
}
