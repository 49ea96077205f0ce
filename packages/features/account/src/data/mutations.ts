import { type Api, type CodePurpose, call } from '@hengce/api';
import { mutation } from './mutation';

/** Options for `useMutation`; the error is always an ApiError, because `call` rejects with nothing else. */
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
