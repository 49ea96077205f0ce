import { expect, it } from 'vitest';
import { defineModule, foldHandlers } from './Module';

const login = defineModule({ handlers: { login: async () => ({}) as never } });
const logout = defineModule({ handlers: { logout: async () => null as never } });

it('各模块的处理程序合成一份；两个模块答同一个操作是类型错误，没有人答的也是', () => {
  const { main } = foldHandlers([login, logout]);
  expect(main.login).toBe(login.handlers.login);
  expect(main.logout).toBe(logout.handlers.logout);
  // @ts-expect-error `login` is answered twice
  foldHandlers([login, logout, login]);
  // @ts-expect-error nobody answers `getUserInfo`
  expect(main.getUserInfo).toBeUndefined();
});
