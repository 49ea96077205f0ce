import type { MainComponents } from '@hengce/api/contract';
import type { FactScalar } from '@hengce/rules';
import type { Db } from '../../platform/db';

type S = MainComponents['schemas'];

export interface EnterpriseRow {
  id: string;
  name: string;
  uscc: string | null;
  region_code: string;
  region_name: string;
  industry_code: string | null;
  established_at: string | null;
  is_sample: boolean;
  is_current: boolean;
}

/** Columns of an enterprise that the user fills in (企业基本信息). */
export type EnterpriseValues = Pick<
  EnterpriseRow,
  'name' | 'uscc' | 'region_code' | 'region_name' | 'industry_code' | 'established_at'
>;

export interface FactRow {
  id: number;
  key: string;
  period: string;
  value: string;
  source: S['FactSource'];
  note: string | null;
  evidence_file_id: string | null;
  evidence_name: string | null;
  evidence_size: number | null;
  is_chosen: boolean;
  recorded_at: Date;
  superseded_at: Date | null;
}

export interface NewFact {
  key: string;
  period: string;
  value: FactScalar;
  source: S['FactSource'];
  note: string | null;
}

const columns = 'id, name, uscc, region_code, region_name, industry_code, established_at, is_sample, is_current';

export function createEnterpriseRepository(db: Db) {
  const unchoose = (enterpriseId: string, key: string, period: string) =>
    db.query(
      'UPDATE enterprise_facts SET is_chosen = false WHERE enterprise_id = $1 AND key = $2 AND period = $3 AND is_chosen',
      [enterpriseId, key, period],
    );

  return {
    list: (ownerId: string): Promise<EnterpriseRow[]> =>
      db.query<EnterpriseRow>(
        `SELECT ${columns} FROM enterprises WHERE owner_id = $1 ORDER BY is_current DESC, created_at, id`,
        [ownerId],
      ),

    async find(ownerId: string, id: string): Promise<EnterpriseRow | undefined> {
      const [row] = await db.query<EnterpriseRow>(
        `SELECT ${columns} FROM enterprises WHERE owner_id = $1 AND id = $2`,
        [ownerId, id],
      );
      return row;
    },

    async insert(id: string, ownerId: string, values: EnterpriseValues, isCurrent: boolean, now: Date) {
      await db.query(
        `INSERT INTO enterprises (id, owner_id, name, uscc, region_code, region_name, industry_code, established_at,
           is_current, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [id, ownerId, ...listOf(values), isCurrent, now],
      );
    },

    async update(id: string, ownerId: string, values: EnterpriseValues): Promise<boolean> {
      const rows = await db.query(
        `UPDATE enterprises SET name = $3, uscc = $4, region_code = $5, region_name = $6, industry_code = $7,
           established_at = $8 WHERE id = $1 AND owner_id = $2 RETURNING id`,
        [id, ownerId, ...listOf(values)],
      );
      return rows.length === 1;
    },

    async setCurrent(ownerId: string, id: string): Promise<void> {
      await db.query('UPDATE enterprises SET is_current = false WHERE owner_id = $1 AND is_current', [ownerId]);
      await db.query('UPDATE enterprises SET is_current = true WHERE owner_id = $1 AND id = $2', [ownerId, id]);
    },

    async remove(ownerId: string, id: string): Promise<void> {
      await db.query('DELETE FROM enterprises WHERE owner_id = $1 AND id = $2', [ownerId, id]);
    },

    /** Ids of the files that are evidence of an enterprise's facts, past ones included. */
    async listEvidenceFiles(enterpriseId: string): Promise<string[]> {
      const rows = await db.query<{ evidence_file_id: string }>(
        'SELECT evidence_file_id FROM enterprise_facts WHERE enterprise_id = $1 AND evidence_file_id IS NOT NULL',
        [enterpriseId],
      );
      return rows.map(({ evidence_file_id }) => evidence_file_id);
    },

    /** Current values of all sources, the newest year first. */
    listFacts: (enterpriseId: string): Promise<FactRow[]> =>
      db.query<FactRow>(
        `SELECT * FROM enterprise_facts WHERE enterprise_id = $1 AND superseded_at IS NULL
         ORDER BY period DESC, is_chosen DESC, id`,
        [enterpriseId],
      ),

    listHistory: (enterpriseId: string, key: string, period: string | null): Promise<FactRow[]> =>
      db.query<FactRow>(
        `SELECT * FROM enterprise_facts WHERE enterprise_id = $1 AND key = $2 AND ($3::text IS NULL OR period = $3)
         ORDER BY id DESC LIMIT 200`,
        [enterpriseId, key, period],
      ),

    /** A current value or, with `ofHistory`, a past one too. */
    async findFact(enterpriseId: string, factId: string, ofHistory = false): Promise<FactRow | undefined> {
      const [row] = await db.query<FactRow>(
        `SELECT * FROM enterprise_facts WHERE enterprise_id = $1 AND id = $2::bigint AND ($3 OR superseded_at IS NULL)`,
        [enterpriseId, factId, ofHistory],
      );
      return row;
    },

    /** Adds a value that replaces the one of the same source and becomes the chosen one. @returns its id */
    async putFact(enterpriseId: string, fact: NewFact, now: Date): Promise<string> {
      const place = [enterpriseId, fact.key, fact.period];
      await db.query(
        `UPDATE enterprise_facts SET superseded_at = $5, is_chosen = false WHERE enterprise_id = $1 AND key = $2
           AND period = $3 AND source = $4 AND superseded_at IS NULL`,
        [...place, fact.source, now],
      );
      await unchoose(enterpriseId, fact.key, fact.period);
      const [row] = await db.query<{ id: number }>(
        `INSERT INTO enterprise_facts (enterprise_id, key, period, value, source, note, is_chosen, recorded_at)
         VALUES ($1, $2, $3, $4, $5, $6, true, $7) RETURNING id`,
        [...place, JSON.stringify(fact.value), fact.source, fact.note, now],
      );
      return String(row?.id);
    },

    async chooseFact(enterpriseId: string, fact: FactRow): Promise<void> {
      await unchoose(enterpriseId, fact.key, fact.period);
      await db.query('UPDATE enterprise_facts SET is_chosen = true WHERE id = $1', [fact.id]);
    },

    async endFact(id: number, now: Date): Promise<void> {
      await db.query('UPDATE enterprise_facts SET superseded_at = $2, is_chosen = false WHERE id = $1', [id, now]);
    },

    async setEvidence(id: number, file: { id: string; name: string; size: number }): Promise<void> {
      await db.query(
        'UPDATE enterprise_facts SET evidence_file_id = $2, evidence_name = $3, evidence_size = $4 WHERE id = $1',
        [id, file.id, file.name, file.size],
      );
    },
  };
}

const listOf = (row: EnterpriseValues) => [
  row.name,
  row.uscc,
  row.region_code,
  row.region_name,
  row.industry_code,
  row.established_at,
];

/** Evidence of a fact, with its file. */
export interface FactEvidenceRow {
  id: number;
  key: string;
  period: string;
  enterprise_id: string;
  enterprise_name: string;
  file_name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  created_at: Date;
}

/** Evidence of the current facts of all enterprises of an account. */
export const listFactEvidence = (db: Db, ownerId: string): Promise<FactEvidenceRow[]> =>
  db.query<FactEvidenceRow>(
    `SELECT x.id, x.key, x.period, e.id AS enterprise_id, e.name AS enterprise_name, f.name AS file_name, f.media_type,
       f.size, f.created_at
     FROM enterprise_facts x JOIN enterprises e ON e.id = x.enterprise_id JOIN files f ON f.id = x.evidence_file_id
     WHERE e.owner_id = $1 AND x.superseded_at IS NULL`,
    [ownerId],
  );

/** Evidence of one fact, current or past; undefined where the account has no such fact or the fact no evidence. */
export async function findFactEvidence(
  db: Db,
  ownerId: string,
  factId: string,
): Promise<{ key: string; evidence_file_id: string; superseded_at: Date | null } | undefined> {
  const [row] = await db.query<{ key: string; evidence_file_id: string; superseded_at: Date | null }>(
    `SELECT x.key, x.evidence_file_id, x.superseded_at FROM enterprise_facts x JOIN enterprises e ON e.id = x.enterprise_id
     WHERE x.id::text = $1 AND e.owner_id = $2 AND x.evidence_file_id IS NOT NULL`,
    [factId, ownerId],
  );
  return row;
}
