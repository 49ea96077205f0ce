import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Db } from '../src/platform/db';
import { openPglite } from '../src/platform/db/pgliteDb';

const folder = fileURLToPath(new URL('../node_modules/.cache/hengce/', import.meta.url));

/** A new empty database in memory. Making one takes seconds, so the first is kept as an image that all others begin with. */
export async function openMemoryDb(): Promise<Db> {
  return openPglite(null, new Blob([await emptyImage()]));
}

async function emptyImage(): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(folder, `pglite-${await pgliteVersion()}.tar`);
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    const engine = await PGlite.create();
    const image = new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer());
    await engine.close();
    await mkdir(folder, { recursive: true });
    // Test files run at the same time; a whole image appears at once.
    const part = `${path}.${process.pid}`;
    await writeFile(part, image);
    await rename(part, path);
    return image;
  }
}

async function pgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
