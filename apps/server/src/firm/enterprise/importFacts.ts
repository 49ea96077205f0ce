import type { MainComponents } from '@hengce/api/contract';
import {
  contradiction,
  type FactScalar,
  findFact,
  findFactByName,
  isPart,
  lacksUnit,
  parseFact,
  unitDoubt,
} from '@hengce/rules';
import { fieldRejection, findUnprintable } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { changeOwn } from './changeOwn';
import { type ImportRow, readImport, UnreadableImport } from './readImport';
import { createEnterpriseRepository, type NewFact } from './repository';
import { yearProblem } from './yearProblem';

type S = MainComponents['schemas'];

/**
 * Imports facts from a file, or with `dryRun` lists the changes that an import would make. Lines that cannot be
 * imported are listed with the reason.
 */
export async function importFacts(
  db: Db,
  clock: Clock,
  ownerId: string,
  id: string,
  body: S['ImportFactsBody'],
): Promise<S['ImportReport']> {
  const { right, rejected, bare, total } = sortRows(body, clock.now());
  const { before, changes } = await changeOwn(db, ownerId, id, async (tx) => {
    const own = createEnterpriseRepository(tx);
    const chosen = (await own.listFacts(id)).filter((row) => row.is_chosen);
    const before = new Map(chosen.map((row) => [placeOf(row), JSON.parse(row.value) as FactScalar]));
    // Unchanged values, which the filled-in template repeats, are skipped: a new row would have no evidence.
    const isOpen = body.bareUnit === undefined && (body.dryRun ?? false);
    const changes = takePossible(right, before, rejected, isOpen).filter(
      ({ fact }) => before.get(placeOf(fact)) !== fact.value,
    );
    if (!(body.dryRun ?? false)) for (const { fact } of changes) await own.putFact(id, fact, clock.now());
    return { before, changes };
  });
  return {
    imported: changes.length,
    total,
    bare,
    changes: changes.map(({ line, fact, isBare }) => {
      const def = findFact(fact.key);
      const former = before.get(placeOf(fact)) ?? null;
      return {
        line,
        key: fact.key,
        label: def?.label ?? fact.key,
        period: fact.period === '' ? null : fact.period,
        before: former,
        after: fact.value,
        isBare,
        question: def === undefined ? null : unitDoubt(def, former, fact.value),
      };
    }),
    rejected,
  };
}

/** Sorts lines into those that can be read and those rejected with a reason. Of two lines for the same fact and year the first counts. */
function sortRows({ format, text, bareUnit }: S['ImportFactsBody'], now: Date) {
  const rows = readOrRefuse(format, text);
  const rejected: S['ImportReport']['rejected'] = [];
  const right: ReadLine[] = [];
  const places = new Map<string, number>();
  for (const row of rows) {
    const reject = (message: string) => rejected.push({ line: row.line, key: row.name.slice(0, 40), message });
    const fact = readRow(row, bareUnit === 'wan' ? '万元' : '元', now);
    if ('problem' in fact) {
      reject(fact.problem);
      continue;
    }
    const first = places.get(placeOf(fact));
    if (first !== undefined) {
      reject(`与第${first}${format === 'csv' ? '行' : '项'}重复，没有采用`);
      continue;
    }
    places.set(placeOf(fact), row.line);
    const { isBare, ...read } = fact;
    right.push({ line: row.line, name: row.name.slice(0, 40), fact: read, isBare });
  }
  const bare = right.filter(({ isBare }) => isBare).length;
  return { right, rejected, bare, total: rows.length };
}

/** A line as a fact; `isBare` is set for an amount of money without a unit, which is read in `bareUnit`. */
function readRow(row: ImportRow, bareUnit: string, now: Date): (NewFact & { isBare: boolean }) | { problem: string } {
  const [unprintable] = findUnprintable({ key: row.name, period: row.period, value: row.value, note: row.note });
  if (unprintable !== undefined) return { problem: unprintable.message };
  const def = findFactByName(row.name);
  if (def === undefined) return { problem: `没有“${row.name.slice(0, 20)}”这项资料` };
  const problem = yearProblem(def, row.period, now);
  if (problem !== null) return { problem };
  if (row.problem !== undefined) return { problem: `${def.label}${row.problem}` };
  const isUnitless = def.type === 'money' && lacksUnit(row.value);
  const parsed = parseFact(def, isUnitless ? `${row.value}${row.unit || bareUnit}` : row.value);
  if ('problem' in parsed) return parsed;
  const isBare = isUnitless && row.unit === '';
  const note = row.note.slice(0, 200) || null;
  return { key: def.key, period: row.period, value: parsed.value, source: 'import', note, isBare };
}

const placeOf = ({ key, period }: { key: string; period: string }): string => `${key} ${period}`;

/** A line that was read. */
interface ReadLine {
  line: number;
  name: string;
  fact: NewFact;
  isBare: boolean;
}

/** Lines that do not contradict the others or what is known (`before`). Where a part exceeds its whole, the part is rejected. */
function takePossible(
  lines: readonly ReadLine[],
  before: ReadonlyMap<string, FactScalar>,
  rejected: S['ImportReport']['rejected'],
  /** Whether the unit of bare amounts is not chosen yet. */
  isOpen: boolean,
): ReadLine[] {
  const known = lines.filter(({ isBare }) => !(isBare && isOpen));
  const values = new Map([...before, ...known.map(({ fact }) => [placeOf(fact), fact.value] as const)]);
  const refused = new Set<ReadLine>();
  for (const each of [...known].sort((a, b) => Number(isPart(b.fact.key)) - Number(isPart(a.fact.key)))) {
    const { line, name, fact } = each;
    const message = contradiction(fact.key, (key) => values.get(placeOf({ key, period: fact.period })));
    if (message === null) continue;
    refused.add(each);
    rejected.push({ line, key: name, message });
    const former = before.get(placeOf(fact));
    if (former === undefined) values.delete(placeOf(fact));
    else values.set(placeOf(fact), former);
  }
  rejected.sort((a, b) => a.line - b.line);
  return lines.filter((each) => !refused.has(each));
}

function readOrRefuse(format: 'csv' | 'json', text: string): ImportRow[] {
  try {
    return readImport(format, text);
  } catch (error) {
    if (error instanceof UnreadableImport) throw fieldRejection('text', `没有导入：${error.message}`);
    throw error;
  }
}
