import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginWithEmptyDatabase } from '../src/platform/db/emptyDatabase';

const built = fileURLToPath(new URL('../dist/emptyDatabase', import.meta.url));

/** A new data folder, with the empty database that was built (buildServer.ts): sources would make one, which takes seconds. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hengce-test-'));
  await beginWithEmptyDatabase(join(dataDir, 'db'), built);
  return dataDir;
}
