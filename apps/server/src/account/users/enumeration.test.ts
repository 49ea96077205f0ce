import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp, type TestReply } from '../../../test/createTestApp';
import { minute } from '../../platform/vocabulary';

// Test files share their modules: those that hold the real one are loaded anew.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof argon2>();
  return { ...original, hash: vi.fn(original.hash), verify: vi.fn(original.verify) };
});

const known = '13800138000';
const withoutPassword = '13811112222';
const unknown = '13833334444';
const user = '/api/v1/user';

let app: TestApp;
beforeAll(async () => {
  // The number of the request is the only part that may differ, so it stands still here.
  app = await createTestApp({ createRequestId: () => '000000000000' });
  await app.signIn(withoutPassword);
  app.clock.advance(minute);
});
afterAll(() => app.close());
beforeEach(() => {
  vi.clearAllMocks();
});

const facts = (reply: TestReply) => ({
  status: reply.status,
  text: reply.text,
  headers: [...reply.headers.entries()],
});

it('密码登录：已知、未知、没有密码的手机，答复逐字节相同，各算一次argon2', async () => {
  const answers = [];
  for (const phone of [known, unknown, withoutPassword]) {
    vi.clearAllMocks();
    answers.push(facts(await app.call('POST', `${user}/login`, { body: { phone, password: 'Wrong-pass1' } })));
    expect(argon2.verify).toHaveBeenCalledTimes(1);
    expect(argon2.hash).not.toHaveBeenCalled();
    const [hash] = vi.mocked(argon2.verify).mock.calls[0] ?? [];
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(answers[0]?.text).toBe(
    '{"code":1101,"statusCode":400,"msg":"手机号或密码不正确","data":{"requestId":"000000000000"}}',
  );
});

it('停用的演示账号与未知的手机答复相同', async () => {
  const off = await createTestApp({ db: app.db, sampleData: false, createRequestId: () => '000000000000' });
  vi.clearAllMocks();
  const disabled = await off.call('POST', `${user}/login`, { body: { phone: known, password: 'Hengce@2026' } });
  expect(argon2.verify).toHaveBeenCalledTimes(1);
  const other = await off.call('POST', `${user}/login`, { body: { phone: unknown, password: 'Hengce@2026' } });
  expect(facts(disabled)).toEqual(facts(other));
  await createTestApp({ db: app.db });
});

it.each([
  ['verifyCode', { purpose: 'login' }],
  ['verifyCode', { purpose: 'forgetPassword' }],
  ['phoneLogin', { code: '000000' }],
  ['forgetPw', { code: '000000', password: 'Brand-new1' }],
])('%s：已知和未知的手机答复逐字节相同，也不多算argon2', async (operation, fields) => {
  const answers = [];
  for (const phone of [known, unknown]) {
    vi.clearAllMocks();
    answers.push(facts(await app.call('POST', `${user}/${operation}`, { body: { phone, ...fields } })));
    expect(argon2.verify).not.toHaveBeenCalled();
    expect(argon2.hash).not.toHaveBeenCalled();
  }
  expect(answers[1]).toEqual(answers[0]);
  app.clock.advance(minute);
});
