import { daysLeft } from '@hengce/text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { day } from '../../../platform/vocabulary';
import { trialPlan } from './plan';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const use = (module: string) => app.call('GET', `/api/v1/user/use/${module}`, { token });

it('每个模块各有次数，用完后是1010，并且不再计数', async () => {
  token = await app.signIn('13600000001');
  for (let used = 1; used <= trialPlan.uses.ppt; used++) {
    expect((await use('ppt')).data).toEqual({ module: 'ppt', used, limit: trialPlan.uses.ppt });
  }
  for (let i = 0; i < 2; i++) {
    expect((await use('ppt')).body).toMatchObject({
      code: 1010,
      statusCode: 403,
      msg: 'AI-PPT的试用次数已用完，升级详情请联系销售顾问',
    });
  }
  expect((await use('match')).data).toMatchObject({ used: 1 });
  const [row] = await app.db.query<{ used: number }>("SELECT used FROM equities WHERE module = 'ppt' AND used > 0");
  expect(row?.used).toBe(trialPlan.uses.ppt);
});

it('账号建立以后才有的模块，第一次用时补上次数', async () => {
  token = await app.signIn('13600000002');
  await app.db.query("DELETE FROM equities WHERE module = 'meeting'");
  expect((await use('meeting')).data).toEqual({ module: 'meeting', used: 1, limit: trialPlan.uses.meeting });
});

it('三十天后到期，到期后不能再用', async () => {
  token = await app.signIn('13600000003');
  const expired = async () => (await app.call('GET', '/api/v1/user/checkExpire', { token })).data;
  for (let days = 0; days < 29; days += 1) {
    app.clock.advance(day);
    expect(await expired()).toEqual({ expired: false });
  }
  app.clock.advance(day - 1);
  expect(await expired()).toEqual({ expired: false });
  app.clock.advance(1);
  token = await app.signIn('13600000003');
  expect(await expired()).toEqual({ expired: true });
  expect((await use('ppt')).body).toMatchObject({ code: 1010, msg: '体验已到期，升级详情请联系销售顾问' });
  expect((await app.call('POST', '/api/v1/user/uInfo', { token })).data.trial).toMatchObject({
    expired: true,
    daysLeft: 0,
  });
  const refused = await app.call('GET', '/qimofang/checkAndUpgraded', { token });
  expect(refused.body).toMatchObject({ code: 400, msg: '体验已到期，不能升级，详情请联系销售顾问' });
});

it('AI获客：能升级时先问，升级后次数变多，再升级不再变', async () => {
  token = await app.signIn('13600000004');
  const canUpgraded = async () => (await app.call('GET', '/qimofang/checkUser', { token })).data.canUpgraded;
  expect((await use('acquisition')).data).toMatchObject({ limit: trialPlan.uses.acquisition });
  expect(await canUpgraded()).toBe(true);
  for (let i = 0; i < 2; i++) {
    expect((await app.call('GET', '/qimofang/checkAndUpgraded', { token })).body).toMatchObject({
      code: 200,
      data: null,
    });
    expect(await canUpgraded()).toBe(false);
  }
  expect((await use('acquisition')).data).toEqual({
    module: 'acquisition',
    used: 2,
    limit: trialPlan.upgradedAcquisitionUses,
  });
});

it.each([
  ['2026-11-21T02:00:00Z', '2026-12-01T02:00:00Z', 10],
  ['2026-11-21T15:59:00Z', '2026-11-21T16:00:00Z', 1],
  ['2026-11-21T16:00:00Z', '2026-11-22T15:59:00Z', 0],
  ['2026-11-25T00:00:00Z', '2026-11-21T00:00:00Z', 0],
])('%s 到 %s 按北京时间还有 %i 天', (now, end, days) => {
  expect(daysLeft(new Date(now), new Date(end))).toBe(days);
});
