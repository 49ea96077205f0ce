import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Db } from './Db';
import { migrate } from './migrate';
import { openPglite } from './pgliteDb';

/** Beside what is built; sources have none, and make their databases when they open them. */
const built = fileURLToPath(new URL('../../emptyDatabase', import.meta.url));

/**
 * Writes the files of a database with empty tables, once per build.
 *
 * @param clear removes what must differ from one installation to another.
 */
export async function buildEmptyDatabase(clear: (db: Db) => Promise<unknown>, to = built): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-database-'));
  const db = await openPglite(folder);
  await migrate(db);
  await clear(db);
  await db.close();
  await rm(to, { recursive: true, force: true });
  await cp(folder, to, { recursive: true });
  await rm(folder, { recursive: true });
}

/**
 * Creates a data folder as a copy of the empty database: building one takes six seconds of CPU and memory that the
 * process does not give back. A folder that exists is left alone; without a built copy nothing is done.
 */
export async function beginWithEmptyDatabase(folder: string, from = built): Promise<void> {
  if (existsSync(folder) || !existsSync(from)) return;
  // Under another name until it is whole, should the process die on the way.
  const part = `${folder}.new`;
  await rm(part, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await cp(from, part, { recursive: true });
  await rename(part, folder);
}
