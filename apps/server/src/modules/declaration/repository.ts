import type { MainComponents, MainOperations } from '@hengce/api/contract';
import type { Db } from '../../db/Db';
import { stateNames } from './stateNames';

type Declaration = MainComponents['schemas']['Declaration'];
type Query = NonNullable<MainOperations['listDeclarations']['parameters']['query']>;

interface Row {
  id: string;
  declare_no: string;
  project_name: string;
  item_name: string;
  policy_title: string;
  batch: string | null;
  region_name: string;
  state: Declaration['state'];
  amount_expected_fen: number | null;
  deadline: Date | null;
  owner_name: string;
  progress: number;
  create_time: Date;
  update_time: Date;
}

// Column names cannot be parameters, so only these fixed texts ever reach the statement.
const orders = {
  create_time: { asc: 'create_time ASC', desc: 'create_time DESC' },
  update_time: { asc: 'update_time ASC', desc: 'update_time DESC' },
  deadline: { asc: 'deadline ASC NULLS LAST', desc: 'deadline DESC NULLS LAST' },
} as const;

export function createDeclarationRepository(db: Db) {
  return {
    async list(ownerId: string, query: Required<Query>): Promise<{ rows: Declaration[]; total: number }> {
      const [count] = await db.query<{ total: number }>(
        'SELECT count(*) AS total FROM declarations WHERE owner_id = $1',
        [ownerId],
      );
      const rows = await db.query<Row>(
        `SELECT d.*, u.name AS owner_name FROM declarations d JOIN users u ON u.id = d.owner_id
         WHERE d.owner_id = $1 ORDER BY ${orders[query.orderByColumn][query.isAsc]}, d.id LIMIT $2 OFFSET $3`,
        [ownerId, query.pageSize, (query.pageNum - 1) * query.pageSize],
      );
      return { rows: rows.map(toDeclaration), total: count?.total ?? 0 };
    },
  };
}

const toDeclaration = (row: Row): Declaration => ({
  id: row.id,
  declareNo: row.declare_no,
  projectName: row.project_name,
  itemName: row.item_name,
  policyTitle: row.policy_title,
  batch: row.batch,
  regionName: row.region_name,
  state: row.state,
  stateName: stateNames[row.state],
  amountExpectedFen: row.amount_expected_fen,
  deadline: row.deadline?.toISOString() ?? null,
  ownerName: row.owner_name,
  progress: row.progress,
  createTime: row.create_time.toISOString(),
  updateTime: row.update_time.toISOString(),
});
