import pg from 'pg';
import type { Log } from '../log';
import { columnType, parseDate, parseInt8 } from './columnTypes';
import { guarded } from './DatabaseAway';
import type { Db, SqlValue } from './Db';
import { transactionDb } from './transactionDb';

/** A busy process may not look at its sockets for seconds, above all while it starts. */
const connectionTimeoutMs = 10_000;
/** Longer than any statement of ours; a migration that needs more sets its own. */
const statementTimeoutMs = 120_000;

const parsers: Record<number, (text: string) => unknown> = {
  [columnType.int8]: parseInt8,
  [columnType.date]: parseDate,
};

/** Pool of connections to PostgreSQL. They are made on demand, so it recovers by itself when the server comes back. */
export function openPostgres(url: string, log: Log): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    application_name: 'hengce',
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Idle connections that die would otherwise end the process.
  pool.on('error', (err) => log.warn({ err }, '数据库连接断开，会在下次请求时重连'));
  return {
    ...statements(pool),
    transaction: (run) => guarded(() => inTransaction(pool, run)),
    close: () => pool.end(),
  };
}

async function inTransaction<T>(pool: pg.Pool, run: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const note = (error: Error) => {
    broken = error;
  };
  client.on('error', note);
  try {
    await client.query('BEGIN');
    const result = await run(transactionDb(statements(client)));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(note);
    throw error;
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}

function statements(runner: pg.Pool | pg.PoolClient): Pick<Db, 'query' | 'script'> {
  return {
    query: <Row>(sql: string, params: readonly SqlValue[] = []) =>
      guarded(async () => (await runner.query(sql, [...params])).rows as Row[]),
    script: (sql) =>
      guarded(async () => {
        await runner.query(sql);
      }),
  };
}
