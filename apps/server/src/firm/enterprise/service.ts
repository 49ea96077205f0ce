import type { MainComponents } from '@hengce/api/contract';
import {
  contradiction,
  type FactDef,
  type FactScalar,
  findFact,
  findFactByName,
  isPart,
  lacksUnit,
  parseFact,
  unitDoubt,
} from '@hengce/rules';
import { creditCodeProblem, creditCodeWords, dateInShanghai } from '@hengce/text';
import type { Requirement } from '../../library/records';
import { FileReply, fieldRejection, findUnprintable, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import { materialRule } from '../../platform/file';
import type { Clock } from '../../platform/ports';
import { createId } from '../../platform/vocabulary';
import { createCoverage } from './coverage';
import { findOwn } from './findOwn';
import { type ImportRow, readImport, UnreadableImport } from './readImport';
import { createEnterpriseRepository, type EnterpriseRow, type FactRow, type NewFact } from './repository';
import { fullYears, toEnterprise, toFactSheet, toFactValue } from './views';

type S = MainComponents['schemas'];

const mostEnterprises = 20;
const firstYear = 1990;

interface Dependencies {
  db: Db;
  clock: Clock;
  files: FileStore;
  requirements(): Promise<readonly Requirement[]>;
}

/** The fact vault: what is known of a user's firms, from where, since when, and what it was before. */
export function createEnterpriseService({ db, clock, files, requirements }: Dependencies) {
  const repository = createEnterpriseRepository(db);

  const view = async (row: EnterpriseRow): Promise<S['Enterprise']> =>
    toEnterprise(row, await repository.listFacts(row.id), clock.now());

  /** One change of an own enterprise at a time. */
  const change = <T>(ownerId: string, id: string, run: (tx: Db, row: EnterpriseRow) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockUser(tx, ownerId);
      return run(tx, await findOwn(tx, ownerId, id));
    });

  const changeFact = (
    ownerId: string,
    enterpriseId: string,
    factId: string,
    run: (tx: Db, fact: FactRow) => Promise<void>,
    ofHistory = false,
  ): Promise<FactRow> =>
    change(ownerId, enterpriseId, async (tx) => {
      const own = createEnterpriseRepository(tx);
      const fact = await own.findFact(enterpriseId, factId, ofHistory);
      if (fact === undefined) throw new Rejection(404, '没有找到这个值，可能已被替换', 404);
      await run(tx, fact);
      return (await own.findFact(enterpriseId, factId, true)) ?? fact;
    });

  const freeEvidence = async (tx: Db, fact: FactRow): Promise<void> => {
    if (fact.evidence_file_id !== null) await files.remove(tx, fact.evidence_file_id);
  };

  const coverageOf = async (row: EnterpriseRow, facts: readonly FactRow[]) =>
    createCoverage(await requirements(), row, facts, fullYears(clock.now()));

  /** @returns a sentence where the year does not fit the fact */
  const yearProblem = (def: FactDef, period: string): string | null => {
    if (def.period === 'none') return period === '' ? null : `${def.label}不分年度，请去掉年度`;
    const newest = (fullYears(clock.now())[0] ?? 0) + 1;
    const year = /^\d{4}$/.test(period) ? Number(period) : Number.NaN;
    return year >= firstYear && year <= newest ? null : `${def.label}要填年度，应在${firstYear}到${newest}之间`;
  };

  const readRow = (row: ImportRow, bareUnit: string): (NewFact & { isBare: boolean }) | { problem: string } => {
    const [unprintable] = findUnprintable({ key: row.name, period: row.period, value: row.value, note: row.note });
    if (unprintable !== undefined) return { problem: unprintable.message };
    const def = findFactByName(row.name);
    if (def === undefined) return { problem: `没有“${row.name.slice(0, 20)}”这项资料` };
    const problem = yearProblem(def, row.period);
    if (problem !== null) return { problem };
    if (row.problem !== undefined) return { problem: `${def.label}${row.problem}` };
    const isUnitless = def.type === 'money' && lacksUnit(row.value);
    const parsed = parseFact(def, isUnitless ? `${row.value}${row.unit || bareUnit}` : row.value);
    if ('problem' in parsed) return parsed;
    const isBare = isUnitless && row.unit === '';
    const note = row.note.slice(0, 200) || null;
    return { key: def.key, period: row.period, value: parsed.value, source: 'import', note, isBare };
  };

  /** What is right, and a sentence for what is not. Of two lines for one place the first is taken. */
  const sortRows = ({ format, text, bareUnit }: S['ImportFactsBody']) => {
    const rows = readOrRefuse(format, text);
    const rejected: S['ImportReport']['rejected'] = [];
    const right: ReadLine[] = [];
    const places = new Map<string, number>();
    for (const row of rows) {
      const reject = (message: string) => rejected.push({ line: row.line, key: row.name.slice(0, 40), message });
      const fact = readRow(row, bareUnit === 'wan' ? '万元' : '元');
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
  };

  return {
    async list(ownerId: string): Promise<S['Enterprise'][]> {
      return Promise.all((await repository.list(ownerId)).map(view));
    },

    async save(ownerId: string, body: S['SaveEnterpriseBody']): Promise<S['Enterprise']> {
      const problem = body.uscc === undefined ? null : creditCodeProblem(body.uscc.toUpperCase());
      if (problem !== null) throw fieldRejection('uscc', `统一社会信用代码“${body.uscc}”${creditCodeWords(problem)}`);
      const today = dateInShanghai(clock.now());
      if (body.establishedAt !== undefined && body.establishedAt > today)
        throw fieldRejection('establishedAt', `成立日期不能晚于今天，现在是${body.establishedAt}`);
      const id = await db.transaction(async (tx) => {
        const own = createEnterpriseRepository(tx);
        await lockUser(tx, ownerId);
        if (body.enterpriseId !== undefined) {
          if (await own.update(body.enterpriseId, ownerId, body)) return body.enterpriseId;
          throw new Rejection(404, '没有找到这家企业', 404);
        }
        const { length } = await own.list(ownerId);
        if (length >= mostEnterprises) throw new Rejection(409, `一个账号最多${mostEnterprises}家企业`, 409);
        const newId = createId();
        await own.insert(newId, ownerId, body, length === 0, clock.now());
        return newId;
      });
      return view(await findOwn(db, ownerId, id));
    },

    async select(ownerId: string, id: string): Promise<S['Enterprise']> {
      await change(ownerId, id, (tx) => createEnterpriseRepository(tx).setCurrent(ownerId, id));
      return view(await findOwn(db, ownerId, id));
    },

    remove: (ownerId: string, id: string): Promise<void> =>
      change(ownerId, id, async (tx, row) => {
        const own = createEnterpriseRepository(tx);
        for (const fileId of await own.listEvidenceFiles(id)) await files.remove(tx, fileId);
        await own.remove(ownerId, id);
        const [next] = await own.list(ownerId);
        if (row.is_current && next !== undefined) await own.setCurrent(ownerId, next.id);
      }),

    async facts(ownerId: string, id: string): Promise<S['FactSheet']> {
      const row = await findOwn(db, ownerId, id);
      const facts = await repository.listFacts(id);
      return toFactSheet(row, facts, await coverageOf(row, facts), clock.now());
    },

    async conditions(ownerId: string, id: string, key: string): Promise<S['FactConditionList']> {
      const row = await findOwn(db, ownerId, id);
      return (await coverageOf(row, await repository.listFacts(id))).list(key);
    },

    async saveFact(ownerId: string, id: string, body: S['SaveFactBody']): Promise<S['FactValue']> {
      const def = findFact(body.key);
      if (def === undefined) throw fieldRejection('key', `没有“${body.key.slice(0, 20)}”这项资料`);
      const period = body.period ?? '';
      const problem = yearProblem(def, period);
      if (problem !== null) throw fieldRejection('period', problem);
      const parsed = parseFact(def, body.value as FactScalar);
      if ('problem' in parsed) throw fieldRejection('value', parsed.problem);
      const fact = { key: def.key, period, value: parsed.value, source: 'user', note: body.note ?? null } as const;
      return change(ownerId, id, async (tx) => {
        const own = createEnterpriseRepository(tx);
        const counting = (await own.listFacts(id)).filter((row) => row.is_chosen && row.period === period);
        const contrary = contradiction(def.key, (key) => {
          const other = counting.find((row) => row.key === key);
          return key === def.key ? fact.value : other && JSON.parse(other.value);
        });
        if (contrary !== null) throw fieldRejection('value', contrary);
        const factId = await own.putFact(id, fact, clock.now());
        const row = await own.findFact(id, factId);
        if (row === undefined) throw new Error('a fact vanished while it was saved');
        return toFactValue(row);
      });
    },

    async chooseFact(ownerId: string, id: string, factId: string): Promise<S['FactValue']> {
      return toFactValue(
        await changeFact(ownerId, id, factId, (tx, fact) => createEnterpriseRepository(tx).chooseFact(id, fact)),
      );
    },

    async removeFact(ownerId: string, id: string, factId: string): Promise<void> {
      await changeFact(ownerId, id, factId, async (tx, fact) => {
        // Its evidence stays with it in the history. What another source says counts only when the user chooses it.
        await createEnterpriseRepository(tx).endFact(fact.id, clock.now());
      });
    },

    async history(ownerId: string, id: string, key: string, period: string | null): Promise<S['FactValue'][]> {
      await findOwn(db, ownerId, id);
      return (await repository.listHistory(id, key, period)).map(toFactValue);
    },

    async importFacts(ownerId: string, id: string, body: S['ImportFactsBody']): Promise<S['ImportReport']> {
      const { right, rejected, bare, total } = sortRows(body);
      const { before, changes } = await change(ownerId, id, async (tx) => {
        const own = createEnterpriseRepository(tx);
        const chosen = (await own.listFacts(id)).filter((row) => row.is_chosen);
        const before = new Map(chosen.map((row) => [placeOf(row), JSON.parse(row.value) as FactScalar]));
        // The template brings every value back; one that says what is known already must not take the place of its evidence.
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
    },

    async uploadEvidence(ownerId: string, id: string, factId: string, file: Blob): Promise<S['FactValue']> {
      const checked = await files.check(ownerId, file, materialRule);
      const row = await changeFact(ownerId, id, factId, async (tx, fact) => {
        // First, so that one file can take the place of another in a full account.
        await freeEvidence(tx, fact);
        const kept = await files.keep(tx, ownerId, checked, '佐证材料');
        await createEnterpriseRepository(tx).setEvidence(fact.id, { ...kept, size: file.size });
      });
      return toFactValue(row);
    },

    async removeEvidence(ownerId: string, id: string, factId: string): Promise<S['FactValue']> {
      return toFactValue(await changeFact(ownerId, id, factId, freeEvidence, true));
    },

    async downloadEvidence(ownerId: string, id: string, factId: string): Promise<FileReply> {
      await findOwn(db, ownerId, id);
      const fileId = (await repository.findFact(id, factId, true))?.evidence_file_id;
      const file = fileId == null ? undefined : await files.read(db, fileId);
      if (file === undefined) throw new Rejection(404, '没有找到佐证材料', 404);
      return new FileReply(file.content, file.name, file.mediaType);
    },
  };
}

const placeOf = ({ key, period }: { key: string; period: string }): string => `${key} ${period}`;

/** A line that could be read. */
interface ReadLine {
  line: number;
  name: string;
  fact: NewFact;
  isBare: boolean;
}

/** Without the lines that cannot be true beside the others and what counts now. Of a part and its whole the part is refused. */
function takePossible(
  lines: readonly ReadLine[],
  before: ReadonlyMap<string, FactScalar>,
  rejected: S['ImportReport']['rejected'],
  /** The unit of bare amounts is not chosen yet. */
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
