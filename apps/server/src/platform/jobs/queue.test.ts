import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openMemoryDb } from '../../../test/memoryDb';
import { startPostgres, type TestPostgres } from '../../../test/postgres';
import { createTestClock, type TestClock } from '../../../test/testClock';
import type { Db } from '../db';
import { migrate } from '../db/migrate';
import { openPostgres } from '../db/postgresDb';
import { createLog } from '../log';
import { createJobQueue, type Job, LeaseLost } from './queue';
import { enqueueJob, enqueueOwnJob } from './repository';

const log = createLog('silent');
let db: Db;
let clock: TestClock;
beforeAll(async () => {
  db = await openMemoryDb();
  await migrate(db);
  clock = createTestClock();
  await addUsers(db);
});
afterAll(() => db.close());

async function addUsers(to: Db): Promise<void> {
  for (const id of ['u1', 'u2', 'u3'])
    await to.query('INSERT INTO users (id, phone, name, created_at) VALUES ($1, $2, $3, now())', [
      id,
      `1300000000${id.slice(1)}`,
      id,
    ]);
}

const add = (subjectId: string, ownerId = 'u1', to: Db = db) =>
  enqueueJob(to, { kind: 'test', subjectId, ownerId }, clock.now());
const queueOf = (run: (job: Job) => Promise<void>, giveUp = async (_: Job) => {}, on: Db = db) => {
  const queue = createJobQueue({ db: on, clock, log, isAlone: on === db });
  return { ...queue, start: () => queue.start({ test: { run, giveUp } }) };
};
const left = async (on: Db = db) => (await on.query('SELECT 1 FROM jobs')).length;

it('每个任务做一次，做完就没有了', async () => {
  const done: string[] = [];
  const queue = queueOf(async ({ subjectId }) => void done.push(subjectId));
  await add('a');
  await queue.start();
  await add('b');
  queue.poke();
  await vi.waitFor(async () => expect(await left()).toBe(0));
  await queue.close();
  expect(done.sort()).toEqual(['a', 'b']);
});

it('服务端自己的任务没有账号，同一种只排一个，不挡住别人', async () => {
  const done: string[] = [];
  const queue = queueOf(async ({ subjectId }) => void done.push(subjectId));
  await enqueueOwnJob(db, 'test', clock.now());
  await enqueueOwnJob(db, 'test', clock.now());
  await add('c');
  await queue.start();
  await vi.waitFor(async () => expect(await left()).toBe(0));
  await queue.close();
  expect(done.sort()).toEqual(['c', 'server']);
});

it('失败的隔一会再做，三次之后放弃', async () => {
  let attempts = 0;
  const givenUp: string[] = [];
  const other: string[] = [];
  const queue = queueOf(
    async ({ subjectId }) => {
      if (subjectId !== 'bad') return void other.push(subjectId);
      attempts += 1;
      throw new Error('it does not work');
    },
    async ({ subjectId }) => void givenUp.push(subjectId),
  );
  await add('bad');
  await queue.start();
  for (const expected of [1, 2, 3]) {
    await vi.waitFor(() => expect(attempts).toBe(expected));
    await vi.waitFor(async () => {
      const [row] = await db.query<{ holder: string | null }>('SELECT holder FROM jobs');
      expect(row?.holder ?? null).toBeNull();
    });
    // Somebody else's job is taken, this one not yet.
    await add(`after ${expected}`, 'u2');
    queue.poke();
    await vi.waitFor(() => expect(other).toHaveLength(expected));
    expect(attempts).toBe(expected);
    clock.advance(60_000);
    queue.poke();
  }
  await vi.waitFor(() => expect(givenUp).toEqual(['bad']));
  await vi.waitFor(async () => expect(await left()).toBe(0));
  await queue.close();
});

it('停止时放回去，不算一次，下一个进程接着做', async () => {
  const first = queueOf(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)));
  await add('long');
  await first.start();
  await vi.waitFor(async () => expect(await db.query('SELECT 1 FROM jobs WHERE holder IS NOT NULL')).toHaveLength(1));
  await first.close();
  expect(await db.query('SELECT attempts, holder FROM jobs')).toEqual([{ attempts: 0, holder: null }]);
  const done: string[] = [];
  const second = queueOf(async ({ subjectId }) => void done.push(subjectId));
  await second.start();
  await vi.waitFor(() => expect(done).toEqual(['long']));
  await vi.waitFor(async () => expect(await left()).toBe(0));
  await second.close();
});

it('重新要求的任务从头做，还在做的那一次不能再写', async () => {
  let resume = () => {};
  const results: unknown[] = [];
  const queue = queueOf(async (job) => {
    if (results.length === 0) {
      results.push('started');
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
      results.push(await job.hold(db).catch((error: unknown) => error));
      return;
    }
    results.push('again');
  });
  await add('x');
  await queue.start();
  await vi.waitFor(() => expect(results).toEqual(['started']));
  await add('x');
  queue.poke();
  await vi.waitFor(() => expect(results).toEqual(['started', 'again']));
  resume();
  await vi.waitFor(() => expect(results[2]).toBeInstanceOf(LeaseLost));
  await queue.close();
  expect(await left()).toBe(0);
});

it('一个账号的许多任务不挡住别人', async () => {
  const order: string[] = [];
  const waiting: (() => void)[] = [];
  const queue = queueOf(async ({ subjectId }) => {
    order.push(subjectId);
    await new Promise<void>((resolve) => waiting.push(resolve));
  });
  for (const id of ['p1', 'p2', 'p3']) await add(id, 'u1');
  await queue.start();
  await vi.waitFor(() => expect(order).toEqual(['p1']));
  queue.poke();
  for (const id of ['q1', 'q2']) await add(id, 'u2');
  await add('r1', 'u3');
  queue.poke();
  await vi.waitFor(async () => {
    waiting.shift()?.();
    expect(await left()).toBe(0);
  });
  await queue.close();
  expect(order).toEqual(['p1', 'q1', 'r1', 'p2', 'q2', 'p3']);
});

it('PostgreSQL：几个进程同时取，每个任务只有一个在做，租约过期的由别人接着', { timeout: 60_000 }, async (context) => {
  const postgres: TestPostgres | null = await startPostgres();
  if (postgres === null) return context.skip();
  const pools = [1, 2, 3].map(() => openPostgres(postgres.url, log));
  const [first] = pools as [Db];
  try {
    await migrate(first);
    await addUsers(first);
    const runs = new Map<string, number>();
    let atOnce = 0;
    let most = 0;
    const queues = pools.map((pool) =>
      queueOf(
        async ({ subjectId }) => {
          runs.set(subjectId, (runs.get(subjectId) ?? 0) + 1);
          atOnce += 1;
          most = Math.max(most, atOnce);
          await pool.query('SELECT 1');
          atOnce -= 1;
        },
        undefined,
        pool,
      ),
    );
    for (let i = 0; i < 60; i++) await add(`s${i}`, `u${1 + (i % 3)}`, first);
    // Held by a process that died.
    await first.query("UPDATE jobs SET holder = 'dead', lease_until = $1 WHERE subject_id = 's0'", [
      new Date(clock.now().getTime() - 1),
    ]);
    await Promise.all(queues.map((queue) => queue.start()));
    await vi.waitFor(async () => expect(await left(first)).toBe(0), { timeout: 20_000 });
    await Promise.all(queues.map((queue) => queue.close()));
    expect([...runs.values()]).toEqual(Array.from({ length: 60 }, () => 1));
    expect(most).toBeGreaterThan(1);
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
    await postgres.stop();
  }
});
