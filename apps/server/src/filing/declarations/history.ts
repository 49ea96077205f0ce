import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { type DeclarationState, stepName } from './machine';
import { stateNames } from './stateNames';
import { readAttachments, toAttachment } from './views';

type S = MainComponents['schemas'];

interface EventRow {
  id: number;
  state: DeclarationState;
  actor_name: string;
  note: string | null;
  receipt_no: string | null;
  at: Date;
}

/** Of every step who took it, when and on what grounds; the newest first. */
export async function readEvents(db: Db, declarationId: string): Promise<S['DeclarationEvent'][]> {
  const [events, files] = await Promise.all([
    db.query<EventRow>(
      'SELECT id, state, actor_name, note, receipt_no, at FROM declaration_events WHERE declaration_id = $1 ORDER BY id',
      [declarationId],
    ),
    readAttachments(db, declarationId),
  ]);
  return events
    .map((event, at) => ({
      id: String(event.id),
      state: event.state,
      stateName: stateNames[event.state],
      name: stepName(events[at - 1]?.state ?? null, event.state),
      actorName: event.actor_name,
      at: event.at.toISOString(),
      note: event.note,
      receiptNo: event.receipt_no,
      files: files.filter(({ event_id }) => event_id === event.id).map(toAttachment),
    }))
    .reverse();
}

export async function addEvent(
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
