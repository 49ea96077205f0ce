import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { patternMessages } from './fieldMessages';
import { fieldLabels } from './labels';
import { bodySchema, jsonType, operations, resolveSchema, type Schema } from './spec';
import { validatorsOf } from './validators';

let app: TestApp;
let token: string;
let ssoToken: string;
beforeAll(async () => {
  app = await createTestApp({ policies: exampleLibrary() });
  token = await app.signIn('13800000001');
  const { key } = (await app.call('POST', '/api/sso/user/specialLogin', { token, body: { phone: '13800000001' } }))
    .data;
  ssoToken = String((await app.call('POST', '/api/sso/user/getToken', { body: { key: String(key) } })).data.token);
});
afterAll(() => app.close());

/** A path that matches, whatever its parameters may be. */
const anyPath = (path: string): string => path.replace('{module}', 'policy').replace(/\{\w+\}/g, 'some-id-1');

describe.each(operations.map((operation) => ({ id: operation.id, operation })))('$id', ({ operation }) => {
  it.skipIf(operation.replyType !== jsonType)('示例符合约定', () => {
    expect(operation.example).toBeDefined();
    expect(validatorsOf(operation).reply(operation.example)).toBe('');
  });

  it('有处理程序：不带凭证时要么要求登录，要么指出缺什么', async () => {
    const path = anyPath(operation.path);
    const { body } = await app.call(operation.method, path);
    const asks = operation.bodyTypes.length > 0 || operation.parameters.some(({ required }) => required);
    if (operation.security === null) expect(body.code).toBe(asks ? 400 : 200);
    else expect(body).toMatchObject({ code: operation.family === 'main' ? 444 : 401, statusCode: 401 });
  });

  it('登录以后的答复符合约定', async () => {
    if (operation.replyType !== jsonType && !/\{\w+\}/.test(operation.path)) return;
    const { body } = await app.call(operation.method, anyPath(operation.path), { token, headers: { token: ssoToken } });
    // checkReplies is on: a wrong reply would be 500.
    expect(operation.codes).toContain(body.code);
    expect(body.code).not.toBe(500);
    expect(body.code).not.toBe(503);
    if (operation.id === 'logout') token = await signInAgain();
  });

  it('用别的方法是405，并说明该用哪个', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) {
      if (method === operation.method) continue;
      const reply = await app.call(method, anyPath(operation.path), { token });
      expect(reply.status).toBe(405);
      expect(reply.headers.get('allow')).toBe(operation.method);
    }
  });

  it('请求里的每个字段都有中文名，每个格式都有一句说明', () => {
    for (const [name, schema] of requestFields(operation)) {
      expect(fieldLabels, `label of ${name}`).toHaveProperty(name);
      if (schema.pattern !== undefined) expect(Object.keys(patternMessages)).toContain(schema.pattern);
    }
  });
});

async function signInAgain(): Promise<string> {
  app.clock.advance(60_000);
  return app.signIn('13800000001');
}

function requestFields(operation: (typeof operations)[number]): [string, Schema][] {
  const body = operation.bodyTypes[0];
  return [
    ...operation.parameters.map(({ name, schema }) => [name, schema] as const),
    ...(body === undefined ? [] : Object.entries(bodySchema(operation, body).properties ?? {})),
  ].map(([name, schema]) => {
    const resolved = resolveSchema(operation.family, schema);
    return [name, resolved.items === undefined ? resolved : resolveSchema(operation.family, resolved.items)];
  });
}

it('每个操作只有一个编号', () => {
  expect(operations.length).toBeGreaterThan(70);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});

it('缺少处理程序时不启动', async () => {
  await expect(createTestApp({ db: app.db, policies: { ...exampleLibrary(), handlers: {} as never } })).rejects.toThrow(
    'operations without a handler: suggestPolicies',
  );
});

it('答复不符合约定时是500，日志里写明哪里不符', async () => {
  const broken = await createTestApp({
    db: app.db,
    policies: exampleLibrary({}, { getPolicyOverview: async () => ({ newest: 'none' }) as never }),
  });
  broken.clock.advance(120_000);
  const own = await broken.signIn('13800000002');
  const { body } = await broken.call('GET', '/api/v1/policy/overview', { token: own });
  expect(body).toMatchObject({ code: 500, statusCode: 500 });
  expect(body.msg).toMatch(/^服务出了问题，内容没有丢失，请重试。编号[0-9a-f]{12}$/);
  const line = broken.logLines.find((text) => text.includes('答复不符合接口约定'));
  expect(line).toContain('getPolicyOverview: reply/data');
  expect(line).toContain((body.data as { requestId: string }).requestId);
});
