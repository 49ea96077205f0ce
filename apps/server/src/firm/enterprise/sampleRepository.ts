import type { FactScalar } from '@hengce/rules';
import type { Db } from '../../platform/db';
import type { EnterpriseValues } from './repository';

/** Adds the sample enterprise of the demo account, as its current one. */
export async function insertSampleEnterprise(
  tx: Db,
  id: string,
  ownerId: string,
  values: Omit<EnterpriseValues, 'uscc'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO enterprises (id, owner_id, name, region_code, region_name, industry_code, established_at, is_sample, is_current,
       created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, true, true, $8)`,
    [
      id,
      ownerId,
      values.name,
      values.region_code,
      values.region_name,
      values.industry_code,
      values.established_at,
      now,
    ],
  );
}

export async function findSampleEnterprise(tx: Db, ownerId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>('SELECT id FROM enterprises WHERE owner_id = $1 AND is_sample', [
    ownerId,
  ]);
  return row?.id;
}

/** Adds sample facts to an enterprise that has none; what a visitor has written stays. */
export async function insertSampleFacts(
  tx: Db,
  enterpriseId: string,
  facts: readonly (readonly [key: string, period: string, value: FactScalar])[],
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO enterprise_facts (enterprise_id, key, period, value, source, is_chosen, recorded_at)
     SELECT $1, key, period, value, 'sample', true, $5
     FROM unnest($2::text[], $3::text[], $4::text[]) AS sample (key, period, value)
     WHERE NOT EXISTS (SELECT 1 FROM enterprise_facts WHERE enterprise_id = $1)`,
    [
      enterpriseId,
      facts.map(([key]) => key),
      facts.map(([, period]) => period),
      facts.map(([, , value]) => JSON.stringify(value)),
      now,
    ],
  );
}
