// What was read out of the files of the 材料库.
import type { Db } from '../../../platform/db';

export interface ReadingRow {
  file_id: string;
  problem: string | null;
  /** JSON */
  terms: string;
}

export const listReadings = (db: Db, fileIds: readonly string[]): Promise<ReadingRow[]> =>
  db.query<ReadingRow>('SELECT file_id, problem, terms FROM material_readings WHERE file_id = ANY ($1)', [fileIds]);

/** Stores the reading of a file, which never changes. */
export async function insertReading(tx: Db, { file_id, problem, terms }: ReadingRow): Promise<void> {
  await tx.query(
    'INSERT INTO material_readings (file_id, problem, terms) VALUES ($1, $2, $3) ON CONFLICT (file_id) DO NOTHING',
    [file_id, problem, terms],
  );
}
