import { type FactSet, factSet } from '@hengce/rules';
import { nameKey } from '../../library/publicity';
import type { Db } from '../../platform/db';
import { rememberAnswers } from '../../platform/vocabulary';
import type { FirmFact, FirmRecord } from './firmRecord';

/** What a source says of a firm. */
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
  regionCode: string | null;
  isSample: boolean;
  /** The newest first. */
  statements: readonly Statement[];
  /** Of each thing, what the newest source that knows it says. */
  known: readonly FirmFact[];
  factsOn(asOf: string): FactSet;
}

export interface Directory {
  /** What queries look at: invented firms only while there are no others. */
  firms: readonly Firm[];
  byId: ReadonlyMap<string, Firm>;
}

/** Firms that asked not to be listed. */
export const hiddenFirms = `SELECT s.firm_id FROM directory_statements s JOIN directory_opt_outs o ON o.key = s.name_key
  UNION SELECT f.id FROM directory_firms f JOIN directory_opt_outs o ON o.key = f.uscc`;

/** The directory in memory, read again when it has changed. */
export function createDirectory(db: Db): () => Promise<Directory> {
  const remembered = rememberAnswers<Directory>(1);
  return async () => {
    const [row] = await db.query<{ revision: string }>('SELECT revision::text AS revision FROM directory_library');
    return remembered(row?.revision ?? '', [], () => readDirectory(db));
  };
}

interface StatementRow {
  id: string;
  uscc: string | null;
  source: string;
  url: string | null;
  as_of: string;
  is_sample: boolean;
  record: FirmRecord;
}

async function readDirectory(db: Db): Promise<Directory> {
  const rows = await db.query<StatementRow>(
    `SELECT f.id, f.uscc, s.source, s.url, s.as_of::text AS as_of, s.is_sample, s.record
     FROM directory_firms f JOIN directory_statements s ON s.firm_id = f.id
     WHERE f.id NOT IN (${hiddenFirms}) ORDER BY f.id, s.as_of DESC, s.source`,
  );
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
  const names = [...statements.map(({ record }) => record.name), ...String(told?.value ?? '').split(/[、,，;；]/)];
  let facts: FactSet | undefined;
  return {
    id: newest.id,
    uscc: newest.uscc,
    name,
    formerNames: [...new Map(names.map((each) => [nameKey(each), each.trim()]))]
      .filter(([key]) => key !== '' && key !== nameKey(name))
      .map(([, each]) => each),
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
