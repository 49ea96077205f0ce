import { addMonths, monthsBetween } from '@hengce/text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { createRecogniser } from '../../platform/adapters';
import { day, hour, minute } from '../../platform/vocabulary';
import type { ModuleName } from './equity';
import { countedModules } from './moduleNames';
import { createEquityService, type EquityService } from './service';
import { trialPlan } from './trial/plan';
import { createTrialService } from './trial/service';

let app: TestApp;
let equities: EquityService;
let phones = 13_610_000_000;
beforeAll(async () => {
  app = await createTestApp();
  equities = createEquityService(app.db, app.clock, trialPlan);
});
afterAll(() => app.close());

async function newUser(): Promise<{ token: string; id: string }> {
  const token = await app.signIn(String(phones++));
  return { token, id: String((await app.call('POST', '/api/v1/user/uInfo', { token })).data.id) };
}

const key = (name: string) => `${name}-0123456789abcdef`;
const use = (token: string, module: string, name?: string) =>
  app.call('GET', `/api/v1/user/use/${module}`, {
    token,
    ...(name === undefined ? {} : { headers: { 'Idempotency-Key': key(name) } }),
  });
const ledger = async (token: string) =>
  (await app.call('GET', '/api/v1/equity/ledger?module=evaluation&pageSize=100', { token })).data as {
    rows: { reason: string; delta: number }[];
  };
const reasons = async (token: string) => (await ledger(token)).rows.map(({ reason }) => reason);
async function share(token: string, module: string) {
  const { modules } = (await app.call('GET', '/api/v1/equity/overview', { token })).data as {
    modules: { module: string; remaining: number | null; sources: { used: number; resetsAt: string | null }[] }[];
  };
  return modules.find((item) => item.module === module);
}

it('同一请求编号只扣一次，换一个模块用它是409', async () => {
  const { token } = await newUser();
  for (let i = 0; i < 3; i++) expect((await use(token, 'evaluation', 'once')).data).toMatchObject({ used: 1 });
  expect((await use(token, 'match', 'once')).body).toMatchObject({ code: 409, statusCode: 409 });
  expect((await use(token, 'evaluation', 'twice')).data).toMatchObject({ used: 2 });
  expect(await reasons(token)).toEqual(['use', 'use', 'grant']);
});

it('明细里只有计次的模块，没有还没上线的', async () => {
  const { token } = await newUser();
  const { rows, total } = (await app.call('GET', '/api/v1/equity/ledger?pageSize=100', { token })).data as {
    rows: { module: ModuleName }[];
    total: number;
  };
  const ofUse = countedModules.filter((module) => module !== 'meeting');
  expect(rows.map(({ module }) => module).sort()).toEqual([...ofUse].sort());
  expect(total).toBe(ofUse.length);
});

it('没有接语音识别也没有接模型，不列会议转写的次数；买过的照列，接了就列', async () => {
  const { token, id } = await newUser();
  expect(await share(token, 'meeting')).toBeUndefined();
  const startsAt = app.clock.now();
  const bought = {
    userId: id,
    module: 'meeting',
    source: 'order',
    orderId: null,
    granted: 20,
    reset: 'never',
  } as const;
  await equities.grant(app.db, { ...bought, startsAt, expiresAt: new Date(startsAt.getTime() + day) });
  expect(await share(token, 'meeting')).toMatchObject({ remaining: trialPlan.uses.meeting + 20 });
  const options = { baseUrl: 'ws://127.0.0.1:1', apiKey: null, model: 'paraformer', languages: null };
  const hearing = await createTestApp({ recogniser: createRecogniser('funasr', options) });
  const listed = (await hearing.call('GET', '/api/v1/equity/overview', { token: await hearing.signIn('13610099001') }))
    .data as { modules: { module: string }[] };
  expect(listed.modules.map(({ module }) => module)).toEqual([...countedModules]);
  await hearing.close();
});

it('请求编号太短时说明规则', async () => {
  const { token } = await newUser();
  const reply = await app.call('GET', '/api/v1/user/use/evaluation', {
    token,
    headers: { 'Idempotency-Key': 'short' },
  });
  expect(reply.body).toMatchObject({ code: 400, msg: '请求编号应为16到64位，现在是5位' });
});

it('操作成功扣一次，失败退还，用尽后的失败也退还', async () => {
  const { token, id } = await newUser();
  expect(await equities.consume(id, 'evaluation', key('good'), async () => 7)).toBe(7);
  const fail = () => equities.consume(id, 'evaluation', key('bad'), () => Promise.reject(new Error('no slides')));
  await expect(fail()).rejects.toThrow('no slides');
  await expect(fail()).rejects.toThrow('no slides');
  expect((await share(token, 'evaluation'))?.remaining).toBe(trialPlan.uses.evaluation - 1);
  expect(await reasons(token)).toEqual(['refund', 'use', 'refund', 'use', 'use', 'grant']);
});

it('先扣的次数由同一编号的操作接手，做完后不能再做第二次', async () => {
  const { token, id } = await newUser();
  await use(token, 'evaluation', 'paid-first');
  await equities.consume(id, 'evaluation', key('paid-first'), async () => null);
  await expect(equities.consume(id, 'evaluation', key('paid-first'), async () => null)).rejects.toMatchObject({
    code: 409,
  });
  expect((await share(token, 'evaluation'))?.remaining).toBe(trialPlan.uses.evaluation - 1);
});

