import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PolicyRecord } from '../src/library/records';
import { createPolicyRepository } from '../src/library/records';
import { PolicyIndex } from '../src/library/search';
import { openDatabase } from '../src/platform/db';
import { createLog } from '../src/platform/log';
import { generatePolicies } from './generatePolicies';
import { startImport } from './runImport';

export interface ImportSweep {
  rounds: number;
  /** Records reported as safe before a kill. */
  acknowledged: number;
  /** Of these, missing afterwards. */
  lost: number;
  /** Rounds after which the index did not hold exactly the library. */
  indexWrong: number;
  /** Records that the completing imports still added. */
  completed: number;
  /** Records that another import of the same files changed; must be none. */
  changedAgain: number;
}

const perFile = 800;

/**
 * Kills an import with SIGKILL at a random moment, round after round over one data folder with a new file each, and looks for everything
 * that it had said to be safe. Then completes all files, twice.
 */
export async function sweepImports(dataDir: string, rounds: number): Promise<ImportSweep> {
  const sweep: ImportSweep = { rounds, acknowledged: 0, lost: 0, indexWrong: 0, completed: 0, changedAgain: 0 };
  await mkdir(dataDir, { recursive: true });
  const files: string[] = [];
  await inspect(dataDir, []);
  for (let round = 0; round < rounds; round++) {
    const records = recordsOf(round);
    const path = join(dataDir, `round-${round}.jsonl`);
    await writeFile(path, records.map((record) => JSON.stringify(record)).join('\n'));
    files.push(path);
    const committed = await importUntilKilled(dataDir, path);
    sweep.acknowledged += committed;
    const { missing, isIndexRight } = await inspect(
      dataDir,
      records.slice(0, committed).map(({ id }) => id),
    );
    sweep.lost += missing;
    if (!isIndexRight) sweep.indexWrong += 1;
  }
  for (const path of files) sweep.completed += (await startImport(dataDir, path).ended)?.counts.added ?? Number.NaN;
  for (const path of files)
    sweep.changedAgain += perFile - ((await startImport(dataDir, path).ended)?.counts.unchanged ?? 0);
  const { isIndexRight, count } = await inspect(dataDir, []);
  if (!isIndexRight || count !== rounds * perFile) sweep.indexWrong += 1;
  return sweep;
}

/** @returns how many records it had said to be safe. */
async function importUntilKilled(dataDir: string, path: string): Promise<number> {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const running = startImport(dataDir, path, start);
  await Promise.race([started, running.ended]);
  await wait(randomInt(0, 800));
  running.child.kill('SIGKILL');
  await running.ended;
  return running.committed();
}

async function inspect(
  dataDir: string,
  ids: readonly string[],
): Promise<{ missing: number; isIndexRight: boolean; count: number }> {
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
  try {
    const repository = createPolicyRepository(db);
    const present = new Set(await repository.ids());
    const index = new PolicyIndex(join(dataDir, 'search'), repository);
    await index.load();
    await index.sync();
    const indexed = new Set(index.state.catalog.idsLive());
    index.close();
    const isIndexRight = indexed.size === present.size && [...present].every((id) => indexed.has(id));
    return { missing: ids.filter((id) => !present.has(id)).length, isIndexRight, count: present.size };
  } finally {
    await db.close();
  }
}

function recordsOf(round: number): PolicyRecord[] {
  return [...generatePolicies(perFile)].map((record) => ({
    ...record,
    id: `r${round}-${record.id}`,
    familyId: `r${round}-${record.familyId}`,
  }));
}
