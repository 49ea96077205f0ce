import type { MainComponents, MainOperations } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { overStates } from './machine';
import { columns, type DeclarationRow } from './rows';
import { toDeclaration } from './views';

type Declaration = MainComponents['schemas']['Declaration'];
type Query = NonNullable<MainOperations['listDeclarations']['parameters']['query']>;

// Column names cannot be parameters, so only these fixed texts ever reach the statement.
const orders = {
  create_time: { asc: 'create_time ASC', desc: 'create_time DESC' },
  update_time: { asc: 'update_time ASC', desc: 'update_time DESC' },
  deadline: { asc: 'deadline ASC NULLS LAST', desc: 'deadline DESC NULLS LAST' },
} as const;

export function createDeclarationRepository(db: Db) {
  return {
    async list(
      ownerId: string,
      { enterpriseId, due, ...page }: Required<Omit<Query, 'enterpriseId'>> & Pick<Query, 'enterpriseId'>,
      now: Date,
    ): Promise<{ rows: Declaration[]; total: number }> {
      const found = `d.owner_id = $1 AND ($2::text IS NULL OR d.enterprise_id = $2)
        AND (NOT $3::boolean OR (d.state <> ALL ($4) AND d.deadline > $5))`;
      const asked = [ownerId, enterpriseId ?? null, due, overStates, now];
      const [count] = await db.query<{ total: number }>(
        `SELECT count(*) AS total FROM declarations d WHERE ${found}`,
        asked,
      );
      const rows = await db.query<DeclarationRow>(
        `SELECT ${columns} WHERE ${found} ORDER BY ${orders[page.orderByColumn][page.isAsc]}, d.id LIMIT $6 OFFSET $7`,
        [...asked, page.pageSize, (page.pageNum - 1) * page.pageSize],
      );
      return { rows: rows.map(toDeclaration), total: count?.total ?? 0 };
    },
  };
}