it('进行中的操作不能同时再做一次；进程死后由下一个进程退还', async () => {
  const { token, id } = await newUser();
  // Never ends, like an action whose process was killed.
  equities.consume(id, 'evaluation', key('killed'), () => new Promise(() => {})).catch(() => {});
  await expect.poll(async () => (await share(token, 'evaluation'))?.remaining).toBe(trialPlan.uses.evaluation - 1);
  await expect(equities.consume(id, 'evaluation', key('killed'), async () => null)).rejects.toMatchObject({
    code: 409,
  });
  expect(await equities.recover(false)).toBe(0);
  app.clock.advance(hour);
  // With what other tests left waiting for its action.
  expect(await equities.recover(false)).toBeGreaterThan(0);
  expect(await equities.recover(false)).toBe(0);
  expect((await share(token, 'evaluation'))?.remaining).toBe(trialPlan.uses.evaluation);
});

it('先扣了次数而操作一直没来，十五分钟后退还；重启不会提前退，操作来晚了重新扣', async () => {
  const { token, id } = await newUser();
  const remaining = async () => (await share(token, 'evaluation'))?.remaining;
  await use(token, 'evaluation', 'never-came');
  app.clock.advance(14 * minute);
  expect(await equities.recover(true)).toBe(0);
  expect(await remaining()).toBe(trialPlan.uses.evaluation - 1);
  app.clock.advance(minute);
  await app.app.purge();
  expect(await remaining()).toBe(trialPlan.uses.evaluation);
  expect(await reasons(token)).toEqual(['refund', 'use', 'grant']);
  await equities.consume(id, 'evaluation', key('never-came'), async () => null);
  app.clock.advance(day);
  expect(await equities.recover(true)).toBe(0);
  expect(await reasons(await app.signIn(String(phones - 1)))).toEqual(['use', 'refund', 'use', 'grant']);
});

it('先用先到期的；按月的次数到下个月重新开始，不限次的一直可用', async () => {
  const { token, id } = await newUser();
  const now = app.clock.now();
  await app.db.query("UPDATE equities SET granted = 1 WHERE user_id = $1 AND module = 'evaluation'", [id]);
  const monthly = { userId: id, source: 'gift', orderId: null, reset: 'month', startsAt: now } as const;
  await equities.grant(app.db, { ...monthly, module: 'evaluation', granted: 2, expiresAt: addMonths(now, 12) });
  await equities.grant(app.db, { ...monthly, module: 'match', granted: null, expiresAt: addMonths(now, 12) });
  expect((await share(token, 'match'))?.remaining).toBeNull();
  expect((await share(token, 'evaluation'))?.remaining).toBe(3);
  expect((await use(token, 'evaluation')).data).toEqual({ module: 'evaluation', used: 1, limit: 1 });
  expect((await use(token, 'evaluation')).data).toEqual({ module: 'evaluation', used: 1, limit: 2 });
  expect((await use(token, 'evaluation')).data).toEqual({ module: 'evaluation', used: 2, limit: 2 });
  expect((await use(token, 'evaluation')).body).toMatchObject({
    code: 1010,
    msg: expect.stringMatching(/^\S+本月的次数已用完，\d+月\d+日恢复$/),
  });
  expect((await share(token, 'evaluation'))?.sources[1]?.resetsAt).toBe(addMonths(now, 1).toISOString());
  app.clock.advance(31 * day);
  const later = await app.signIn(String(phones - 1));
  expect((await use(later, 'evaluation')).data).toEqual({ module: 'evaluation', used: 1, limit: 2 });
  // The trial is over, but not what was bought.
  expect((await app.call('GET', '/api/v1/user/checkExpire', { token: later })).data).toEqual({ expired: false });
});

it('上个月的操作失败，不退进这个月', async () => {
  const { token, id } = await newUser();
  const now = app.clock.now();
  await app.db.query("UPDATE equities SET granted = 0 WHERE user_id = $1 AND module = 'evaluation'", [id]);
  const monthly = { userId: id, source: 'gift', orderId: null, reset: 'month', startsAt: now } as const;
  await equities.grant(app.db, { ...monthly, module: 'evaluation', granted: 2, expiresAt: addMonths(now, 12) });
  let fail = (_: Error): void => {};
  const old = equities.consume(id, 'evaluation', key('last-month'), () => new Promise((_, reject) => (fail = reject)));
  await expect.poll(async () => (await share(token, 'evaluation'))?.remaining).toBe(1);
  app.clock.advance(31 * day);
  await equities.use(id, 'evaluation');
  fail(new Error('too late'));
  await expect(old).rejects.toThrow('too late');
  const later = await app.signIn(String(phones - 1));
  expect((await share(later, 'evaluation'))?.remaining).toBe(1);
});

it('重新开始体验时恢复的次数记在明细里', async () => {
  const { token, id } = await newUser();
  await use(token, 'evaluation');
  const trials = createTrialService(app.db, app.clock, trialPlan);
  await app.db.transaction((tx) => trials.renew(tx, id, 7));
  const { rows } = await ledger(token);
  expect(rows.map(({ reason, delta }) => [reason, delta])).toEqual([
    ['adjust', 1],
    ['use', -1],
    ['grant', trialPlan.uses.evaluation],
  ]);
});

it.each([
  ['2026-01-31T02:00:00Z', 1, '2026-02-28T02:00:00Z'],
  ['2026-01-31T02:00:00Z', 2, '2026-03-31T02:00:00Z'],
  ['2026-11-30T17:00:00Z', 3, '2027-02-28T17:00:00Z'],
  ['2026-11-20T02:00:00Z', 12, '2027-11-20T02:00:00Z'],
])('%s 之后 %i 个月是 %s', (start, months, end) => {
  const from = new Date(start);
  expect(addMonths(from, months)).toEqual(new Date(end));
  expect(monthsBetween(from, new Date(end))).toBe(months);
  expect(monthsBetween(from, new Date(new Date(end).getTime() - 1))).toBe(months - 1);
});
