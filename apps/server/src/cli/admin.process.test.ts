import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '../../test/createTestApp';
import { runToEnd } from '../../test/spawnServer';
import { createAdminCommands } from './adminCommands';

let app: TestApp;
let token: string;
const phone = '13800000031';
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn(phone);
});
afterAll(() => app.close());

const admin = async (name: string, ...args: string[]): Promise<string> =>
  ((await createAdminCommands(app.db, app.clock)[name]?.run(args)) ?? []).join('\n');
const use = (module: string) => app.call('GET', `/api/v1/user/use/${module}`, { token });

it('列出账号，按手机号的一部分查找', async () => {
  expect(await admin('users', '0031')).toBe(`${phone}  未填姓名  注册于2026-11-21  体验至2026-12-21  1个会话`);
  expect(await admin('users', '999')).toBe('');
});

it('设定次数后恰好还能用那么多次', async () => {
  await use('ppt');
  expect(await admin('set-uses', phone, 'ppt', '2')).toBe(`${phone}的AI-PPT还可用2次`);
  expect([await use('ppt'), await use('ppt'), await use('ppt')].map(({ body }) => body.code)).toEqual([200, 200, 1010]);
  await expect(admin('set-uses', phone, 'poker', '2')).rejects.toThrow('模块应为policy、match');
  await expect(admin('set-uses', phone, 'ppt', '-1')).rejects.toThrow('次数应为0到1000000之间的整数，现在是“-1”。');
});

it('重新开始体验，次数恢复', async () => {
  expect(await admin('grant-trial', phone, '60')).toBe(`${phone}的体验延长到2027-01-20`);
  expect((await use('ppt')).data).toMatchObject({ used: 1 });
  await expect(admin('grant-trial', '13800000099', '1')).rejects.toThrow('没有手机号为13800000099的账号。');
});

it('确认到账，金额要一分不差', async () => {
  const made = await app.call('POST', '/api/v1/order/create', {
    token,
    headers: { 'Idempotency-Key': 'admin-test-order-1' },
    json: { planId: 'team', billing: 'year' },
  });
  const orderNo = String(made.data.orderNo);
  expect(await admin('orders', 'pending_payment')).toContain(`${orderNo}  等待付款  6,120.00元  ${phone}`);
  await expect(admin('confirm-order', orderNo, '6120.01')).rejects.toThrow('没有确认');
  await expect(admin('confirm-order', orderNo, '6120.001')).rejects.toThrow('最多两位小数');
  expect(await admin('confirm-order', orderNo, '6120.0')).toBe(`订单${orderNo}已到账并开通`);
  await expect(admin('confirm-order', orderNo, '6120')).rejects.toThrow('不能再付款');
});

it('退出所有设备，做过的事都有记录', async () => {
  await admin('revoke-sessions', phone);
  expect((await use('ppt')).body.code).toBe(444);
  const actions = await app.db.query<{ action: string }>('SELECT action FROM operator_actions ORDER BY id');
  expect(actions.map(({ action }) => action)).toEqual(['set-uses', 'grant-trial', 'confirm-order', 'revoke-sessions']);
});

it('作为命令运行：没有参数时给出说明，写错命令时退出码2，结果写进数据目录', { timeout: 300_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hengce-admin-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const run = (...args: string[]) => runToEnd('cli/admin.js', { DATA_DIR: dataDir }, args);
  expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining('revoke-sessions 手机号') });
  expect(await run('fly')).toMatchObject({ code: 2, output: expect.stringContaining('没有“fly”这个命令') });
  expect(await run('users')).toMatchObject({ code: 0, output: '没有符合的记录\n' });
});
