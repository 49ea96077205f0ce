import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportZip } from '../src/filing/declarations/materials/exportZip';
import { systemClock } from '../src/platform/adapters';
import { openDatabase } from '../src/platform/db';
import { migrate } from '../src/platform/db/migrate';
import { createFileStore } from '../src/platform/file';
import { createRateLimiter } from '../src/platform/limits';
import { createLog } from '../src/platform/log';
import { type PartResult, table } from './measure';

const megabyte = 1_000_000;
const fileBytes = 5 * megabyte;
/** By then everything that is loaded once is loaded. */
const warmFiles = 20;

/** Reads a zip of large files out of the embedded database as a client would, and looks at the memory of the process. */
export async function measureZip(count: number): Promise<PartResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-bench-zip-'));
  const db = await openDatabase({ dataDir: folder, databaseUrl: null }, createLog('silent'));
  try {
    await migrate(db);
    await db.query(
      `INSERT INTO files (id, name, media_type, size, sha256, content, created_at)
       VALUES ('f0', 'f.pdf', 'application/pdf', $1, '', $2, now())`,
      [fileBytes, new Uint8Array(randomBytes(fileBytes))],
    );
    for (let n = 1; n < count; n++)
      await db.query(
        `INSERT INTO files (id, name, media_type, size, sha256, content, created_at)
         SELECT $1, name, media_type, size, sha256, content, created_at FROM files WHERE id = 'f0'`,
        [`f${n}`],
      );
    const planned = Array.from({ length: count }, (_, n) => ({
      folder: null,
      name: `${n}.pdf`,
      specId: `m${n}`,
      fileId: `f${n}`,
      size: fileBytes,
    }));
    const startedAt = performance.now();
    const zip = exportZip({
      db,
      files: createFileStore(systemClock, createRateLimiter(db, systemClock)),
      planned,
      form: async () => new Uint8Array(),
      now: new Date(),
    });
    let bytes = 0;
    let warm = 0;
    let peak = 0;
    for await (const chunk of zip) {
      bytes += chunk.byteLength;
      const { rss } = process.memoryUsage();
      if (bytes < warmFiles * fileBytes) warm = Math.max(warm, rss);
      peak = Math.max(peak, rss);
    }
    const json = {
      files: count,
      megabytes: Math.round(bytes / megabyte),
      seconds: Math.round((performance.now() - startedAt) / 100) / 10,
      rssOfFirst: Math.round(warm / megabyte),
      rssPeak: Math.round(peak / megabyte),
    };
    return {
      title: `申报材料包，${count}个5MB的文件`,
      json,
      markdown: table(
        ['MB', '秒', `前${warmFiles}个文件的内存（MB）`, '最大内存（MB）'],
        [[json.megabytes, json.seconds, json.rssOfFirst, json.rssPeak]],
      ),
    };
  } finally {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
}
