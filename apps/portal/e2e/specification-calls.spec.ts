import type { APIRequestContext, APIResponse } from '@playwright/test';
import { demo, expect, test } from './fixtures';

/** Header of a new session of the demo account. */
async function signedIn(request: APIRequestContext) {
  const login = await (await request.post('/api/v1/user/login', { form: demo })).json();
  return { authorization: `Bearer ${login.data.token}` };
}

// §7 as it is written: method, path, and what is sent where it says so. Not every one is to succeed without its unnamed fields.
const calls: readonly (readonly [method: 'GET' | 'POST', path: string, named?: Record<string, string>])[] = [
  ['POST', '/api/v1/user/verifyCode'],
  ['POST', '/api/v1/user/uInfo'],
  ['GET', '/qimofang/checkUser'],
  ['GET', '/qimofang/checkAndUpgraded'],
  ['POST', '/api/v1/user/changePw'],
  ['POST', '/api/v1/user/changePwByOldpw'],
  ['POST', '/api/v1/user/phoneLogin'],
  ['POST', '/api/v1/user/forgetPw'],
  ['POST', '/api/v1/user/login', demo],
  ['GET', '/api/v1/user/use/policy'],
  ['GET', '/api/gDeclaraManage/list?pageNum=1&pageSize=10&orderByColumn=create_time&isAsc=desc'],
  ['POST', '/api/v1/user/changeUserInfo'],
  ['POST', '/api/v1/specialLogin/loginByCode', { code: 'none' }],
  ['GET', '/api/v1/user/checkExpire'],
  ['POST', '/api/chatAgentRecord/getContent'],
  ['POST', '/api/gUserRecord/saveRecord', { type: 'policy' }],
  ['POST', '/api/sso/user/specialLogin', { phone: demo.phone }],
  ['POST', '/api/sso/user/getToken', { key: 'none' }],
  ['GET', '/api/think/organization/list/personal'],
  ['GET', '/api/think/wiki/list/all/1'],
  ['POST', '/api/v1/user/logout'],
];

test('规格第7节：二十一个调用都在，信封里有code、statusCode、msg、data，答的是写明的', async ({ request }) => {
  const headers = await signedIn(request);
  const answers = new Map<string, { code: number; data: unknown }>();
  const wrong: string[] = [];
  for (const [method, path, form] of calls) {
    const reply = await request.fetch(path, { method, headers, ...(method === 'POST' ? { form: form ?? {} } : {}) });
    const body = await reply.json().catch(() => null);
    const keys = Object.keys(body ?? {})
      .sort()
      .join();
    // A path that is not served says so in words of its own; 404 else means that nobody has that code or wiki.
    if (keys !== 'code,data,msg,statusCode' || (reply.status() === 404 && /没有这个地址/.test(body.msg)))
      wrong.push(`${method} ${path} ${reply.status()} ${keys} ${body?.msg}`);
    answers.set(path.split('?')[0] ?? path, body);
  }
  expect(wrong).toEqual([]);
  const dataOf = (path: string) => answers.get(path)?.data;
  expect(dataOf('/qimofang/checkUser')).toMatchObject({ canUpgraded: expect.any(Boolean) });
  expect(dataOf('/api/v1/user/checkExpire')).toMatchObject({ expired: false });
  expect(dataOf('/api/v1/user/login')).toMatchObject({ token: expect.any(String) });
  expect(dataOf('/api/sso/user/specialLogin')).toMatchObject({ key: expect.any(String) });
  expect(dataOf('/api/v1/user/uInfo')).toMatchObject({ phone: expect.any(String) });
  for (const path of ['/api/v1/user/use/policy', '/api/gUserRecord/saveRecord', '/api/v1/user/logout'])
    expect([path, answers.get(path)?.code]).toEqual([path, 200]);
});

test('规格第3节：钥匙换令牌，令牌放在请求头里，组织与知识空间各带编号', async ({ request }) => {
  const headers = await signedIn(request);
  const dataOf = async (reply: APIResponse) => (await reply.json()).data;
  const { key } = await dataOf(
    await request.post('/api/sso/user/specialLogin', { headers, form: { phone: demo.phone } }),
  );
  const { token } = await dataOf(await request.post('/api/sso/user/getToken', { headers, form: { key } }));
  expect(token).toEqual(expect.any(String));
  const [organization] = await dataOf(
    await request.get('/api/think/organization/list/personal', { headers: { token } }),
  );
  const [wiki] = await dataOf(await request.get(`/api/think/wiki/list/all/${organization.id}`, { headers: { token } }));
  expect([organization, wiki]).toEqual([
    expect.objectContaining({ id: expect.any(String) }),
    expect.objectContaining({ id: expect.any(String) }),
  ]);
  // Without that header nobody gets a list.
  const refused = await (await request.get('/api/think/organization/list/personal', { headers })).json();
  expect(refused).toMatchObject({ code: 401 });
});
