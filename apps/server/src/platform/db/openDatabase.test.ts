import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log';
import { openDatabase } from './openDatabase';

it('数据库文件损坏时说明怎么办，放开数据目录，什么也不删', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hengce-broken-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await writeFile(join(dataDir, 'db'), 'not a database');
  await expect(openDatabase({ dataDir, databaseUrl: null }, createLog('silent'))).rejects.toThrow(
    `打不开数据目录${dataDir}里的数据库，其中的文件可能已损坏。目录没有被删除，请先备份它`,
  );
  expect(await readdir(dataDir)).toEqual(['db', 'lock']);
  expect(await readdir(join(dataDir, 'lock'))).toEqual([]);
});
