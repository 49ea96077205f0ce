import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/platform/db';
import { createLog } from '../src/platform/log';
import type { PartResult } from './measure';
import { table } from './measure';
import { type ImportReport, startImport } from './runImport';

/** Imports the laws twice into an existing empty library, each time in a process of its own. */
export async function measureImport(path: string): Promise<PartResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hengce-bench-'));
  try {
    // Creating the database is not importing; it takes more memory than all of it.
    await (await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'))).close();
    const first = await startImport(dataDir, path).ended;
    const again = await startImport(dataDir, path).ended;
    if (first === null || again === null) throw new Error('the import did not end by itself');
    return {
      title: '导入laws.jsonl.gz',
      json: { first, again },
      markdown: table(
        ['', '读取', '新增', '更新', '未变', '未导入', '秒', '处理器秒', '条/秒', '内存峰值MB'],
        [row('第一次', first), row('再一次', again)],
      ),
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function row(name: string, { counts, seconds, cpuSeconds, memory }: ImportReport): (string | number | null)[] {
  const { read, added, changed, unchanged, rejected } = counts;
  return [
    name,
    read,
    added,
    changed,
    unchanged,
    rejected,
    Math.round(seconds),
    Math.round(cpuSeconds),
    Math.round(read / seconds),
    memory.peak,
  ];
}
