import { PGlite, type Transaction } from '@electric-sql/pglite';
import { columnType, parseBytes, parseDate, parseInt8 } from './columnTypes';
import { guarded } from './DatabaseAway';
import type { Db, SqlValue } from './Db';
import { transactionDb } from './transactionDb';

/** What PostgreSQL keeps of its files in memory. Its default of 128 MB is for a machine of its own; the system's file cache does the same. */
const sharedBuffers = '16MB';

/** Bytes are sent as bytes. PGlite's own way writes them as text one at a time, which takes seconds for a megabyte. */
const asTheyAre = (bytes: Uint8Array): string => bytes as never;

/**
 * Opens the embedded database. It survives the death of the process but not a power cut (no fsync,
 * electric-sql/pglite#1107), and does not notice a second process in the same folder: take the lock of `lockDataDir`
 * first.
 *
 * @param folder data folder; null keeps the data in memory, for tests.
 * @param image dumped data folder to start from, which saves creating one.
 */
export async function openPglite(folder: string | null, image?: Blob): Promise<Db> {
  const engine = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(image === undefined ? {} : { loadDataDir: image }),
    parsers: { [columnType.bytea]: parseBytes, [columnType.int8]: parseInt8, [columnType.date]: parseDate },
    serializers: { [columnType.bytea]: asTheyAre },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
  return {
    ...statements(engine),
    transaction: (run) => guarded(() => engine.transaction((tx) => run(transactionDb(statements(tx))))),
    close: () => engine.close(),
  };
}

function statements(runner: PGlite | Transaction): Pick<Db, 'query' | 'script'> {
  return {
    query: <Row>(sql: string, params: readonly SqlValue[] = []) =>
      guarded(async () => (await runner.query<Row>(sql, [...params])).rows),
    script: (sql) =>
      guarded(async () => {
        await runner.exec(sql);
      }),
  };
}
