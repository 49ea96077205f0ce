import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

export interface RiskRow {
  id: string;
  text: string;
  level: MainComponents['schemas']['EvaluationRisk']['level'];
  /** Number of changes, so that two people do not overwrite each other. */
  version: number;
}

/** Risks of a declaration that people wrote, in the order in which they did. */
export const listRisks = (db: Db, declarationId: string): Promise<RiskRow[]> =>
  db.query<RiskRow>('SELECT id, text, level, version FROM declaration_risks WHERE declaration_id = $1 ORDER BY seq', [
    declarationId,
  ]);

export async function insertRisk(tx: Db, declarationId: string, row: Omit<RiskRow, 'version'>): Promise<void> {
  await tx.query('INSERT INTO declaration_risks (declaration_id, id, text, level) VALUES ($1, $2, $3, $4)', [
    declarationId,
    row.id,
    row.text,
    row.level,
  ]);
}

export async function updateRisk(tx: Db, declarationId: string, row: Omit<RiskRow, 'version'>): Promise<void> {
  await tx.query(
    'UPDATE declaration_risks SET text = $3, level = $4, version = version + 1 WHERE declaration_id = $1 AND id = $2',
    [declarationId, row.id, row.text, row.level],
  );
}

export async function deleteRisk(tx: Db, declarationId: string, id: string): Promise<void> {
  await tx.query('DELETE FROM declaration_risks WHERE declaration_id = $1 AND id = $2', [declarationId, id]);
}
