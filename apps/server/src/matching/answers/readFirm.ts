import { createEnterpriseRepository, type EnterpriseRow, type FactRow } from '../../firm/enterprise';
import type { Db } from '../../platform/db';
import type { AnswersById } from './answers';
import { readAnswers } from './answers';
import { type FirmFacts, firmFacts } from './firmFacts';
import { countsIn, type Variant } from './needKeys';
import { numbersOfLoan } from './numberId';
import { createAnswerRepository } from './repository';

/**
 * Known data of an enterprise as of a day (YYYY-MM-DD), with what counts of its needs in one way of matching. `rows` are all its stored facts, also those
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
  const counts = ({ key }: { key: string }) => countsIn(variant, key);
  const [known, rough] = [need.filter(counts), loose.filter(counts)];
  const compared = [...numbers, ...numbersOfLoan(known, rough)];
  return {
    firm: firmFacts(asOf, row, rows, rough, attestations, known, compared),
    answered,
    rows,
  };
}
