import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { day, minute } from '../../platform/vocabulary';

// Test files share their modules: those that hold the real one are loaded anew.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...original, verify: vi.fn(original.verify) };
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let next = 13_900_000_000;
const newPhone = () => String(next++);
const user = '/api/v1/user';
const info = (token: string) => app.call('POST', `${user}/uInfo`, { token });

describe('登录', () => {
  it('第一次用验证码登录就建立账号并开始试用，第二次不再建立', async () => {
    const phone = newPhone();
    const code = await app.codeFor(phone, 'login');
    const first = await app.call('POST', `${user}/phoneLogin`, { body: { phone, code } });
    expect(first.body).toMatchObject({ code: 200, msg: '登录成功', data: { phone, isNewUser: true } });
    const reply = await info(String(first.data.token));
    expect(reply.data).toMatchObject({
      phone,
      name: '',
      hasPassword: false,
      enterprise: null,
      trial: { expired: false, daysLeft: 30 },
    });
    app.clock.advance(minute);
    const again = await app.call('POST', `${user}/phoneLogin`, {
      json: { phone, code: await app.codeFor(phone, 'login') },
    });
    expect(again.data).toMatchObject({ phone, isNewUser: false });
    expect((await info(String(again.data.token))).data.id).toBe(reply.data.id);
  });

  it('演示账号用打印的密码登录，企业资料标为示例', async () => {
    const reply = await app.call('POST', `${user}/login`, { body: { phone: '13800138000', password: 'Hengce@2026' } });
    expect(reply.body).toMatchObject({ code: 200, data: { phone: '13800138000', isNewUser: false } });
    expect((await info(String(reply.data.token))).data).toMatchObject({
      name: '林知夏',
      hasPassword: true,
      enterprise: { name: '青岚精密制造（示例）有限公司', isSample: true },
    });
  });

  it('密码错十次后，即使密码正确也要等一会儿；登录成功后重新计数', async () => {
    const phone = newPhone();
    await setPassword(phone, 'Correct123');
    const logIn = (password: string) => app.call('POST', `${user}/login`, { body: { phone, password } });
    for (let i = 0; i < 9; i++) expect((await logIn('Wrong1234')).body.code).toBe(1101);
    expect((await logIn('Correct123')).body.code).toBe(200);
    for (let i = 0; i < 10; i++) expect((await logIn('Wrong1234')).body.code).toBe(1101);
    const refused = await logIn('Correct123');
    expect(refused.body).toMatchObject({ code: 429, statusCode: 429, data: { retryAfterSeconds: 900 } });
    expect(refused.headers.get('retry-after')).toBe('900');
    app.clock.advance(15 * minute);
    expect((await logIn('Correct123')).body.code).toBe(200);
  });
});

describe('会话', () => {
  it('没有令牌、令牌不对或放在地址里，都是444', async () => {
    const token = await app.signIn(newPhone());
    const expected = { code: 444, statusCode: 401, msg: '登录状态失效，请重新登录' };
    expect((await app.call('POST', `${user}/uInfo`)).body).toMatchObject(expected);
    expect((await info('A'.repeat(43))).body).toMatchObject(expected);
    expect((await info("' OR 1=1 --")).body).toMatchObject(expected);
    expect((await app.call('POST', `${user}/uInfo?token=${token}`)).body).toMatchObject(expected);
    expect((await info(token)).body.code).toBe(200);
  });

  it('退出只结束这一个会话', async () => {
    const phone = newPhone();
    const one = await app.signIn(phone);
    app.clock.advance(minute);
    const two = await app.signIn(phone);
    expect((await app.call('POST', `${user}/logout`, { token: one })).body.msg).toBe('已退出登录');
    expect((await info(one)).body.code).toBe(444);
    expect((await info(two)).body.code).toBe(200);
  });

  it('七天不用就失效，一直在用也只到三十天', async () => {
    const idle = await app.signIn(newPhone());
    app.clock.advance(7 * day);
    expect((await info(idle)).body.code).toBe(444);
    const busy = await app.signIn(newPhone());
    for (let days = 0; days < 29; days += 1) {
      app.clock.advance(day);
      expect((await info(busy)).body.code).toBe(200);
    }
    app.clock.advance(day);
    expect((await info(busy)).body.code).toBe(444);
  });

  it('数据库里没有令牌和验证码的原文', async () => {
    const phone = newPhone();
    const code = await app.codeFor(phone, 'login');
    const reply = await app.call('POST', `${user}/phoneLogin`, { body: { phone, code } });
    const rows = [
      ...(await app.db.query('SELECT * FROM sessions')),
      ...(await app.db.query('SELECT * FROM verification_codes WHERE phone = $1', [phone])),
    ];
    const dump = JSON.stringify(rows);
    expect(dump).not.toContain(String(reply.data.token));
    expect(rows.some((row) => Object.values(row).includes(code))).toBe(false);
  });
});

