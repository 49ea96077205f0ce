import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { runToEnd, spawnServer } from '../../../test/spawnServer';
import { lockDataDir } from './lockDataDir';
import { processIdentity } from './processIdentity';

let root: string;
let dataDir: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hengce-lock-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(root, 'data-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const claims = () => readdir(join(dataDir, 'lock'));
async function leaveClaim(claim: Record<string, unknown>, ageMs = 0): Promise<void> {
  const path = join(dataDir, 'lock', 'left.json');
  await mkdir(join(dataDir, 'lock'), { recursive: true });
  await writeFile(path, JSON.stringify({ startedAt: '2026-11-21T00:00:00.000Z', ...claim }));
  const time = new Date(Date.now() - ageMs);
  await utimes(path, time, time);
}

it('同一个目录只能锁一次，放开以后可以再锁', async () => {
  const lock = await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toThrow(
    `数据目录${dataDir}正被另一个衡策进程使用（进程号${process.pid}）。请先停止它，或用DATA_DIR指定另一个目录。数据没有被改动。`,
  );
  expect(await claims()).toHaveLength(1);
  await lock.release();
  await (await lockDataDir(dataDir)).release();
  expect(await claims()).toEqual([]);
});

it('二十个同时来抢，最多一个成功', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(dataDir)));
  const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(locks.length).toBeLessThanOrEqual(1);
  for (const lock of locks) await lock.release();
  await (await lockDataDir(dataDir)).release();
});

it('被SIGKILL的进程留下的锁不算数', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await leaveClaim({ pid, identity: 'boot/1', host: hostname() });
  await (await lockDataDir(dataDir)).release();
  expect(await claims()).toEqual([]);
});

it('进程号已被别的进程用了也不算数，真的还在就算数', async () => {
  const identity = await processIdentity(process.ppid);
  expect(identity).not.toBeNull();
  await leaveClaim({ pid: process.ppid, identity: 'an earlier boot/1', host: hostname() });
  await (await lockDataDir(dataDir)).release();
  await leaveClaim({ pid: process.ppid, identity, host: hostname() });
  await expect(lockDataDir(dataDir)).rejects.toThrow(`进程号${process.ppid}`);
});

it('别的主机上的进程看心跳：三十秒没有动静才不算数', async () => {
  await leaveClaim({ pid: 1, identity: 'x', host: 'another-container' });
  await expect(lockDataDir(dataDir)).rejects.toThrow('主机another-container');
  await leaveClaim({ pid: 1, identity: 'x', host: 'another-container' }, 60_000);
  await (await lockDataDir(dataDir)).release();
});

it('写了一半的锁文件：新的等一等，旧的清掉', async () => {
  await mkdir(join(dataDir, 'lock'));
  await writeFile(join(dataDir, 'lock', 'half.json'), '{"pid":');
  await (await lockDataDir(dataDir)).release();
  expect(await claims()).toEqual(['half.json']);
  const old = new Date(Date.now() - 60_000);
  await utimes(join(dataDir, 'lock', 'half.json'), old, old);
  await (await lockDataDir(dataDir)).release();
  expect(await claims()).toEqual([]);
});

it('目录不能写时说明原因', async () => {
  await writeFile(join(dataDir, 'file'), '');
  await expect(lockDataDir(join(dataDir, 'file'))).rejects.toThrow(/不能写入：路径中有一段是文件，不是目录/);
});

it('第二个服务被拒绝，第一个不受影响；第一个被杀后可以接着用', { timeout: 120_000 }, async () => {
  const env = { DATA_DIR: dataDir, SAMPLE_DATA: 'off' };
  const first = await spawnServer(env);
  const second = await runToEnd('main.js', env);
  expect(second.code).toBe(1);
  expect(second.output).toContain(`正被另一个衡策进程使用（进程号${first.child.pid}）`);
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.exited;
  const third = await spawnServer(env);
  expect((await fetch(`${third.address}/readyz`)).status).toBe(200);
  third.child.kill('SIGTERM');
  expect(await third.exited).toBe(0);
  expect(await claims()).toEqual([]);
});
