/** Whether a path belongs to one of the two APIs; all others belong to the portal. */
export const isApiPath = (path: string): boolean => /^\/(api|qimofang)(\/|$)/.test(path);

/** Calls that start a session: a foreign page must not be able to sign a visitor in as somebody else. */
export const signInPaths: ReadonlySet<string> = new Set([
  '/api/v1/user/verifyCode',
  '/api/v1/user/login',
  '/api/v1/user/phoneLogin',
  '/api/v1/user/forgetPw',
  '/api/v1/specialLogin/loginByCode',
  '/api/sso/user/specialLogin',
  '/api/sso/user/getToken',
]);
