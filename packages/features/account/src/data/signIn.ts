import { type Api, type CodePurpose, call } from '@hengce/api';
import { queryOptions } from '@tanstack/react-query';
import { key, mutation } from './options';

export const accountQueries = (api: Api) => ({
  /** The signed-in user: name, trial, enterprise. */
  userInfo: () =>
    queryOptions({
      queryKey: key('getUserInfo'),
      queryFn: ({ signal }) => call(api.main.POST('/api/v1/user/uInfo', { signal })),
    }),
});

export const accountMutations = (api: Api) => ({
  sendCode: mutation((body: { phone: string; purpose: CodePurpose }) =>
    call(api.main.POST('/api/v1/user/verifyCode', { body })),
  ),
  login: mutation((body: { phone: string; password: string }) => call(api.main.POST('/api/v1/user/login', { body }))),
  loginByCode: mutation((body: { phone: string; code: string }) =>
    call(api.main.POST('/api/v1/user/phoneLogin', { body })),
  ),
  loginByUserCode: mutation((body: { code: string }) =>
    call(api.main.POST('/api/v1/specialLogin/loginByCode', { body })),
  ),
  resetPassword: mutation((body: { phone: string; code: string; password: string }) =>
    call(api.main.POST('/api/v1/user/forgetPw', { body })),
  ),
  changePasswordByCode: mutation((body: { code: string; password: string }) =>
    call(api.main.POST('/api/v1/user/changePw', { body })),
  ),
  changePasswordByOldPassword: mutation((body: { oldPassword: string; password: string }) =>
    call(api.main.POST('/api/v1/user/changePwByOldpw', { body })),
  ),
});
