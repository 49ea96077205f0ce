import type { UserInfo } from '@hengce/api';
import { getUserInfo, login } from '@hengce/api/examples';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { delay, HttpResponse } from 'msw';
import { createMailbox } from './messageHandlers';

const calls = {
  login: '/api/v1/user/login',
  loginByCode: '/api/v1/user/phoneLogin',
  loginByUserCode: '/api/v1/specialLogin/loginByCode',
  sendCode: '/api/v1/user/verifyCode',
  resetPassword: '/api/v1/user/forgetPw',
  changePasswordByCode: '/api/v1/user/changePw',
  changePasswordByOldPassword: '/api/v1/user/changePwByOldpw',
  userInfo: '/api/v1/user/uInfo',
} as const;
export type AccountCall = keyof typeof calls;

/** Handlers with which every call of sign-in and of a host's frame succeeds, typed by the contract. */
export const accountHandlers = [
  ...createMailbox().handlers,
  mainHttp.post(calls.login, ({ response }) => response(200).json(ok(login, '登录成功'))),
  mainHttp.post(calls.loginByCode, ({ response }) => response(200).json(ok(login, '登录成功'))),
  mainHttp.post(calls.loginByUserCode, ({ response }) =>
    response(200).json(ok({ token: login.token, phone: login.phone }, '登录成功')),
  ),
  mainHttp.post(calls.sendCode, ({ response }) =>
    response(200).json(ok({ resendAfterSeconds: 60, expiresInSeconds: 300 }, '验证码已发送')),
  ),
  mainHttp.post(calls.resetPassword, ({ response }) => response(200).json(ok(null, '密码已重设，请重新登录'))),
  mainHttp.post(calls.changePasswordByCode, ({ response }) => response(200).json(ok(null, '密码已修改，请重新登录'))),
  mainHttp.post(calls.changePasswordByOldPassword, ({ response }) =>
    response(200).json(ok(null, '密码已修改，请重新登录')),
  ),
  mainHttp.post(calls.userInfo, ({ response }) => response(200).json(ok(getUserInfo))),
  mainHttp.post('/api/v1/user/logout', ({ response }) => response(200).json(ok(null, '已退出登录'))),
];

/** Handler that refuses a call as the server would: HTTP status and business code. */
export const refuse = (call: AccountCall, ...[code, message, status, detail]: Parameters<typeof fail>) =>
  mainHttp.post(calls[call], ({ response }) =>
    response.untyped(HttpResponse.json(fail(code, message, status, detail), { status: status ?? 400 })),
  );

/** Handler that refuses only the first call, as the server would. */
export const refuseOnce = (call: AccountCall, ...[code, message, status, detail]: Parameters<typeof fail>) =>
  mainHttp.post(
    calls[call],
    ({ response }) =>
      response.untyped(HttpResponse.json(fail(code, message, status, detail), { status: status ?? 400 })),
    { once: true },
  );

/** Handler that never answers a call. */
export const hang = (call: AccountCall) =>
  mainHttp.post(calls[call], async ({ response }) => {
    await delay('infinite');
    return response.untyped(HttpResponse.error());
  });

/** Handler with which a call fails at the network. */
export const disconnect = (call: AccountCall) =>
  mainHttp.post(calls[call], ({ response }) => response.untyped(HttpResponse.error()));

/** Handler for another signed-in user: without a password, without a name, with an expired trial. */
export const userIs = (patch: Partial<UserInfo>) =>
  mainHttp.post(calls.userInfo, ({ response }) => response(200).json(ok({ ...getUserInfo, ...patch })));
