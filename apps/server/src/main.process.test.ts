import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPostgres } from '../test/postgres';
import { runToEnd, spawnServer } from '../test/spawnServer';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hengce-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const timeout = 120_000;

async function start(env: Record<string, string>) {
  const server = await spawnServer({ DATA_DIR: dataDir, ...env });
  onTestFinished(() => {
    server.child.kill('SIGKILL');
  });
  return server;
}

describe('启动与停止', () => {
  it('打印地址和演示账号，能登录，SIGTERM后正常退出', { timeout }, async () => {
    const server = await start({});
    // The address, which start() waits for, is a write of its own.
    await vi.waitFor(() => expect(server.output()).toContain('演示账号：手机号 13800138000，密码 Hengce@2026'), 10_000);
    const response = await fetch(`${server.address}/api/v1/user/login`, {
      method: 'POST',
      body: new URLSearchParams({ phone: '13800138000', password: 'Hengce@2026' }),
    });
    expect(await response.json()).toMatchObject({ code: 200 });
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(server.output()).toContain('已停止');
  });

  it('关掉示例数据就不打印演示账号', { timeout }, async () => {
    const server = await start({ SAMPLE_DATA: 'off' });
    expect(server.output()).not.toContain('演示账号');
    server.child.kill('SIGINT');
    expect(await server.exited).toBe(0);
  });

  it('环境变量有误：退出码2，一句话说明，没有堆栈', { timeout }, async () => {
    const { code, output } = await runToEnd('main.js', { PORT: 'x', DATA_DIR: dataDir });
    expect(code).toBe(2);
    expect(output).toBe('环境变量有误，服务没有启动：\n  PORT：应为0到65535之间的整数，现在是“x”\n');
  });

  it('端口被占用：退出码1，说明怎么办，并且放开数据目录', { timeout }, async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const port = (blocker.address() as { port: number }).port;
    const { code, output } = await runToEnd('main.js', { PORT: String(port), DATA_DIR: dataDir });
    blocker.close();
    expect(code).toBe(1);
    expect(output).toContain(`端口${port}已被别的程序占用。请先停止它，或用PORT指定另一个端口`);
    expect(output).not.toContain('    at ');
    // Noticed before anything slow: nothing was migrated or indexed.
    expect(output).not.toContain('"level"');
    const server = await start({ SAMPLE_DATA: 'off' });
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('连不上数据库：重试几次后退出，不写出密码', { timeout }, async () => {
    const { code, output } = await runToEnd('main.js', {
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/hengce',
    });
    expect(code).toBe(1);
    expect(output.match(/稍后重试/g)).toHaveLength(4);
    expect(output).toContain('连不上DATABASE_URL指定的数据库（127.0.0.1:1/hengce）');
    expect(output).not.toContain('hunter2');
  });
});

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

it.skipIf(postgres === null)('数据库中途断开：逐个请求答503，恢复后自己好', { timeout }, async () => {
  if (postgres === null) return;
  const server = await start({ DATABASE_URL: postgres.url });
  const call = async () => {
    const response = await fetch(`${server.address}/api/v1/user/login`, {
      method: 'POST',
      body: new URLSearchParams({ phone: '13800138000', password: 'Hengce@2026' }),
    });
    return (await response.json()) as { code: number; statusCode: number; msg: string };
  };
  expect((await call()).code).toBe(200);
  await postgres.halt();
  for (let i = 0; i < 3; i++) {
    expect(await call()).toMatchObject({
      code: 503,
      statusCode: 503,
      msg: '服务暂时连不上数据库，内容没有丢失，请稍后重试',
    });
  }
  expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  await postgres.restart();
  expect((await call()).code).toBe(200);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});
