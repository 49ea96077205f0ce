import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

type S = MainComponents['schemas'];

export interface CheckRow {
  id: string;
  document_id: string;
  version: number;
  /** JSON. */
  layers: string;
  state: Exclude<S['ProofreadingCheck']['state'], 'none'>;
  text: string;
  paragraphs: number;
  paragraphs_done: number;
  /** JSON. */
  issues: string;
  not_run: string;
  rejected: string;
  rejected_count: number;
  failure: string | null;
  started_at: Date;
  finished_at: Date | null;
}

const columns =
  'id, document_id, version, layers, state, text, paragraphs, paragraphs_done, issues, not_run, rejected, rejected_count, failure, started_at, finished_at';

export async function findCheckOf(db: Db, documentId: string, version: number): Promise<CheckRow | undefined> {
  const [row] = await db.query<CheckRow>(
    `SELECT ${columns} FROM proofreading_checks WHERE document_id = $1 AND version = $2`,
    [documentId, version],
  );
  return row;
}

/** A check with the owner and genre of its document; undefined once that is gone. */
export async function findCheck(
  db: Db,
  id: string,
): Promise<(CheckRow & { owner_id: string; genre: S['ProofreadingGenre'] }) | undefined> {
  const [row] = await db.query<CheckRow & { owner_id: string; genre: S['ProofreadingGenre'] }>(
    `SELECT ${columns.replace(/(^|, )/g, '$1c.')}, d.owner_id, d.genre
     FROM proofreading_checks c JOIN proofreading_documents d ON d.id = c.document_id
     WHERE c.id = $1 AND d.removed_at IS NULL`,
    [id],
  );
  return row;
}

/** Adds a check, replacing an earlier one of the version. */
export async function putCheck(
  tx: Db,
  row: Pick<CheckRow, 'id' | 'document_id' | 'version' | 'layers' | 'text' | 'paragraphs' | 'started_at'>,
): Promise<void> {
  await tx.query('DELETE FROM proofreading_checks WHERE document_id = $1 AND version = $2', [
    row.document_id,
    row.version,
  ]);
  await tx.query(
    `INSERT INTO proofreading_checks (id, document_id, version, layers, state, text, paragraphs, started_at)
     VALUES ($1, $2, $3, $4, 'queued', $5, $6, $7)`,
    [row.id, row.document_id, row.version, row.layers, row.text, row.paragraphs, row.started_at],
  );
}

export async function setProgress(
  tx: Db,
  id: string,
  {
    state,
    paragraphs_done,
    issues,
    not_run,
    rejected,
    rejected_count,
    failure,
    finished_at,
  }: Pick<
    CheckRow,
    'state' | 'paragraphs_done' | 'issues' | 'not_run' | 'rejected' | 'rejected_count' | 'failure' | 'finished_at'
  >,
): Promise<void> {
  await tx.query(
    `UPDATE proofreading_checks SET state = $2, paragraphs_done = $3, issues = $4, not_run = $5, rejected = $6,
       rejected_count = $7, failure = $8, finished_at = $9 WHERE id = $1`,
    [id, state, paragraphs_done, issues, not_run, rejected, rejected_count, failure, finished_at],
  );
}
