import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

  test('一项材料一份文件的旧库升级：版本归到那一份，结论、原因与不适用都在', async () => {
    const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql') && name < '0111');
    for (const name of names) await write(name, await readFile(new URL(name, migrationsFolder), 'utf8'));
    await run();
    await db.script(`
      INSERT INTO users (id, phone, created_at) VALUES ('u', '13800000000', now());
      INSERT INTO files (id, owner_id, name, media_type, size, sha256, content, created_at)
        SELECT 'f' || n, 'u', n || '.pdf', 'application/pdf', 1, 'h', ''::bytea, now() FROM generate_series(1, 5) n;
      INSERT INTO evidence_files (id, owner_id, file_id, kind, created_at, series_id)
        SELECT 'e' || n, 'u', 'f' || n, '材料', now(), 'e' || n FROM generate_series(1, 5) n;
      INSERT INTO declarations (id, owner_id, declare_no, project_name, item_name, policy_title, region_name, state, create_time, update_time)
        VALUES ('d', 'u', 'SB1', '项目', '事项', '政策', '杭州市', 'preparing', now(), now());
      INSERT INTO declaration_slots (declaration_id, spec_id, name, position, is_required, is_own, verdict, reason) VALUES
        ('d', 'm1', '合同', 1, true, false, 'rejected', '缺签章'), ('d', 'm2', '发票', 2, true, false, 'ok', NULL),
        ('d', 'm3', '证书', 3, true, false, 'notApplicable', '属于另一个事项'), ('d', 'm4', '照片', 4, true, false, 'uploaded', NULL);
      INSERT INTO declaration_versions (id, declaration_id, spec_id, evidence_id, added_at)
        SELECT 'v' || n, 'd', (ARRAY['m1', 'm1', 'm1', 'm2', 'm3'])[n], 'e' || n, now() FROM generate_series(1, 5) n ORDER BY n;
    `);
    await migrate(db);
    const versions = await db.query(
      'SELECT id, slot_file_id, verdict, reason, removed_at FROM declaration_versions ORDER BY seq',
    );
    expect(versions.map((row) => Object.values(row))).toEqual([
      ['v1', 'v1', 'uploaded', null, null],
      ['v2', 'v1', 'uploaded', null, null],
      ['v3', 'v1', 'rejected', '缺签章', null],
      ['v4', 'v4', 'ok', null, null],
      ['v5', 'v5', 'uploaded', null, null],
    ]);
    expect(await db.query('SELECT spec_id FROM declaration_slots WHERE exempt_reason IS NOT NULL')).toEqual([
      { spec_id: 'm3' },
    ]);
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
