import type { Db } from '../../db/Db';
import { createEnterpriseRepository, type EnterpriseRow, type FactRow } from '../enterprise/repository';
import { readAnswers } from './answers';
import { type FirmFacts, firmFacts } from './firm';
import type { SaidNow } from './questions';
import { createMatchRepository } from './repository';

/** What is known of an enterprise on a day: its facts, and what was answered and confirmed while matching. */
export async function readFirm(
  db: Db,
  row: EnterpriseRow,
  asOf: string,
): Promise<{ firm: FirmFacts; said: SaidNow; rows: FactRow[] }> {
  const [rows, answers] = await Promise.all([
    createEnterpriseRepository(db).listFacts(row.id),
    createMatchRepository(db).listAnswers(row.id),
  ]);
  const { loose, attestations, said } = readAnswers(answers);
  return { firm: firmFacts(asOf, row, rows, loose, attestations), said, rows };
}
