import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { openMemoryDb } from '../../../test/memoryDb';
import type { Db } from '../../platform/db';
import { day, minute } from '../../platform/vocabulary';
import { demoAccount } from './demoAccount';

let db: Db;
beforeAll(async () => {
  db = await openMemoryDb();
});
afterAll(() => db.close());

const logIn = (app: TestApp, password: string = demoAccount.password) =>
  app.call('POST', '/api/v1/user/login', { body: { phone: demoAccount.phone, password } });
const info = async (app: TestApp, token: unknown) => app.call('POST', '/api/v1/user/uInfo', { token: String(token) });

it('重启多次只有一个演示账号，改过的密码恢复成打印的密码', async () => {
  const first = await createTestApp({ db });
  const { token } = (await logIn(first)).data;
  const { id } = (await info(first, token)).data;
  await first.call('POST', '/api/v1/user/changePwByOldpw', {
    token: String(token),
    body: { oldPassword: demoAccount.password, password: 'Visitor123' },
  });
  expect((await logIn(first)).body.code).toBe(1101);
  const second = await createTestApp({ db });
  expect((await info(second, (await logIn(second)).data.token)).data.id).toBe(id);
  expect(await db.query('SELECT count(*) AS n FROM enterprises')).toEqual([{ n: 1 }]);
});

it('关掉示例数据后不能登录，旧会话失效；再打开又能用', async () => {
  const on = await createTestApp({ db });
  const { token } = (await logIn(on)).data;
  const off = await createTestApp({ db, sampleData: false });
  expect((await info(off, token)).body.code).toBe(444);
  expect((await logIn(off)).body.code).toBe(1101);
  const code = await off.codeFor(demoAccount.phone, 'login');
  const byCode = await off.call('POST', '/api/v1/user/phoneLogin', { body: { phone: demoAccount.phone, code } });
  expect(byCode.body).toMatchObject({ code: 1102, msg: '这个账号已停用，不能登录' });
  const again = await createTestApp({ db });
  expect((await logIn(again)).body.code).toBe(200);
});

it('演示账号的试用到期后，启动时重新开始', async () => {
  const app = await createTestApp({ db });
  await db.query('UPDATE trials SET expires_at = $1', [new Date(app.clock.now().getTime() - day)]);
  const restarted = await createTestApp({ db });
  expect((await info(restarted, (await logIn(restarted)).data.token)).data.trial).toMatchObject({
    expired: false,
    daysLeft: 30,
  });
});

it('手机号已是普通账号时不去改它', async () => {
  const own = await openMemoryDb();
  const off = await createTestApp({ db: own, sampleData: false });
  await off.signIn(demoAccount.phone);
  off.clock.advance(minute);
  const on = await createTestApp({ db: own });
  expect((await logIn(on)).body.code).toBe(1101);
  expect(on.logLines.join('')).toContain('演示手机号已被普通账号使用');
  await own.close();
});
