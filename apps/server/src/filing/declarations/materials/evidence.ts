import type { Db } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { createId } from '../../../platform/vocabulary';
import { kindOfFact } from './library';

interface NewEvidence {
  fileId: string;
  kind: string;
  expiresOn?: string | null;
  /** A newer version of this series; one of its own without it. */
  seriesId?: string;
  /** It stays when no declaration uses it. */
  isKept?: boolean;
}

/** Puts a file of the account into its library. */
export async function addEvidence(tx: Db, ownerId: string, added: NewEvidence, now: Date): Promise<string> {
  const id = createId();
  const { fileId, kind, expiresOn = null, seriesId = id, isKept = false } = added;
  await tx.query(
    `INSERT INTO evidence_files (id, owner_id, file_id, kind, expires_on, created_at, series_id, is_kept)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, ownerId, fileId, kind, expiresOn, now, seriesId, isKept],
  );
  return id;
}

/** A copy of its own: the evidence of a fact goes when the fact gets another. Null where there is none. */
export async function copyFactEvidence(tx: Db, ownerId: string, factId: string, now: Date): Promise<string | null> {
  if (!/^\d{1,15}$/.test(factId)) return null;
  const fileId = createId();
  const [copied] = await tx.query<{ id: string }>(
    `INSERT INTO files (id, owner_id, name, media_type, size, sha256, content, created_at)
     SELECT $3, $1, f.name, f.media_type, f.size, f.sha256, f.content, $4
     FROM enterprise_facts x JOIN enterprises e ON e.id = x.enterprise_id JOIN files f ON f.id = x.evidence_file_id
     WHERE e.owner_id = $1 AND x.id = $2::bigint AND x.superseded_at IS NULL RETURNING id`,
    [ownerId, factId, fileId, now],
  );
  if (copied === undefined) return null;
  const [fact] = await tx.query<{ key: string }>('SELECT key FROM enterprise_facts WHERE id = $1::bigint', [factId]);
  return addEvidence(tx, ownerId, { fileId, kind: kindOfFact(fact?.key ?? '') }, now);
}

/** The id, where it is the account's own. */
export async function ownEvidence(tx: Db, ownerId: string, id: string): Promise<string | null> {
  const [found] = await tx.query<{ id: string }>('SELECT id FROM evidence_files WHERE id = $1 AND owner_id = $2', [
    id,
    ownerId,
  ]);
  return found?.id ?? null;
}

/** Where it is the account's own: its file, and a declaration that uses it. Nobody uses it anew until the end of the transaction. */
export async function lockEvidence(
  tx: Db,
  ownerId: string,
  id: string,
): Promise<{ fileId: string; kind: string; seriesId: string; isKept: boolean; usedIn: string | null } | null> {
  const [found] = await tx.query<{ file_id: string; kind: string; series_id: string; is_kept: boolean }>(
    'SELECT file_id, kind, series_id, is_kept FROM evidence_files WHERE id = $1 AND owner_id = $2 FOR UPDATE',
    [id, ownerId],
  );
  if (found === undefined) return null;
  // In a statement of its own: one that waits for a lock reads the rest as it was before.
  const [use] = await tx.query<{ project_name: string }>(
    `SELECT d.project_name FROM declaration_versions v JOIN declarations d ON d.id = v.declaration_id
     WHERE v.evidence_id = $1 LIMIT 1`,
    [id],
  );
  return {
    fileId: found.file_id,
    kind: found.kind,
    seriesId: found.series_id,
    isKept: found.is_kept,
    usedIn: use?.project_name ?? null,
  };
}

/** Of what was just taken out of a declaration, the files that none uses any more and nobody put into the library. */
export async function removeUnused(tx: Db, files: FileStore, ownerId: string, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) {
    const found = await lockEvidence(tx, ownerId, id);
    if (found?.usedIn === null && !found.isKept) await files.remove(tx, found.fileId);
  }
}
