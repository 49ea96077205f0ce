// The list of materials of a declaration, and the versions uploaded for each.
import type { Db } from '../../../platform/db';

export interface SlotRow {
  spec_id: string;
  name: string;
  /** Place in the list. */
  position: number;
  is_required: boolean;
  /** Whether the user added it, not the notice or the policy. */
  is_own: boolean;
  /** Verdict on the current version; `notApplicable` is the only one that needs no file. */
  verdict: 'uploaded' | 'checking' | 'ok' | 'rejected' | 'notApplicable';
  reason: string | null;
}

export interface VersionRow {
  id: string;
  spec_id: string;
  evidence_id: string;
  file_id: string;
  file_name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  added_at: Date;
  expires_on: string | null;
  note: string | null;
}

/** Slots in the order of the list: those of the notice, then the user's own. */
export const listSlots = (db: Db, declarationId: string): Promise<SlotRow[]> =>
  db.query<SlotRow>(
    `SELECT spec_id, name, position, is_required, is_own, verdict, reason FROM declaration_slots
     WHERE declaration_id = $1 ORDER BY is_own, position, spec_id`,
    [declarationId],
  );

export async function insertSlot(
  tx: Db,
  declarationId: string,
  row: Omit<SlotRow, 'verdict' | 'reason'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO declaration_slots (declaration_id, spec_id, name, position, is_required, is_own)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [declarationId, row.spec_id, row.name, row.position, row.is_required, row.is_own],
  );
}

export async function updateSlot(
  tx: Db,
  declarationId: string,
  row: Pick<SlotRow, 'spec_id' | 'name' | 'position' | 'is_required'>,
): Promise<void> {
  await tx.query(
    `UPDATE declaration_slots SET name = $3, position = $4, is_required = $5
     WHERE declaration_id = $1 AND spec_id = $2`,
    [declarationId, row.spec_id, row.name, row.position, row.is_required],
  );
}

export async function setVerdict(
  tx: Db,
  declarationId: string,
  specId: string,
  verdict: SlotRow['verdict'],
  reason: string | null,
): Promise<void> {
  await tx.query('UPDATE declaration_slots SET verdict = $3, reason = $4 WHERE declaration_id = $1 AND spec_id = $2', [
    declarationId,
    specId,
    verdict,
    reason,
  ]);
}

export async function deleteSlot(tx: Db, declarationId: string, specId: string): Promise<void> {
  await tx.query('DELETE FROM declaration_slots WHERE declaration_id = $1 AND spec_id = $2', [declarationId, specId]);
}

/** Versions of all materials of a declaration, the newest first. */
export const listVersions = (db: Db, declarationId: string): Promise<VersionRow[]> =>
  db.query<VersionRow>(
    `SELECT v.id, v.spec_id, v.evidence_id, e.file_id, f.name AS file_name, f.media_type, f.size, v.added_at,
       e.expires_on, v.note
     FROM declaration_versions v JOIN evidence_files e ON e.id = v.evidence_id JOIN files f ON f.id = e.file_id
     WHERE v.declaration_id = $1 ORDER BY v.seq DESC`,
    [declarationId],
  );

export async function insertVersion(
  tx: Db,
  declarationId: string,
  row: Pick<VersionRow, 'id' | 'spec_id' | 'evidence_id' | 'note' | 'added_at'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO declaration_versions (id, declaration_id, spec_id, evidence_id, note, added_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [row.id, declarationId, row.spec_id, row.evidence_id, row.note, row.added_at],
  );
}

export async function deleteVersion(tx: Db, declarationId: string, id: string): Promise<void> {
  await tx.query('DELETE FROM declaration_versions WHERE id = $1 AND declaration_id = $2', [id, declarationId]);
}
