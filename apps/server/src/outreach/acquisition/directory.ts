import { type FactSet, factSet } from '@hengce/rules';
import { nameKey } from '../../library/publicity';
import type { Db } from '../../platform/db';
import { rememberAnswers } from '../../platform/vocabulary';
import { directoryRevision, listStatements, type StatementRow } from './directoryRepository';
import type { FirmFact, FirmRecord } from './firmRecord';

/** Statement of a source about a firm. */
export interface Statement {
  source: string;
  url: string | null;
  asOf: string;
  isSample: boolean;
  record: FirmRecord;
}

export interface Firm {
  id: string;
  uscc: string | null;
  name: string;
  formerNames: readonly string[];
  /** Keys (`nameKey`) of its present and former names. */
  nameKeys: readonly string[];
  regionCode: string | null;
  isSample: boolean;
  /** Statements of all sources, the newest first. */
  statements: readonly Statement[];
  /** Facts, each from the newest source that states it. */
  known: readonly FirmFact[];
  factsOn(asOf: string): FactSet;
}

export interface Directory {
  /** Firms that queries search: samples only while there are no others. */
  firms: readonly Firm[];
  byId: ReadonlyMap<string, Firm>;
}

/** Function that gives the firm directory (企业库), which stays in memory and is read again when it has changed. */
export function createDirectory(db: Db): () => Promise<Directory> {
  const remembered = rememberAnswers<Directory>(1);
  return async () => remembered(await directoryRevision(db), [], () => readDirectory(db));
}

async function readDirectory(db: Db): Promise<Directory> {
  const rows = await listStatements(db);
  const byFirm = new Map<string, StatementRow[]>();
  for (const row of rows) byFirm.set(row.id, [...(byFirm.get(row.id) ?? []), row]);
  const all = [...byFirm.values()].map(firmOf);
  const real = all.filter(({ isSample }) => !isSample);
  return { firms: real.length > 0 ? real : all, byId: new Map(all.map((firm) => [firm.id, firm])) };
}

function firmOf(rows: readonly StatementRow[]): Firm {
  const [newest] = rows as [StatementRow, ...StatementRow[]];
  const statements = rows.map(
    ({ source, url, as_of, is_sample, record }): Statement => ({
      source,
      url,
      asOf: as_of,
      isSample: is_sample,
      record,
    }),
  );
  const byPlace = new Map<string, FirmFact>();
  for (const { record } of statements)
    for (const fact of record.facts) {
      const place = `${fact.key} ${fact.period}`;
      if (!byPlace.has(place)) byPlace.set(place, fact);
    }
  const known = [...byPlace.values()];
  const isSample = statements.every((statement) => statement.isSample);
  const { name } = newest.record;
  const told = known.find(({ key }) => key === 'formerNames');
  const others = [...statements.map(({ record }) => record.name), ...String(told?.value ?? '').split(/[、,，;；]/)];
  const ownKey = nameKey(name);
  const former = new Map(others.map((each) => [nameKey(each), each.trim()]));
  former.delete('');
  former.delete(ownKey);
  let facts: FactSet | undefined;
  return {
    id: newest.id,
    uscc: newest.uscc,
    name,
    formerNames: [...former.values()],
    nameKeys: [ownKey, ...former.keys()],
    regionCode: statements.find(({ record }) => record.regionCode !== null)?.record.regionCode ?? null,
    isSample,
    statements,
    known,
    factsOn(asOf) {
      if (facts?.asOf !== asOf)
        facts = factSet(
          asOf,
          known.map((fact) => storedAs(fact, isSample)),
        );
      return facts;
    },
  };
}

const storedAs = (fact: FirmFact, isSample: boolean) =>
  ({ ...fact, source: isSample ? 'sample' : 'import', confidence: 'stated' }) as const;
