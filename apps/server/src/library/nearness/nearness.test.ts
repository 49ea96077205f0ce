import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type EmbeddingService,
  embeddingOf,
  replyWith,
  replyWithVectors,
  startEmbeddingService,
} from '../../../test/embeddingService';
import { openMemoryDb } from '../../../test/memoryDb';
import { createTestClock, type TestClock } from '../../../test/testClock';
import { createOpenaiEmbedder } from '../../platform/adapters';
import type { Db } from '../../platform/db';
import { createJobQueue, type JobQueue } from '../../platform/jobs';
import { createLog } from '../../platform/log';
import { createPolicyModule } from '../policies';
import { createPolicyRepository } from '../records';
import { policyRecord } from '../records/testing';

/** What the model of this test knows to mean alike; then what all texts have, and what most of them say. */
const notions = [/雇主|老板/, /扣押|收走/, /证件|工牌/, /产假|坐月子/, /税|费用/];
const meaning = (text: string): number[] => [...notions.map((notion) => (notion.test(text) ? 1 : 0)), 0.3];
const well = replyWithVectors(meaning);

let db: Db;
let clock: TestClock;
let folder: string;
let service: EmbeddingService;
let lines: string[];
let opened: { close(): Promise<void> }[];

beforeEach(async () => {
  db = await openMemoryDb();
  clock = createTestClock();
  folder = await mkdtemp(join(tmpdir(), 'hengce-near-'));
  service = await startEmbeddingService(well);
  lines = [];
  opened = [];
});
afterEach(async () => {
  for (const each of opened) await each.close();
  await db.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** A library as a process has it, with its jobs. */
async function openLibrary(model: string | null = 'm-1') {
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const embedder =
    model === null ? null : createOpenaiEmbedder({ baseUrl: service.baseUrl, apiKey: null, model, pauseMs: 1 });
  const module = createPolicyModule({
    db,
    clock,
    log,
    dataDir: folder,
    corpus: () => [],
    followEveryMs: null,
    embedder,
  });
  const jobs: JobQueue = createJobQueue({ db, clock, log, isAlone: true });
  await module.start();
  await jobs.start(module.background?.jobs ?? {});
  let isOpen = true;
  const library = {
    ...module,
    poke: () => jobs.poke(),
    async write(...records: ReturnType<typeof policyRecord>[]) {
      await createPolicyRepository(db).write(records, 'import', clock.now());
      await module.sync();
    },
    /** Until all that is to be made is made. */
    async made(count: number) {
      await expect
        .poll(
          async () => {
            jobs.poke();
            const [row] = await db.query<{ rows: number; jobs: number }>(
              'SELECT (SELECT count(*)::int FROM clause_vectors) AS rows, (SELECT count(*)::int FROM jobs) AS jobs',
            );
            return row;
          },
          { timeout: 10_000 },
        )
        .toEqual({ rows: count, jobs: 0 });
    },
    found: async (q: string) =>
      (await module.library.retrieve({ q, limit: 6 })).clauses.map(
        ({ policyId, clauseId, isNear }) => `${policyId} ${clauseId}${isNear ? ' near' : ''}`,
      ),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await jobs.close();
      await module.close();
    },
  };
  opened.push(library);
  return library;
}

/** Without the pause between two looks of the queue. */
const poked =
  <T>({ poke }: { poke(): void }, look: () => T) =>
  (): T => {
    poke();
    return look();
  };
const sent = () => service.calls.flatMap(({ body }) => body.input).filter((text) => text !== '政策');
const labour = (version = '不得扣押职工的证件') =>
  policyRecord({
    id: 'l-1',
    title: '用工条例',
    text: `第一条 单位应当依照约定支付报酬。\n第二条 雇主${version}。\n第三条 产假九十八日。`,
  });
const taxes = policyRecord({ id: 't-1', title: '征管条例', text: '第一条 税款按月缴纳。\n第二条 费用另行规定。' });
const asked = '老板收走了我的工牌';

it('一个字也不同的问法，按向量找到；没有接向量服务时一样都没有', async () => {
  const plain = await openLibrary(null);
  await plain.write(labour(), taxes);
  expect(plain.background).toBeUndefined();
  expect(await plain.found(asked)).not.toContain('l-1 art-2');
  await plain.close();
  expect(service.calls).toEqual([]);

  const library = await openLibrary();
  await library.made(5);
  expect((await library.found(asked))[0]).toBe('l-1 art-2 near');
  expect(await library.found('坐月子')).toContain('l-1 art-3 near');
  expect((await library.library.retrieve({ q: asked, only: new Set(['t-1']), limit: 6 })).clauses).not.toContainEqual(
    expect.objectContaining({ policyId: 'l-1' }),
  );
});

it('改了的条款重新送出，别的不再送；没有了的删掉', async () => {
  const library = await openLibrary();
  await library.write(labour(), taxes);
  await library.made(5);
  expect(sent()).toHaveLength(5);
  service.calls = [];
  await library.write(labour('不得收走职工的工牌'));
  await expect.poll(poked(library, sent)).toEqual(['用工条例\n雇主不得收走职工的工牌。']);
  await library.made(5);
  service.calls = [];
  // The same words in another document of the same name, and a start.
  await library.write(policyRecord({ ...labour('不得收走职工的工牌'), id: 'l-2', title: '用工条例' }));
  await library.close();
  const again = await openLibrary();
  await expect.poll(async () => (await again.found(asked))[0]).toMatch(/^l-[12] art-2 near$/);
  await again.made(5);
  expect(new Set(sent())).toEqual(new Set([asked]));
});

it('服务不答：照常检索，只说一次，半分钟之内不再等它；恢复了再用', async () => {
  const library = await openLibrary();
  await library.write(labour(), taxes);
  await library.made(5);
  service.calls = [];
  service.replies = [replyWith(500, {})];
  const q = '单位支付报酬';
  for (let i = 0; i < 3; i++) expect((await library.found(q))[0]).toBe('l-1 art-1');
  expect(service.calls).toHaveLength(1);
  clock.advance(31_000);
  await library.found(q);
  expect(service.calls).toHaveLength(2);
  expect(lines.filter((line) => line.includes('检索不用向量'))).toHaveLength(1);
  clock.advance(31_000);
  service.replies = [well];
  expect((await library.found(asked))[0]).toBe('l-1 art-2 near');
  expect(lines.filter((line) => line.includes('向量服务恢复了'))).toHaveLength(1);
});

it('建立的时候服务坏了又好：接着建，做过的不再做', async () => {
  const many = policyRecord({
    id: 'm-1',
    title: '条例',
    text: Array.from({ length: 100 }, (_, i) => `第${i + 1}条 第${i}项费用。`).join('\n'),
  });
  const ten = (n: number) => Array.from({ length: n }, () => well);
  // A probe, a round of four calls, and then nothing for good.
  service.replies = [...ten(5), replyWith(400, {})];
  const library = await openLibrary();
  await library.write(many);
  await expect.poll(poked(library, () => lines.filter((line) => line.includes('后台任务失败')).length)).toBe(1);
  const [row] = await db.query<{ rows: number }>('SELECT count(*)::int AS rows FROM clause_vectors');
  expect(row?.rows).toBe(40);
  service.calls = [];
  service.replies = [well];
  clock.advance(6_000);
  await library.made(100);
  expect(sent()).toHaveLength(60);
});

it('换了模型或者维数：重新建立，旧的删掉；维数对不上的问题不用向量', async () => {
  const library = await openLibrary();
  await library.write(labour(), taxes);
  await library.made(5);
  service.replies = [replyWith(200, { data: [embeddingOf(0, 1, 1)] })];
  expect(await library.found(asked)).not.toContain('l-1 art-2 near');
  expect(lines.filter((line) => line.includes('维数'))).toHaveLength(1);
  await library.close();
  service.replies = [replyWithVectors((text) => [...meaning(text), 0.1])];
  const other = await openLibrary('m-2');
  await other.made(5);
  expect((await other.found(asked))[0]).toBe('l-1 art-2 near');
  expect(await db.query('SELECT DISTINCT model, dimension FROM clause_vectors')).toEqual([
    { model: 'm-2', dimension: 7 },
  ]);
});
