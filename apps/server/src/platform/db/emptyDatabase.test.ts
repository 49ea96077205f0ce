import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginWithEmptyDatabase, buildEmptyDatabase } from './emptyDatabase';
import { migrate } from './migrate';
import { openPglite } from './pgliteDb';

let root: string;
let image: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hengce-empty-'));
  image = join(root, 'image');
  await buildEmptyDatabase((db) => db.query("UPDATE policy_library SET library = ''"), image);
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('从空数据库的副本开始：表都在，没有要补的迁移，上次没复制完的重新复制', async () => {
  const folder = join(root, 'first', 'db');
  await mkdir(`${folder}.new`, { recursive: true });
  await writeFile(join(`${folder}.new`, 'half'), '');
  await beginWithEmptyDatabase(folder, image);
  expect(await readdir(join(root, 'first'))).toEqual(['db']);
  expect(await readdir(folder)).not.toContain('half');
  const db = await openPglite(folder);
  expect(await migrate(db)).toEqual([]);
  expect(await db.query('SELECT library FROM policy_library')).toEqual([{ library: '' }]);
  await db.close();
});

it('已有的数据目录不动；没有副本时什么也不做', async () => {
  const folder = join(root, 'second', 'db');
  await mkdir(folder, { recursive: true });
  await beginWithEmptyDatabase(folder, image);
  expect(await readdir(folder)).toEqual([]);
  await beginWithEmptyDatabase(join(root, 'third', 'db'), join(root, 'none'));
  expect(await readdir(root)).not.toContain('third');
});
