import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/createTestApp';
import { openMemoryDb } from '../test/memoryDb';
import { startPostgres, type TestPostgres } from '../test/postgres';
import { createLoginCodes } from './account/users';
import type { Db } from './platform/db';
import { openPostgres } from './platform/db/postgresDb';
import { createLog } from './platform/log';

// PGlite has one connection and hides races; PostgreSQL shows them.
const postgres = await startPostgres();

const engines: { name: string; rounds: number; open: (() => Promise<Db>) | null }[] = [
  { name: 'PGlite', rounds: 20, open: () => openMemoryDb() },
  {
    name: 'PostgreSQL',
    rounds: 20,
    open: postgres && (async () => openPostgres((postgres as TestPostgres).url, createLog('silent'))),
  },
];
afterAll(() => postgres?.stop());

const parallel = 50;

describe.each(engines)('$name 上同时发生', ({ open, rounds }) => {
  let app: TestApp;
  beforeAll(async () => {
    if (open !== null) app = await createTestApp({ db: await open(), paymentGateway: 'sandbox' });
  });
  afterAll(async () => {
    await app?.close();
  });
  const test = it.skipIf(open === null);
  const all = <T>(run: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: parallel }, (_, index) => run(index)));
  const count = (codes: number[], code: number) => codes.filter((value) => value === code).length;
  const user = '/api/v1/user';

  test.each([1, 5, 50])('剩%i次时，五十个请求恰好用完', async (limit) => {
    const token = await app.signIn(`1330000${1000 + limit}`);
    const { id } = (await app.call('POST', `${user}/uInfo`, { token })).data;
    await app.db.query("UPDATE equities SET granted = $2, used = 0 WHERE user_id = $1 AND module = 'match'", [
      String(id),
      limit,
    ]);
    for (let round = 0; round < rounds; round++) {
      await app.db.query("UPDATE equities SET used = 0 WHERE user_id = $1 AND module = 'match'", [String(id)]);
      const codes = await all(async () => (await app.call('GET', `${user}/use/match`, { token })).body.code);
      expect(count(codes, 200)).toBe(limit);
      expect(count(codes, 1010)).toBe(parallel - limit);
    }
  });

  test('同一请求编号的五十个请求只扣一次', async () => {
    const token = await app.signIn('13300002000');
    for (let round = 0; round < rounds; round++) {
      const headers = { 'Idempotency-Key': `one-charge-round-${round}` };
      const replies = await all(() => app.call('GET', `${user}/use/match`, { token, headers }));
      expect(replies.map(({ data }) => data.used)).toEqual(Array(parallel).fill(round + 1));
    }
  });

  test('一个验证码只能登录一次', async () => {
    for (let round = 0; round < 3; round++) {
      const phone = `133100000${String(round).padStart(2, '0')}`;
      const code = await app.codeFor(phone, 'login');
      const replies = await all((index) =>
        app.call('POST', `${user}/phoneLogin`, { body: { phone, code }, ip: `10.0.${round}.${index}` }),
      );
      const codes = replies.map((reply) => reply.body.code);
      expect(count(codes, 200)).toBe(1);
      expect(count(codes, 200) + count(codes, 1102) + count(codes, 1103)).toBe(parallel);
    }
  });

  test('同时要验证码只发一条', async () => {
    const phone = '13320000000';
    const before = app.messages.length;
    const replies = await all((index) =>
      app.call('POST', `${user}/verifyCode`, { body: { phone, purpose: 'login' }, ip: `10.1.0.${index}` }),
    );
    const codes = replies.map((reply) => reply.body.code);
    expect(count(codes, 200)).toBe(1);
    expect(count(codes, 1104)).toBe(parallel - 1);
    expect(app.messages.length - before).toBe(1);
  });

  test('同时猜验证码，也只比对五次', async () => {
    const phone = '13330000000';
    const code = await app.codeFor(phone, 'login');
    const wrong = code === '111111' ? '222222' : '111111';
    const replies = await all((index) =>
      app.call('POST', `${user}/phoneLogin`, { body: { phone, code: wrong }, ip: `10.2.0.${index}` }),
    );
    const codes = replies.map((reply) => reply.body.code);
    expect(count(codes, 1102)).toBe(5);
    expect(count(codes, 1103)).toBe(parallel - 5);
  });

  test('一个登录码只换一个令牌，过期的一个也不换', async () => {
    await app.signIn('13340000000');
    const [row] = await app.db.query<{ id: string }>("SELECT id FROM users WHERE phone = '13340000000'");
    const codes = createLoginCodes(app.db, app.clock);
    const exchange = (code: string) =>
      all(async (index) => {
        const path = '/api/v1/specialLogin/loginByCode';
        return (await app.call('POST', path, { body: { code }, ip: `10.3.0.${index}` })).body.code;
      });
    const answers = await exchange(await codes.issue(row?.id ?? ''));
    expect(count(answers, 200)).toBe(1);
    expect(count(answers, 1102)).toBe(parallel - 1);
    const late = await codes.issue(row?.id ?? '');
    app.clock.advance(120_000);
    expect(count(await exchange(late), 1102)).toBe(parallel);
  });

  test('密码连错也数得准', async () => {
    const replies = await all((index) =>
      app.call('POST', `${user}/login`, {
        body: { phone: '13350000000', password: 'Wrong1234' },
        ip: `10.4.0.${index}`,
      }),
    );
    const codes = replies.map((reply) => reply.body.code);
    expect(count(codes, 1101)).toBe(10);
    expect(count(codes, 429)).toBe(parallel - 10);
  });

  test('一百次同样的下单只有一张订单，十次同样的到账通知只开通一次', async () => {
    const token = await app.signIn('13360000000');
    const make = () =>
      app.call('POST', '/api/v1/order/create', {
        token,
        headers: { 'Idempotency-Key': 'one-hundred-times' },
        json: { planId: 'team', billing: 'year' },
      });
    const made = await Promise.all(Array.from({ length: 100 }, make));
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    const { paymentId } = (await app.call('POST', `/api/v1/order/pay/${made[0]?.data.id}`, { token })).data;
    const pay = () => app.call('POST', '/api/v1/order/sandboxPayment', { token, json: { paymentId } });
    const paid = await Promise.all(Array.from({ length: 10 }, pay));
    expect(paid.map(({ data }) => data.state)).toEqual(Array(10).fill('active'));
    const granted = await app.db.query('SELECT module FROM equities WHERE order_id = $1', [String(made[0]?.data.id)]);
    expect(granted).toHaveLength(6);
  });

  test('一个账号的几张订单同时到账，期限首尾相接', async () => {
    const orders = 4;
    for (let round = 0; round < 5; round++) {
      const token = await app.signIn(`1337000000${round}`);
      const payments: unknown[] = [];
      for (let index = 0; index < orders; index++) {
        const made = await app.call('POST', '/api/v1/order/create', {
          token,
          headers: { 'Idempotency-Key': `following-order-${round}-${index}` },
          json: { planId: 'team', billing: 'year' },
        });
        payments.push((await app.call('POST', `/api/v1/order/pay/${made.data.id}`, { token })).data.paymentId);
      }
      const pay = (paymentId: unknown) =>
        app.call('POST', '/api/v1/order/sandboxPayment', { token, json: { paymentId } });
      const paid = await Promise.all(payments.map(pay));
      expect(new Set(paid.map(({ data }) => data.expiresAt)).size).toBe(orders);
    }
  });
});
