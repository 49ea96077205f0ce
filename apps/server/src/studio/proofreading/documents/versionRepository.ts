import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

type S = MainComponents['schemas'];

export interface VersionHeadRow {
  document_id: string;
  version: number;
  format: S['ProofreadingFormat'];
  file_name: string | null;
  characters: number;
  edit_count: number;
  revision: number;
  is_counted: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface VersionRow extends VersionHeadRow {
  file_id: string | null;
  text: string;
  /** JSON. */
  edits: string;
  ignored: string;
  notes: string;
}

/** Initial state of a version. */
export interface NewVersion {
  format: S['ProofreadingFormat'];
  text: string;
  file?: { id: string; name: string };
  notes?: readonly string[];
}

const headColumns =
  'document_id, version, format, file_name, characters, edit_count, revision, is_counted, created_at, updated_at';

/** Heads of the versions of some documents, newest first. */
export async function listVersionHeads(db: Db, documentIds: readonly string[]): Promise<VersionHeadRow[]> {
  return db.query<VersionHeadRow>(
    `SELECT ${headColumns} FROM proofreading_versions WHERE document_id = ANY ($1) ORDER BY version DESC`,
    [documentIds],
  );
}

/**
 * A version of a document; undefined when it has none with that number. The caller has checked that the document is the
 * user's.
 */
export async function findVersion(db: Db, documentId: string, version: number): Promise<VersionRow | undefined> {
  const [row] = await db.query<VersionRow>(
    `SELECT ${headColumns}, file_id, text, edits, ignored, notes FROM proofreading_versions
     WHERE document_id = $1 AND version = $2`,
    [documentId, version],
  );
  return row;
}

export async function insertVersion(
  tx: Db,
  documentId: string,
  version: number,
  { format, text, file, notes = [] }: NewVersion,
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO proofreading_versions
       (document_id, version, format, file_id, file_name, text, characters, notes, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [
      documentId,
      version,
      format,
      file?.id ?? null,
      file?.name ?? null,
      text,
      text.replace(/\s+/g, '').length,
      JSON.stringify(notes),
      now,
    ],
  );
}

export async function writeEdits(
  tx: Db,
  { document_id, version }: VersionHeadRow,
  edits: readonly S['ProofreadingEdit'][],
  ignored: readonly S['ProofreadingIgnored'][],
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE proofreading_versions
     SET edits = $3, edit_count = $4, ignored = $5, revision = revision + 1, updated_at = $6
     WHERE document_id = $1 AND version = $2`,
    [document_id, version, JSON.stringify(edits), edits.length, JSON.stringify(ignored), now],
  );
}

export async function markCounted(tx: Db, documentId: string, version: number): Promise<void> {
  await tx.query('UPDATE proofreading_versions SET is_counted = true WHERE document_id = $1 AND version = $2', [
    documentId,
    version,
  ]);
}