async function setPassword(phone: string, password: string): Promise<void> {
  app.clock.advance(minute);
  const code = await app.codeFor(phone, 'forgetPassword');
  const reply = await app.call('POST', `${user}/forgetPw`, { body: { phone, code, password } });
  expect(reply.body).toMatchObject({ code: 200, msg: '密码已重设，请重新登录' });
}

describe('密码', () => {
  it('忘记密码：重设后旧会话全部失效，新密码能登录', async () => {
    const phone = newPhone();
    const old = await app.signIn(phone);
    await setPassword(phone, 'Brand-new1');
    expect((await info(old)).body.code).toBe(444);
    const reply = await app.call('POST', `${user}/login`, { body: { phone, password: 'Brand-new1' } });
    expect(reply.body.code).toBe(200);
  });

  it('用原密码修改：原密码不对就不改，改了以后所有会话失效', async () => {
    const phone = newPhone();
    await setPassword(phone, 'Original1');
    const logIn = (password: string) => app.call('POST', `${user}/login`, { body: { phone, password } });
    const token = String((await logIn('Original1')).data.token);
    const change = (oldPassword: string, password: string) =>
      app.call('POST', `${user}/changePwByOldpw`, { token, body: { oldPassword, password } });
    expect((await change('Wrong1234', 'Changed11')).body).toMatchObject({
      code: 1101,
      msg: '原密码不正确，密码没有修改',
    });
    expect((await info(token)).body.code).toBe(200);
    expect((await change('Original1', 'Changed11')).body.code).toBe(200);
    expect((await info(token)).body.code).toBe(444);
    expect((await logIn('Original1')).body.code).toBe(1101);
    expect((await logIn('Changed11')).body.code).toBe(200);
  });

  it('核对密码的同时密码被修改，旧密码就不再开出会话', async () => {
    const phone = newPhone();
    await setPassword(phone, 'Original1');
    vi.mocked(verify).mockImplementationOnce(async () => {
      await setPassword(phone, 'Changed11');
      return true;
    });
    const reply = await app.call('POST', `${user}/login`, { body: { phone, password: 'Original1' } });
    expect(reply.body).toMatchObject({ code: 1101, msg: '手机号或密码不正确' });
  });

  it('用验证码修改：验证码只发给会话的手机，别的用途的验证码不行', async () => {
    const phone = newPhone();
    const token = await app.signIn(phone);
    app.clock.advance(minute);
    const change = (code: string) =>
      app.call('POST', `${user}/changePw`, { token, body: { code, password: 'Changed22' } });
    expect((await change(await app.codeFor(phone, 'login'))).body.code).toBe(1102);
    app.clock.advance(minute);
    expect((await change(await app.codeFor(phone, 'changePassword'))).body.code).toBe(200);
    expect((await info(token)).body.code).toBe(444);
    expect((await app.call('POST', `${user}/login`, { body: { phone, password: 'Changed22' } })).body.code).toBe(200);
  });

  it('太弱的密码说清楚差在哪里，不重复密码', async () => {
    const check = async (password: string, message: string) => {
      const reply = await app.call('POST', `${user}/forgetPw`, {
        body: { phone: newPhone(), code: '123456', password },
      });
      expect(reply.body).toMatchObject({ code: 400, msg: message });
      expect(reply.text).not.toContain(password);
    };
    await check('Ab1-xyz', '密码应为8到64位，现在是7位');
    await check('onlyletters', '密码至少要有一个字母和一个数字');
    await check('密码密码密码12ab', '密码只能用英文字母、数字和半角符号');
  });
});

describe('账号资料', () => {
  it('改名：去掉首尾空格和看不见的字符，只剩空格的名字不行', async () => {
    const token = await app.signIn(newPhone());
    const rename = (name: string) => app.call('POST', `${user}/changeUserInfo`, { token, body: { name } });
    expect((await rename('  王  小明\u202e ')).data.name).toBe('王 小明');
    expect((await rename('   ')).body).toMatchObject({ code: 400, msg: '请填写姓名' });
    expect((await rename('字'.repeat(21))).body.msg).toBe('姓名最多20个字，现在是21个字');
    expect((await info(token)).data.name).toBe('王 小明');
  });

  it('访问记录写进数据库', async () => {
    const token = await app.signIn(newPhone());
    const reply = await app.call('POST', '/api/gUserRecord/saveRecord', { token, body: { type: 'policy' } });
    expect(reply.body).toMatchObject({ code: 200, data: null });
    const { id } = (await info(token)).data;
    expect(await app.db.query('SELECT type FROM usage_records WHERE user_id = $1', [String(id)])).toEqual([
      { type: 'policy' },
    ]);
  });
});
