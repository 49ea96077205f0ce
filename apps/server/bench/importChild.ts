import { writeSync } from 'node:fs';
import { importFile } from '../src/library/import';
import { createPolicyRepository } from '../src/library/records';
import { openDatabase } from '../src/platform/db';
import { createLog } from '../src/platform/log';
import { memory } from './measure';

// Imports one file as the command line does, and says after every batch how many records are safe. Run by the benchmarks.
const [dataDir, path] = process.argv.slice(2) as [string, string];
const db = await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
const repository = createPolicyRepository(db);
// Straight to the descriptor: what was said must not be lost in a buffer when the process is killed.
const say = (value: unknown) => writeSync(1, `${JSON.stringify(value)}\n`);
const cpu = process.cpuUsage();
const startedAt = performance.now();
const { counts, broken } = await importFile(path, {
  write: (records) => repository.write(records, 'import', new Date()),
  onRejected: () => {},
  onProgress: ({ added, changed, unchanged }) => say({ committed: added + changed + unchanged }),
});
const used = process.cpuUsage(cpu);
say({
  counts,
  broken,
  seconds: (performance.now() - startedAt) / 1000,
  cpuSeconds: (used.user + used.system) / 1e6,
  memory: memory(),
});
await db.close();
