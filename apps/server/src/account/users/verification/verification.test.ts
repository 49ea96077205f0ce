import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { codeRules } from '../../../platform/limits';
import { hour, minute, second } from '../../../platform/vocabulary';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let next = 13_700_000_000;
const newPhone = () => String(next++);
const send = (phone: string, ip = '10.0.0.1') =>
  app.call('POST', '/api/v1/user/verifyCode', { body: { phone, purpose: 'login' }, ip });
const logIn = (phone: string, code: string, ip = '10.0.0.1') =>
  app.call('POST', '/api/v1/user/phoneLogin', { body: { phone, code }, ip });
const otherThan = (code: string, offset = 1) => String((Number(code) + offset) % 1_000_000).padStart(6, '0');

describe('验证码', () => {
  it('六位数字，五分钟内有效', async () => {
    const phone = newPhone();
    expect((await send(phone)).data).toEqual({ resendAfterSeconds: 60, expiresInSeconds: 300 });
    const message = app.messages.at(-1);
    expect(message).toMatchObject({ phone, purposeName: '登录', validMinutes: 5 });
    expect(message?.code).toMatch(/^\d{6}$/);
    app.clock.advance(5 * minute);
    expect((await logIn(phone, message?.code ?? '')).body.code).toBe(1102);
  });

  it('六十秒内不能重发，并说明还要等几秒', async () => {
    const phone = newPhone();
    await send(phone);
    app.clock.advance(20 * second);
    expect((await send(phone)).body).toMatchObject({
      code: 1104,
      statusCode: 429,
      msg: '验证码已发送，请在40秒后重新获取',
      data: { retryAfterSeconds: 40 },
    });
    app.clock.advance(40 * second);
    expect((await send(phone)).body.code).toBe(200);
  });

  it('新的验证码让旧的失效', async () => {
    const phone = newPhone();
    const old = await app.codeFor(phone, 'login');
    app.clock.advance(minute);
    const fresh = await app.codeFor(phone, 'login');
    if (old !== fresh) expect((await logIn(phone, old)).body.code).toBe(1102);
    expect((await logIn(phone, fresh)).body.code).toBe(200);
    expect((await logIn(phone, old)).body.code).toBe(1102);
  });

  it('第五次还能输对，第六次起即使输对也作废', async () => {
    const [lucky, unlucky] = [newPhone(), newPhone()];
    const codes = { lucky: await app.codeFor(lucky, 'login'), unlucky: await app.codeFor(unlucky, 'login') };
    for (let i = 0; i < 4; i++) expect((await logIn(lucky, otherThan(codes.lucky))).body.code).toBe(1102);
    expect((await logIn(lucky, codes.lucky)).body.code).toBe(200);
    for (let i = 0; i < 5; i++) expect((await logIn(unlucky, otherThan(codes.unlucky))).body.code).toBe(1102);
    for (let i = 0; i < 3; i++) {
      expect((await logIn(unlucky, codes.unlucky)).body).toMatchObject({
        code: 1103,
        msg: '验证码输错次数过多，已失效，请重新获取',
      });
    }
  });

  it('用过一次就作废', async () => {
    const phone = newPhone();
    const code = await app.codeFor(phone, 'login');
    expect((await logIn(phone, code)).body.code).toBe(200);
    expect((await logIn(phone, code)).body.code).toBe(1102);
  });

  it('每个手机一小时五条，一天十条，不看地址', async () => {
    const phone = newPhone();
    const attempts = async (count: number) => {
      let sent = 0;
      for (let i = 0; i < count; i++) {
        if ((await send(phone, `10.1.${i}.1`)).status === 200) sent += 1;
        app.clock.advance(minute);
      }
      return sent;
    };
    expect(await attempts(8)).toBe(5);
    const refused = await send(phone);
    expect(refused.body).toMatchObject({ code: 429, data: { retryAfterSeconds: 52 * 60 } });
    app.clock.advance(hour);
    expect(await attempts(8)).toBe(5);
    app.clock.advance(12 * hour);
    expect(await attempts(3)).toBe(0);
    app.clock.advance(12 * hour);
    expect(await attempts(1)).toBe(1);
  });

  it('短信服务出错时说清楚，并且可以马上重试', async () => {
    const phone = newPhone();
    app.failSms(true);
    expect((await send(phone)).body).toMatchObject({ code: 503, msg: '短信没有发出去，请重试' });
    app.failSms(false);
    expect((await send(phone)).body.code).toBe(200);
  });

  it('同一个地址发得太多也要等', async () => {
    const replies = [];
    for (let i = 0; i < 61; i++) replies.push((await send(newPhone(), '10.9.9.9')).body.code);
    expect(replies.slice(0, 60).every((code) => code === 200)).toBe(true);
    expect(replies[60]).toBe(429);
    expect((await send(newPhone(), '10.9.9.8')).body.code).toBe(200);
  });
});

describe('暴力猜测', () => {
  it('换着地址猜：一天里一个手机最多五十次机会，其余都不比对', async () => {
    expect(codeRules.maxTries * codeRules.perPhoneDay).toBeLessThanOrEqual(50);
    const phone = newPhone();
    const code = await app.codeFor(phone, 'login');
    const answers = new Map<number, number>();
    for (let i = 1; i <= 400; i++) {
      const { body } = await logIn(phone, otherThan(code, i), `172.16.${i >> 8}.${i & 255}`);
      answers.set(body.code, (answers.get(body.code) ?? 0) + 1);
    }
    expect(answers).toEqual(
      new Map([
        [1102, 5],
        [1103, 395],
      ]),
    );
    expect((await logIn(phone, code)).body.code).toBe(1103);
  });
});
