import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { StartupError } from '../config';
import type { Db } from './Db';

/** Any constant of our own; two servers that start at once on one PostgreSQL take turns on it. */
const lockNumber = 7_202_611_21;
const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;
export const migrationsFolder = new URL('./migrations/', import.meta.url);

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Brings the schema up to date: every file NNNN_name.sql that is not recorded yet, in order, all in one transaction, so a
 * crash leaves the old schema. Files are never edited after release.
 *
 * @throws StartupError for a file that changed after it was applied, and for a schema of a later version
 * @returns the names that were applied.
 */
export async function migrate(db: Db, folder: URL = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
    await tx.script(
      `CREATE TABLE IF NOT EXISTS schema_migrations (
         name text PRIMARY KEY,
         checksum text NOT NULL,
         applied_at timestamptz NOT NULL DEFAULT now()
       )`,
    );
    const rows = await tx.query<{ name: string; checksum: string }>('SELECT name, checksum FROM schema_migrations');
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const names: string[] = [];
    for (const migration of migrations) {
      const known = applied.get(migration.name);
      if (known === migration.checksum) continue;
      if (known !== undefined) {
        throw new StartupError(`迁移文件${migration.name}在执行之后被改动过。请恢复原文件，改动写进新的迁移文件。`);
      }
      await tx.script(migration.sql);
      await tx.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
        migration.name,
        migration.checksum,
      ]);
      names.push(migration.name);
    }
    const ours = new Set(migrations.map(({ name }) => name));
    const foreign = [...applied.keys()].filter((name) => !ours.has(name));
    if (foreign.length > 0) {
      throw new StartupError(`数据库由更新的版本建立，缺少迁移文件${foreign.join('、')}。请升级程序后再启动。`);
    }
    return names;
  });
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      // Checkouts on Windows may have CRLF; the checksum must not depend on it.
      const sql = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
