import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../config';
import type { Log } from '../log';
import { DatabaseAway } from './DatabaseAway';
import type { Db } from './Db';
import { beginWithEmptyDatabase } from './emptyDatabase';
import { lockDataDir } from './lockDataDir';
import { migrate } from './migrate';
import { openPglite } from './pgliteDb';
import { openPostgres } from './postgresDb';

export interface DatabaseConfig {
  dataDir: string;
  /** Address of PostgreSQL; null for the embedded database in dataDir. */
  databaseUrl: string | null;
}

const connectAttempts = 5;
const pauseMs = 1_000;

/**
 * Opens the database for the server and every CLI: lock, open, migrate. `close` releases the lock.
 *
 * @throws StartupError with a sentence for the operator.
 */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<Db> {
  const db = config.databaseUrl === null ? await openEmbedded(config.dataDir) : await connect(config.databaseUrl, log);
  try {
    const applied = await migrate(db);
    if (applied.length > 0) log.info({ applied }, '数据库结构已更新');
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function openEmbedded(dataDir: string): Promise<Db> {
  const lock = await lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'db');
    await beginWithEmptyDatabase(folder);
    const db = await openPglite(folder);
    return {
      ...db,
      async close() {
        await db.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    // PGlite aborts with its own words or none at all.
    const detail = (error as Partial<Error>).message;
    throw new StartupError(
      `打不开数据目录${dataDir}里的数据库，其中的文件可能已损坏${detail ? `（${detail}）` : ''}。` +
        '目录没有被删除，请先备份它，再用DATA_DIR指定另一个目录启动。',
    );
  }
}

async function connect(url: string, log: Log): Promise<Db> {
  const db = openPostgres(url, log);
  for (let attempt = 1; ; attempt++) {
    try {
      await db.query('SELECT 1');
      return db;
    } catch (error) {
      const reason = (error instanceof DatabaseAway ? (error.cause as Error) : (error as Error)).message;
      if (!(error instanceof DatabaseAway) || attempt === connectAttempts) {
        await db.close();
        throw new StartupError(
          `连不上DATABASE_URL指定的数据库（${addressOf(url)}）：${reason}。请检查地址、账号和网络。`,
        );
      }
      log.warn({ attempt, attempts: connectAttempts }, '暂时连不上数据库，稍后重试');
      await wait(pauseMs);
    }
  }
}

/** Host and database only: the address holds the password. */
function addressOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return '地址无法解析';
  }
}
