import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { minute } from '../../../platform/vocabulary';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const specialLogin = (phone: string, token?: string) =>
  app.call('POST', '/api/sso/user/specialLogin', { body: { phone }, ...(token ? { token } : {}) });
const exchange = (key: string) => app.call('POST', '/api/sso/user/getToken', { body: { key } });
const organizations = (ssoToken: string) =>
  app.call('GET', '/api/think/organization/list/personal', { headers: { token: ssoToken } });
const wikis = (ssoToken: string, id: string) =>
  app.call('GET', `/api/think/wiki/list/all/${id}`, { headers: { token: ssoToken } });

async function enter(phone: string): Promise<{ token: string; ssoToken: string }> {
  const token = await app.signIn(phone);
  const { key } = (await specialLogin(phone, token)).data;
  const reply = await exchange(String(key));
  return { token, ssoToken: String(reply.data.token) };
}

const listOf = (reply: { body: { data: unknown } }) => reply.body.data as { id: string; name: string }[];

it('第一次单点登录建立个人空间和默认知识空间，以后不再建立', async () => {
  const phone = '13500000001';
  const { token, ssoToken } = await enter(phone);
  const first = listOf(await organizations(ssoToken));
  expect(first).toEqual([{ id: expect.any(String), name: '个人空间' }]);
  expect(listOf(await wikis(ssoToken, first[0]?.id ?? ''))).toEqual([{ id: expect.any(String), name: '申报材料' }]);
  await Promise.all([specialLogin(phone, token), specialLogin(phone, token)]);
  expect(listOf(await organizations(ssoToken))).toEqual(first);
});

it('只能为自己的手机号登录：没有主令牌或手机号是别人的都不行', async () => {
  const token = await app.signIn('13500000002');
  expect((await specialLogin('13500000002')).body).toMatchObject({ code: 401, msg: '登录状态失效，请重新登录' });
  expect((await specialLogin('13500000003', token)).body).toMatchObject({ code: 401, statusCode: 401 });
});

it('密钥和令牌乱写、带错位置都是401', async () => {
  expect((await exchange('A'.repeat(22))).body).toMatchObject({ code: 401 });
  expect((await organizations('A'.repeat(43))).body).toMatchObject({ code: 401 });
  const { token, ssoToken } = await enter('13500000004');
  // The tokens of the two families do not open each other.
  expect((await organizations(token)).body.code).toBe(401);
  expect((await app.call('POST', '/api/v1/user/uInfo', { token: ssoToken })).body.code).toBe(444);
});

it('看不到别人的组织', async () => {
  const mine = await enter('13500000005');
  const theirs = await enter('13500000006');
  const [organization] = listOf(await organizations(theirs.ssoToken));
  expect((await wikis(mine.ssoToken, organization?.id ?? '')).body).toMatchObject({
    code: 404,
    msg: '没有找到这个组织',
  });
});

it('退出主登录后，单点登录的密钥和令牌一起失效', async () => {
  const phone = '13500000007';
  const { token, ssoToken } = await enter(phone);
  const { key } = (await specialLogin(phone, token)).data;
  await app.call('POST', '/api/v1/user/logout', { token });
  expect((await organizations(ssoToken)).body.code).toBe(401);
  expect((await exchange(String(key))).body.code).toBe(401);
  app.clock.advance(minute);
});
