// Steps of declarations and the files attached to them.
import type { Db } from '../../platform/db';
import type { DeclarationState } from './machine';

export interface EventRow {
  id: number;
  state: DeclarationState;
  actor_name: string;
  note: string | null;
  receipt_no: string | null;
  at: Date;
}

export interface AttachmentRow {
  file_id: string;
  /** Step that the file belongs to; null while it belongs to none. */
  event_id: number | null;
  name: string;
  media_type: string;
  size: number;
  created_at: Date;
}

/** Steps of a declaration, the oldest first. */
export const listEvents = (db: Db, declarationId: string): Promise<EventRow[]> =>
  db.query<EventRow>(
    'SELECT id, state, actor_name, note, receipt_no, at FROM declaration_events WHERE declaration_id = $1 ORDER BY id',
    [declarationId],
  );

/** Adds a step and attaches files to it. */
export async function insertEvent(
  tx: Db,
  declarationId: string,
  event: Omit<EventRow, 'id'>,
  fileIds: readonly string[] = [],
): Promise<void> {
  const [added] = await tx.query<{ id: number }>(
    `INSERT INTO declaration_events (declaration_id, state, actor_name, note, receipt_no, at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [declarationId, event.state, event.actor_name, event.note, event.receipt_no, event.at],
  );
  if (added !== undefined && fileIds.length > 0)
    await tx.query(
      'UPDATE declaration_attachments SET event_id = $3 WHERE declaration_id = $1 AND file_id = ANY ($2) AND event_id IS NULL',
      [declarationId, fileIds, added.id],
    );
}

/** Attachments of a declaration, the oldest first. */
export const listAttachments = (db: Db, declarationId: string): Promise<AttachmentRow[]> =>
  db.query<AttachmentRow>(
    `SELECT a.file_id, a.event_id, f.name, f.media_type, f.size, f.created_at
     FROM declaration_attachments a JOIN files f ON f.id = a.file_id WHERE a.declaration_id = $1 ORDER BY f.created_at, f.id`,
    [declarationId],
  );

export async function insertAttachment(tx: Db, declarationId: string, fileId: string): Promise<void> {
  await tx.query('INSERT INTO declaration_attachments (file_id, declaration_id) VALUES ($1, $2)', [
    fileId,
    declarationId,
  ]);
}

/** Number of the given files that are attached to the declaration and not yet to a step. */
export async function countFreeAttachments(tx: Db, declarationId: string, fileIds: readonly string[]): Promise<number> {
  const rows = await tx.query(
    'SELECT file_id FROM declaration_attachments WHERE declaration_id = $1 AND file_id = ANY ($2) AND event_id IS NULL',
    [declarationId, fileIds],
  );
  return rows.length;
}
