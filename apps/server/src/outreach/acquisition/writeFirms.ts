import { nameKey } from '../../library/publicity';
import type { WriteResult } from '../../library/records';
import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import {
  type FirmSource,
  insertFirms,
  listFirmsLike,
  listOptOuts,
  noteChange,
  setCode,
  writeStatements,
} from './directoryRepository';
import type { FirmRecord } from './firmRecord';

interface KnownFirm {
  id: string;
  uscc: string | null;
  keys: Set<string>;
}

export interface FirmWriter {
  /** Writes records. @returns the result of each, or the reason in Chinese why it was refused */
  write(records: readonly FirmRecord[]): Promise<(WriteResult | { reason: string })[]>;
}

/** Writer of the statements of one source. Firms are identified by their code, or else by their name. */
export function createFirmWriter(db: Db, source: FirmSource): FirmWriter {
  const seen = new Set<string>();
  return {
    write: (records) =>
      db.transaction(async (tx) => {
        const isOut = await readOptOuts(tx, records);
        const known = await readKnown(tx, records);
        const made: KnownFirm[] = [];
        const coded: KnownFirm[] = [];
        const stated: { firm: KnownFirm; record: FirmRecord; at: number }[] = [];
        const results = records.map((record, at): WriteResult | { reason: string } => {
          const key = nameKey(record.name);
          if (isOut(record.uscc) || isOut(key)) return { reason: '企业已要求不列入企业库' };
          const same = firmsLike(known, key, record.uscc);
          if (same.length > 1) return { reason: `有${same.length}家企业叫这个名称，请写明统一社会信用代码` };
          const firm = same[0] ?? { id: createId(), uscc: record.uscc, keys: new Set<string>() };
          if (seen.has(firm.id)) return { reason: '与前面的一行是同一家企业，保留了先出现的' };
          seen.add(firm.id);
          if (same.length === 0) {
            known.push(firm);
            made.push(firm);
          } else if (firm.uscc === null && record.uscc !== null) {
            firm.uscc = record.uscc;
            coded.push(firm);
          }
          firm.keys.add(key);
          stated.push({ firm, record, at });
          return 'unchanged';
        });
        await insertFirms(tx, made);
        for (const { id, uscc } of coded) await setCode(tx, id, uscc);
        const statements = stated.map(({ firm, record }) => ({ firmId: firm.id, record }));
        const written = await writeStatements(tx, source, statements);
        for (const { firm, at } of stated) {
          const isNew = written.get(firm.id);
          if (isNew !== undefined) results[at] = isNew ? 'added' : 'changed';
        }
        if (written.size > 0) await noteChange(tx);
        return results;
      }),
  };
}

/** Firms that a record may be about: the one with its code, or those of its name whose code is not known yet. */
function firmsLike(known: readonly KnownFirm[], key: string, uscc: string | null): KnownFirm[] {
  const byCode = known.filter((firm) => uscc !== null && firm.uscc === uscc);
  if (byCode.length > 0) return byCode;
  return known.filter((firm) => firm.keys.has(key) && (uscc === null || firm.uscc === null));
}

async function readOptOuts(tx: Db, records: readonly FirmRecord[]): Promise<(key: string | null) => boolean> {
  const out = await listOptOuts(
    tx,
    records.flatMap(({ name, uscc }) => [nameKey(name), ...(uscc ? [uscc] : [])]),
  );
  return (key) => key !== null && out.has(key);
}

async function readKnown(tx: Db, records: readonly FirmRecord[]): Promise<KnownFirm[]> {
  const codes = records.flatMap(({ uscc }) => uscc ?? []);
  const firms = await listFirmsLike(
    tx,
    codes,
    records.map(({ name }) => nameKey(name)),
  );
  return firms.map((firm) => ({ ...firm, keys: new Set(firm.keys) }));
}
