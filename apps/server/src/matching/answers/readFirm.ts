import { findNeed } from '@hengce/rules';
import { createEnterpriseRepository, type EnterpriseRow, type FactRow } from '../../firm/enterprise';
import type { Db } from '../../platform/db';
import type { AnswersById } from './answers';
import { readAnswers } from './answers';
import { type FirmFacts, firmFacts } from './firmFacts';
import { needKeys, type Variant } from './needKeys';
import { createAnswerRepository } from './repository';

/**
 * Known data of an enterprise as of a day (YYYY-MM-DD), with the need of one way of matching. `rows` are all its stored facts, also those
 * that are not chosen.
 */
export async function readFirm(
  db: Db,
  row: EnterpriseRow,
  asOf: string,
  variant: Variant = 'general',
): Promise<{ firm: FirmFacts; answered: AnswersById; rows: FactRow[] }> {
  const [rows, answers] = await Promise.all([
    createEnterpriseRepository(db).listFacts(row.id),
    createAnswerRepository(db).listAnswers(row.id),
  ]);
  const { loose, attestations, answered, need, numbers } = readAnswers(answers);
  // The need of another way of matching does not count.
  const needs: readonly string[] = needKeys[variant];
  const counts = ({ key }: { key: string }) => findNeed(key) === undefined || needs.includes(key);
  return {
    firm: firmFacts(asOf, row, rows, loose.filter(counts), attestations, need.filter(counts), numbers),
    answered,
    rows,
  };
}
