// The list of materials of a declaration, and the versions of the files of each.
import type { Db } from '../../../platform/db';

export interface SlotRow {
  spec_id: string;
  name: string;
  /** Place in the list. */
  position: number;
  is_required: boolean;
  /** Whether the user added it, not the notice or the policy. */
  is_own: boolean;
  /** Reason why it does not apply; null for one that does. */
  exempt_reason: string | null;
}

export type Verdict = 'uploaded' | 'checking' | 'ok' | 'rejected';

export interface VersionRow {
  id: string;
  spec_id: string;
  /** Id that the versions of one file of a material share. */
  slot_file_id: string;
  evidence_id: string;
  file_id: string;
  file_name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  added_at: Date;
  expires_on: string | null;
  note: string | null;
  /** Verdict of a person on this version; it applies while this is the current one. */
  verdict: Verdict;
  /** Reason of a rejection. */
  reason: string | null;
}

/** Materials (材料项) of a declaration in the order of its list: those of the notice or the policy, then the user's own. */
export const listSlots = (db: Db, declarationId: string): Promise<SlotRow[]> =>
  db.query<SlotRow>(
    `SELECT spec_id, name, position, is_required, is_own, exempt_reason FROM declaration_slots
     WHERE declaration_id = $1 ORDER BY is_own, position, spec_id`,
    [declarationId],
  );

export async function insertSlot(tx: Db, declarationId: string, row: Omit<SlotRow, 'exempt_reason'>): Promise<void> {
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

export async function setExemption(
  tx: Db,
  declarationId: string,
  specId: string,
  reason: string | null,
): Promise<void> {
  await tx.query('UPDATE declaration_slots SET exempt_reason = $3 WHERE declaration_id = $1 AND spec_id = $2', [
    declarationId,
    specId,
    reason,
  ]);
}

export async function deleteSlot(tx: Db, declarationId: string, specId: string): Promise<void> {
  await tx.query('DELETE FROM declaration_slots WHERE declaration_id = $1 AND spec_id = $2', [declarationId, specId]);
}

/** Versions of all materials of a declaration, the newest first. @param isRemoved those that were removed and can come back */
export const listVersions = (db: Db, declarationId: string, isRemoved = false): Promise<VersionRow[]> =>
  db.query<VersionRow>(
    `SELECT v.id, v.spec_id, v.slot_file_id, v.evidence_id, e.file_id, f.name AS file_name, f.media_type, f.size,
       f.sha256, v.added_at, e.expires_on, v.note, v.verdict, v.reason
     FROM declaration_versions v JOIN evidence_files e ON e.id = v.evidence_id JOIN files f ON f.id = e.file_id
     WHERE v.declaration_id = $1 AND (v.removed_at IS NOT NULL) = $2 ORDER BY v.seq DESC`,
    [declarationId, isRemoved],
  );

/** Ids of the evidence of a declaration's materials, or of one of them; versions that were removed included. */
export async function listEvidenceOf(db: Db, declarationId: string, specId?: string): Promise<string[]> {
  const rows = await db.query<{ evidence_id: string }>(
    'SELECT DISTINCT evidence_id FROM declaration_versions WHERE declaration_id = $1 AND ($2::text IS NULL OR spec_id = $2)',
    [declarationId, specId ?? null],
  );
  return rows.map(({ evidence_id }) => evidence_id);
}

export async function insertVersion(
  tx: Db,
  declarationId: string,
  row: Pick<VersionRow, 'id' | 'spec_id' | 'slot_file_id' | 'evidence_id' | 'note' | 'added_at'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO declaration_versions (id, declaration_id, spec_id, slot_file_id, evidence_id, note, added_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, declarationId, row.spec_id, row.slot_file_id, row.evidence_id, row.note, row.added_at],
  );
}

export async function setVerdict(
  tx: Db,
  versionIds: readonly string[],
  verdict: Verdict,
  reason: string | null,
): Promise<void> {
  await tx.query('UPDATE declaration_versions SET verdict = $2, reason = $3 WHERE id = ANY ($1)', [
    versionIds,
    verdict,
    reason,
  ]);
}

/** Takes versions out of their material, or with null back into it. */
export async function setRemoved(tx: Db, versionIds: readonly string[], at: Date | null): Promise<void> {
  await tx.query('UPDATE declaration_versions SET removed_at = $2 WHERE id = ANY ($1)', [versionIds, at]);
}

/** Versions that were removed before a time, with the account whose they are. */
export const listRemovedBefore = (
  db: Db,
  time: Date,
): Promise<{ id: string; evidence_id: string; owner_id: string }[]> =>
  db.query(
    `SELECT v.id, v.evidence_id, d.owner_id FROM declaration_versions v JOIN declarations d ON d.id = v.declaration_id
     WHERE v.removed_at < $1`,
    [time],
  );

/** Deletes a version that was removed before a time; one that was restored since stays. */
export async function deleteRemoved(tx: Db, id: string, before: Date): Promise<void> {
  await tx.query('DELETE FROM declaration_versions WHERE id = $1 AND removed_at < $2', [id, before]);
}
