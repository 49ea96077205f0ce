import { type Api, type CodePurpose, call } from '@hengce/api';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';

export const accountQueries = (api: Api) => ({
  /** The signed-in user: name, trial, enterprise. */
  userInfo: () =>
    queryOptions({
      queryKey: mainKey('getUserInfo'),
      queryFn: ({ signal }) => call(api.main.POST('/api/v1/user/uInfo', { signal })),
    }),
});

export const accountMutations = (api: Api) => ({
  sendCode: apiMutation((body: { phone: string; purpose: CodePurpose }) =>
    call(api.main.POST('/api/v1/user/verifyCode', { body })),
  ),
  login: apiMutation((body: { phone: string; password: string }) =>
    call(api.main.POST('/api/v1/user/login', { body })),
  ),
  loginByCode: apiMutation((body: { phone: string; code: string }) =>
    call(api.main.POST('/api/v1/user/phoneLogin', { body })),
  ),
  loginByUserCode: apiMutation((body: { code: string }) =>
    call(api.main.POST('/api/v1/specialLogin/loginByCode', { body })),
  ),
  resetPassword: apiMutation((body: { phone: string; code: string; password: string }) =>
    call(api.main.POST('/api/v1/user/forgetPw', { body })),
  ),
  changePasswordByCode: apiMutation((body: { code: string; password: string }) =>
    call(api.main.POST('/api/v1/user/changePw', { body })),
  ),
  changePasswordByOldPassword: apiMutation((body: { oldPassword: string; password: string }) =>
    call(api.main.POST('/api/v1/user/changePwByOldpw', { body })),
  ),
});
