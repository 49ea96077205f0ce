import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryDb } from '../../../test/memoryDb';
import { startPostgres, type TestPostgres } from '../../../test/postgres';
import { createTestClock } from '../../../test/testClock';
import { shippedPolicies } from '../../corpus/shipped';
import type { Db } from '../../platform/db';
import { migrate } from '../../platform/db/migrate';
import { openPostgres } from '../../platform/db/postgresDb';
import { createLog } from '../../platform/log';
import { createPolicyModule } from '../policies';
import { createPolicyRepository, type PolicyRepository } from './repository';
import { policyRecord } from './testing';

const postgres: TestPostgres | null = await startPostgres();
const engines: [string, () => Promise<Db>][] = [['PGlite', openMemoryDb]];
if (postgres) engines.push(['PostgreSQL', async () => openPostgres(postgres.url, createLog('silent'))]);
const now = new Date('2026-11-21T02:00:00Z');

afterAll(() => postgres?.stop());

describe.each(engines)('政策库（%s）', (_, open) => {
  let db: Db;
  let repository: PolicyRepository;

  beforeAll(async () => {
    db = await open();
    await migrate(db);
    repository = createPolicyRepository(db);
  }, 120_000);

  afterAll(() => db.close());

  it('从副本开始的库得到自己的身份，已有的不变', async () => {
    const { library } = await repository.state();
    await repository.identify();
    expect((await repository.state()).library).toBe(library);
    await db.query("UPDATE policy_library SET library = ''");
    await repository.identify();
    expect((await repository.state()).library).toMatch(/^[0-9a-f-]{36}$/);
  });

  const changesSince = async (revision: number): Promise<string[]> => {
    const ids: string[] = [];
    for await (const batch of repository.changes(revision, (await repository.state()).revision))
      ids.push(...batch.map(({ id }) => id));
    return ids;
  };

  it('只写改动的，版本号随之增长，跟随者只读新的', async () => {
    const before = (await repository.state()).revision;
    const one = policyRecord({ id: 'rep-1', relations: [{ kind: 'based_on', to: 'rep-2' }] });
    expect(await repository.write([one, policyRecord({ id: 'rep-2' })], 'import', now)).toEqual(['added', 'added']);
    const middle = (await repository.state()).revision;
    expect(await repository.write([one], 'import', now)).toEqual(['unchanged']);
    expect((await repository.state()).revision).toBe(middle);
    expect(await repository.write([{ ...one, title: '改名' }], 'import', now)).toEqual(['changed']);
    expect(await changesSince(before)).toEqual(['rep-2', 'rep-1']);
    expect(await changesSince(middle)).toEqual(['rep-1']);
    // What is changed is not new.
    expect((await repository.addedBetween(before, middle)).sort()).toEqual(['rep-1', 'rep-2']);
    expect(await repository.addedBetween(middle, middle + 9)).toEqual([]);
    expect(await repository.find('rep-1')).toEqual({ ...one, title: '改名' });
    expect(await repository.relationsFrom('rep-1')).toEqual([
      { kind: 'based_on', id: 'rep-2', title: '测试办法', docNo: null },
    ]);
    expect((await repository.relationsTo('rep-2'))[0]).toMatchObject({ id: 'rep-1', title: '改名' });
  });

  it('只移除自己来源的记录', async () => {
    await repository.write([policyRecord({ id: 'rep-3' }), policyRecord({ id: 'rep-4' })], 'embedded:sample', now);
    expect(await repository.removeOthers('embedded:sample', ['rep-4'])).toBe(1);
    expect((await repository.ids()).sort()).toEqual(['rep-1', 'rep-2', 'rep-4']);
    expect(await repository.removeOthers('embedded:sample', ['rep-4'])).toBe(0);
  });

  it('改动以后只读改动的标题的各版本；移除或换了标题，都记下', async () => {
    const { revision, regrouped } = await repository.revisions();
    const version = (id: string, familyId: string) => policyRecord({ id, familyId, level: 'province' });
    await repository.write([version('fam-1', 'fam'), version('fam-2', 'fam')], 'import', now);
    const after = (await repository.revisions()).revision;
    await repository.write([{ ...version('fam-2', 'fam'), summary: '改了' }], 'import', now);
    expect(await repository.changedFamilies(after)).toEqual(['fam']);
    expect((await repository.rows('regions', after)).map(({ id }) => id).sort()).toEqual(['fam-1', 'fam-2']);
    expect((await repository.rows('regions', revision)).length).toBe(2);
    expect((await repository.revisions()).regrouped).toBe(regrouped);
    await repository.write([version('fam-2', 'other')], 'import', now);
    const moved = await repository.revisions();
    expect(moved.regrouped).toBe(moved.revision);
    await repository.write([policyRecord({ id: 'fam-3' })], 'embedded:sample', now);
    await repository.removeOthers('embedded:sample', ['rep-4']);
    const removed = await repository.revisions();
    expect(removed.regrouped).toBe(removed.revision);
  });

  it('一族的各个版本、它们的申报通知与延期公告一起读出', async () => {
    const first = policyRecord({ id: 'called-1', familyId: 'called' });
    const related = (id: string, kind: 'notice_of' | 'extends' | 'based_on', to: string) =>
      policyRecord({ id, relations: [{ kind, to }] });
    await repository.write(
      [
        first,
        policyRecord({ ...first, id: 'called-2' }),
        related('call', 'notice_of', 'called-1'),
        related('again', 'extends', 'once'),
        related('once', 'extends', 'call'),
        related('named', 'based_on', 'called-1'),
      ],
      'import',
      now,
    );
    const ids = (await repository.calls('called')).map(({ id }) => id).sort();
    expect(ids).toEqual(['again', 'call', 'called-1', 'called-2', 'once']);
  });

  it('同时写入的批次各有版本号，跟随者一条不漏', async () => {
    const before = (await repository.state()).revision;
    const batches = Array.from({ length: 12 }, (_, i) => [
      policyRecord({ id: `race-${i}` }),
      policyRecord({ id: `race-${i}-b` }),
    ]);
    await Promise.all(batches.map((batch) => repository.write(batch, 'import', now)));
    expect((await repository.state()).revision).toBe(before + 12);
    expect((await changesSince(before)).sort()).toEqual(
      batches
        .flat()
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('别的进程写入的政策，几秒内检索得到', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hengce-follow-'));
    const module = createPolicyModule({
      db,
      clock: createTestClock(),
      log: createLog('silent'),
      dataDir: folder,
      corpus: shippedPolicies(false),
      followEveryMs: 50,
    });
    await module.start();
    await repository.write([policyRecord({ id: 'rep-9', text: '第一条 嵩山专用的字样。' })], 'import', now);
    const best = () => module.library.search({ q: '嵩山专用' }).rows[0];
    await expect.poll(() => best()?.id, { timeout: 10_000 }).toBe('rep-9');
    await module.close();
    await rm(folder, { recursive: true, force: true });
  });
});
