// 材料库: files of an account that its declarations use as materials.
import type { Db } from '../../../platform/db';

export interface EvidenceRow {
  id: string;
  /** Id that the versions of one piece of evidence share. */
  series_id: string;
  kind: string;
  file_name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  created_at: Date;
  /** YYYY-MM-DD */
  expires_on: string | null;
  /** JSON list of `EvidenceUse`: the declarations that use the file. */
  uses: string;
}

/** Files of an account's 材料库, the newest first. */
export const listEvidenceRows = (db: Db, ownerId: string): Promise<EvidenceRow[]> =>
  db.query<EvidenceRow>(
    `SELECT e.id, e.series_id, e.kind, f.name AS file_name, f.media_type, f.size, e.created_at, e.expires_on,
       (SELECT coalesce(json_agg(json_build_object('kind', 'declaration', 'id', u.id, 'name', u.project_name)
                                 ORDER BY u.project_name), '[]')::text
        FROM (SELECT DISTINCT d.id, d.project_name FROM declaration_versions v
              JOIN declarations d ON d.id = v.declaration_id
              WHERE v.evidence_id = e.id AND v.removed_at IS NULL) u) AS uses
     FROM evidence_files e JOIN files f ON f.id = e.file_id WHERE e.owner_id = $1 ORDER BY e.created_at DESC, e.id`,
    [ownerId],
  );

export interface NewEvidence {
  id: string;
  file_id: string;
  kind: string;
  expires_on: string | null;
  created_at: Date;
  series_id: string;
  /** Whether it stays in the 材料库 when no declaration uses it. */
  is_kept: boolean;
}

export async function insertEvidence(tx: Db, ownerId: string, row: NewEvidence): Promise<void> {
  await tx.query(
    `INSERT INTO evidence_files (id, owner_id, file_id, kind, expires_on, created_at, series_id, is_kept)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [row.id, ownerId, row.file_id, row.kind, row.expires_on, row.created_at, row.series_id, row.is_kept],
  );
}

/** File id of a piece of evidence; undefined for one of another account. */
export async function findEvidenceFile(db: Db, ownerId: string, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ file_id: string }>(
    'SELECT file_id FROM evidence_files WHERE id = $1 AND owner_id = $2',
    [id, ownerId],
  );
  return row?.file_id;
}

export type LockedEvidence = Pick<NewEvidence, 'file_id' | 'kind' | 'series_id' | 'is_kept'>;

/** Locks a piece of evidence, so that no declaration begins to use it; undefined for one of another account. */
export async function lockEvidenceRow(tx: Db, ownerId: string, id: string): Promise<LockedEvidence | undefined> {
  const [row] = await tx.query<LockedEvidence>(
    'SELECT file_id, kind, series_id, is_kept FROM evidence_files WHERE id = $1 AND owner_id = $2 FOR UPDATE',
    [id, ownerId],
  );
  return row;
}

/** Name of a project whose declaration uses a piece of evidence; null where none does. Removed versions do not count. */
export async function findUse(tx: Db, id: string): Promise<string | null> {
  const [use] = await tx.query<{ project_name: string }>(
    `SELECT d.project_name FROM declaration_versions v JOIN declarations d ON d.id = v.declaration_id
     WHERE v.evidence_id = $1 AND v.removed_at IS NULL LIMIT 1`,
    [id],
  );
  return use?.project_name ?? null;
}

/** Whether a version of a declaration's material is this piece of evidence, also one that was removed and can still come back. */
export async function hasVersion(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM declaration_versions WHERE evidence_id = $1 LIMIT 1', [id]);
  return rows.length > 0;
}

export async function countSeries(tx: Db, ownerId: string, seriesId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'SELECT count(*) AS count FROM evidence_files WHERE owner_id = $1 AND series_id = $2',
    [ownerId, seriesId],
  );
  return row?.count ?? 0;
}

/** Sets the kind (材料名称, such as 审计报告) of all versions of a piece of evidence. */
export async function setSeriesKind(tx: Db, ownerId: string, seriesId: string, kind: string): Promise<void> {
  await tx.query('UPDATE evidence_files SET kind = $3 WHERE owner_id = $1 AND series_id = $2', [
    ownerId,
    seriesId,
    kind,
  ]);
}

export async function setExpiry(tx: Db, id: string, expiresOn: string | null): Promise<void> {
  await tx.query('UPDATE evidence_files SET expires_on = $2 WHERE id = $1', [id, expiresOn]);
}
