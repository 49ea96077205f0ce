import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryDb } from '../../../test/memoryDb';
import { startPostgres } from '../../../test/postgres';
import { createLog } from '../log';
import type { Db } from './Db';
import { migrate, migrationsFolder } from './migrate';
import { openPostgres } from './postgresDb';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());
const engines: { name: string; open: (() => Promise<Db>) | null }[] = [
  { name: 'PGlite', open: () => openMemoryDb() },
  { name: 'PostgreSQL', open: postgres && (async () => openPostgres(postgres.url, createLog('silent'))) },
];

describe.each(engines)('$name', ({ open }) => {
  let db: Db;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hengce-migrations-'));
    if (open === null) return;
    db = await open();
    await db.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  });
  afterEach(async () => {
    await db?.close();
    await rm(folder, { recursive: true });
  });
  const test = it.skipIf(open === null);
  const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
  const run = () => migrate(db, pathToFileURL(`${folder}/`));

  test('产品自己的迁移执行一次，第二次什么也不做', async () => {
    const names = await migrate(db);
    expect(names.slice(0, 2)).toEqual(['0001_accounts.sql', '0002_notes.sql']);
    expect(await migrate(db)).toEqual([]);
  });

  test('有数据的旧库升级，次数一次不差', async () => {
    for (const name of ['0001_accounts.sql', '0002_notes.sql']) {
      await write(name, await readFile(new URL(name, migrationsFolder), 'utf8'));
    }
    await run();
    const at = new Date('2026-11-21T02:00:00Z');
    const end = new Date('2026-11-28T02:00:00Z');
    const uses = [
      ['u1', 'match', 10, 3],
      ['u1', 'ppt', 5, 5],
      ['u2', 'match', 10, 0],
    ] as const;
    for (const [index, id] of ['u1', 'u2'].entries()) {
      await db.query('INSERT INTO users (id, phone, created_at) VALUES ($1, $2, $3)', [id, `1380000000${index}`, at]);
      await db.query('INSERT INTO trials (user_id, started_at, expires_at) VALUES ($1, $2, $3)', [id, at, end]);
    }
    for (const row of uses) {
      await db.query('INSERT INTO module_uses (user_id, module, use_limit, used) VALUES ($1, $2, $3, $4)', [...row]);
    }
    await migrate(db);
    const equities = await db.query(
      `SELECT user_id, module, source, granted, used, starts_at, expires_at FROM equities ORDER BY user_id, module`,
    );
    expect(equities).toEqual(
      uses.map(([user_id, module, granted, used]) => ({
        user_id,
        module,
        source: 'trial',
        granted,
        used,
        starts_at: at,
        expires_at: end,
      })),
    );
  });

  test('按编号执行新的文件，换行符不同不算改动', async () => {
    await write('0002_b.sql', 'ALTER TABLE a ADD COLUMN b int;\nALTER TABLE a ADD COLUMN c int;');
    await write('0001_a.sql', 'CREATE TABLE a (id int);');
    await write('notes.txt', 'not a migration');
    expect(await run()).toEqual(['0001_a.sql', '0002_b.sql']);
    await write('0002_b.sql', 'ALTER TABLE a ADD COLUMN b int;\r\nALTER TABLE a ADD COLUMN c int;');
    await write('0003_c.sql', 'CREATE TABLE c (id int);');
    expect(await run()).toEqual(['0003_c.sql']);
    expect(await db.query('SELECT b, c FROM a')).toEqual([]);
  });

  test('中途失败时什么也不留下', async () => {
    await write('0001_a.sql', 'CREATE TABLE a (id int);');
    await write('0002_b.sql', 'CREATE TABLE b (id int); SELECT broken;');
    await expect(run()).rejects.toThrow('broken');
    await expect(db.query('SELECT * FROM a')).rejects.toThrow('a');
    await write('0002_b.sql', 'CREATE TABLE b (id int);');
    expect(await run()).toEqual(['0001_a.sql', '0002_b.sql']);
  });

  test('执行过的文件被改动、或数据库比程序新，都不启动', async () => {
    await write('0001_a.sql', 'CREATE TABLE a (id int);');
    await run();
    await write('0001_a.sql', 'CREATE TABLE a (id bigint);');
    await expect(run()).rejects.toThrow('迁移文件0001_a.sql在执行之后被改动过');
    await rm(join(folder, '0001_a.sql'));
    await expect(run()).rejects.toThrow('缺少迁移文件0001_a.sql');
  });

  test('两个同时升级，只有一个执行', async () => {
    await write('0001_a.sql', 'CREATE TABLE a (id int);');
    const names = await Promise.all([run(), run()]);
    expect(names.flat()).toEqual(['0001_a.sql']);
  });

  test('两种数据库给出相同的值', async () => {
    const [row] = await db.query(
      `SELECT count(*) AS n, 61440000000::bigint AS fen, date '2026-12-31' AS day, $1::text[] AS words,
         timestamptz '2026-11-21T02:00:00Z' AS at, 1.50::numeric AS number, '{"a":[1]}'::jsonb AS json, true AS yes, $2::text AS nothing`,
      [['甲', '乙,"丙"'], null],
    );
    expect(row).toEqual({
      n: 1,
      fen: 61_440_000_000,
      day: '2026-12-31',
      words: ['甲', '乙,"丙"'],
      at: new Date('2026-11-21T02:00:00Z'),
      number: '1.50',
      json: { a: [1] },
      yes: true,
      nothing: null,
    });
  });

  test('事务里出错就全部撤回，连接还能用', async () => {
    await db.script('CREATE TABLE t (id int PRIMARY KEY)');
    await expect(
      db.transaction(async (tx) => {
        await tx.query('INSERT INTO t VALUES (1)');
        await tx.query('INSERT INTO t VALUES (1)');
      }),
    ).rejects.toThrow(/duplicate key/);
    expect(await db.query('SELECT * FROM t')).toEqual([]);
    await db.transaction((tx) => tx.query('INSERT INTO t VALUES (2)'));
    expect(await db.query('SELECT * FROM t')).toEqual([{ id: 2 }]);
  });
});
