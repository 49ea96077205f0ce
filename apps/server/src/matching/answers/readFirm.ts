import { findNeed } from '@hengce/rules';
import { createEnterpriseRepository, type EnterpriseRow, type FactRow } from '../../firm/enterprise';
import type { Db } from '../../platform/db';
import type { SaidNow } from './answers';
import { readAnswers } from './answers';
import { type FirmFacts, firmFacts } from './firmFacts';
import { needKeys, type Variant } from './needKeys';
import { createAnswerRepository } from './repository';

/** What is known of an enterprise on a day: its facts, what was answered and confirmed while matching, and the need of a variant. */
export async function readFirm(
  db: Db,
  row: EnterpriseRow,
  asOf: string,
  variant: Variant = 'general',
): Promise<{ firm: FirmFacts; said: SaidNow; rows: FactRow[] }> {
  const [rows, answers] = await Promise.all([
    createEnterpriseRepository(db).listFacts(row.id),
    createAnswerRepository(db).listAnswers(row.id),
  ]);
  const { loose, attestations, said, need } = readAnswers(answers);
  // What belongs to a need counts only where that need is asked for.
  const needs: readonly string[] = needKeys[variant];
  const counts = ({ key }: { key: string }) => findNeed(key) === undefined || needs.includes(key);
  return {
    firm: firmFacts(asOf, row, rows, loose.filter(counts), attestations, need.filter(counts)),
    said,
    rows,
  };
}
