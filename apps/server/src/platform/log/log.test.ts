import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/createTestApp';
import { createLog } from './log';
import { maskPhones } from './mask';

it.each([
  ['手机13800138000。', '手机138****8000。'],
  ['/x/13800138000/y', '/x/138****8000/y'],
  ['编号913800138000123456', '编号913800138000123456'],
  ['12345678901', '12345678901'],
])('遮住手机号：%s', (text, masked) => {
  expect(maskPhones(text)).toBe(masked);
});

it('错误里的手机号和数据库的细节不进日志', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('phone 13800138000 exists'), {
    code: '23505',
    detail: 'Key (phone)=(13800138000)',
  });
  log.error({ err: new Error('outer', { cause: error }) }, '出错');
  expect(lines[0]).toContain('phone 138****8000 exists');
  expect(lines[0]).toContain('23505');
  expect(lines[0]).not.toContain('13800138000');
});

it('走完所有登录流程，日志里没有手机号、密码、验证码、令牌和密钥', async () => {
  const app = await createTestApp();
  const secrets = new Set<string>();
  const phone = '13100000001';
  const post = async (path: string, body: Record<string, string>, token?: string) => {
    for (const value of Object.values(body)) if (value.length >= 6 && value !== 'forgetPassword') secrets.add(value);
    const reply = await app.call('POST', path, { body, ...(token === undefined ? {} : { token }) });
    for (const value of Object.values(reply.data))
      if (typeof value === 'string' && value.length >= 20) secrets.add(value);
    return reply;
  };
  const code = await app.codeFor(phone, 'forgetPassword');
  secrets.add(code);
  await post('/api/v1/user/forgetPw', { phone, code, password: 'Brand-new1' });
  await post('/api/v1/user/login', { phone, password: 'Wrong-pass1' });
  const token = String((await post('/api/v1/user/login', { phone, password: 'Brand-new1' })).data.token);
  const { key } = (await post('/api/sso/user/specialLogin', { phone }, token)).data;
  await post('/api/sso/user/getToken', { key: String(key) });
  await post('/api/v1/specialLogin/loginByCode', { code: 'AAAABBBBCCCCDDDDEEEE' });
  await app.call('POST', `/api/v1/user/uInfo?token=${token}`);
  await app.call('GET', `/policy/${phone}?token=${token}&userCode=${String(key)}`);
  await app.call('GET', `/api/nothing/${phone}?q=${phone}`);
  const log = app.logLines.join('');
  expect(app.logLines.length).toBeGreaterThan(8);
  expect(secrets.size).toBeGreaterThanOrEqual(8);
  for (const secret of secrets) expect(log.includes(secret), `a secret of ${secret.length} characters`).toBe(false);
  expect(log).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/);
  await app.close();
});
