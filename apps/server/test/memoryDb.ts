import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Db } from '../src/platform/db';
import { buildEmptyDatabase } from '../src/platform/db/emptyDatabase';
import { migrationsFolder } from '../src/platform/db/migrate';
import { openPglite } from '../src/platform/db/pgliteDb';

const cache = fileURLToPath(new URL('../node_modules/.cache/hengce/', import.meta.url));
let image: Promise<Blob> | undefined;

/** A new database in memory with all tables. Making one takes seconds, so the first is kept as an image that all others begin with. */
export async function openMemoryDb(): Promise<Db> {
  image ??= readImage();
  return openPglite(null, await image);
}

async function readImage(): Promise<Blob> {
  const path = join(cache, `pglite-${await fingerprint()}.tar`);
  const content = await readFile(path).catch(() => makeImage(path));
  return new Blob([new Uint8Array(content)]);
}

async function makeImage(path: string): Promise<Buffer> {
  await mkdir(cache, { recursive: true });
  // Test files run at the same time; a whole image appears at once.
  const own = await mkdtemp(join(cache, 'new-'));
  const dataDir = join(own, 'db');
  await buildEmptyDatabase(async () => {}, dataDir);
  const engine = await PGlite.create({ dataDir });
  const content = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer());
  await engine.close();
  await writeFile(join(own, 'image'), content);
  await rename(join(own, 'image'), path);
  await rm(own, { recursive: true });
  return content;
}

/** Changes with the version of PGlite and with every migration. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(await readFile(join(dirname(entry), '..', 'package.json')));
  for (const name of (await readdir(migrationsFolder)).sort()) {
    hash.update(name).update(await readFile(new URL(name, migrationsFolder)));
  }
  return hash.digest('hex').slice(0, 16);
}
