import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lawLine } from '../library/import/testing';
import { openDatabase } from '../platform/db';
import { createLog } from '../platform/log';

const script = fileURLToPath(new URL('../../dist/cli/import.js', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hengce-cli-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') } },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      },
    );
  });
}

it('说明用法，拒绝不认识的选项和空的参数', { timeout: 60_000 }, async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('npm run import -- [选项] 文件…'),
  });
  expect(await run('--wrong')).toMatchObject({ code: 1, err: expect.stringContaining('不认识的选项') });
  expect(await run()).toMatchObject({ code: 1, err: expect.stringContaining('没有给出要导入的文件') });
});

it('导入、报告未导入的记录；数据目录在用时说清楚该怎么办', { timeout: 180_000 }, async () => {
  const path = join(folder, `${'法规'.repeat(40)}.jsonl`);
  await writeFile(path, [JSON.stringify(lawLine()), '{"broken'].join('\n'));
  expect(await run('--dry-run', path, join(folder, 'missing.json'))).toMatchObject({
    code: 1,
    out: expect.stringContaining('可导入1条'),
    err: expect.stringContaining('文件不存在'),
  });
  const bad = join(folder, 'bad.jsonl');
  await writeFile(bad, '{"broken"\n{"a":1}');
  expect(await run('--dry-run', bad)).toMatchObject({ code: 1, out: expect.stringContaining('未导入2条') });
  const done = await run(path);
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining('新增1条，更新0条，未变0条，未导入1条') });
  const reports = await readdir(join(folder, 'data', 'import-reports'));
  expect(
    JSON.parse(await readFile(join(folder, 'data', 'import-reports', reports.sort().at(-1) as string), 'utf8')),
  ).toEqual({ place: '第2行', title: null, reason: '不是完整的JSON' });
  const db = await openDatabase({ dataDir: join(folder, 'data'), databaseUrl: null }, createLog('silent'));
  try {
    expect(await run(path)).toMatchObject({ code: 1, err: expect.stringContaining('请先停止衡策服务') });
  } finally {
    await db.close();
  }
});
