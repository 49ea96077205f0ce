import { type Handlers, Reply } from '../../platform/contract';
import { codeRules } from '../../platform/limits';
import type { TrialService } from '../entitlements';
import type { UserService } from './service';

type UserOperation =
  | 'sendVerifyCode'
  | 'login'
  | 'loginByPhone'
  | 'resetPassword'
  | 'changePasswordByCode'
  | 'changePasswordByOldPassword'
  | 'logout'
  | 'getUserInfo'
  | 'changeUserInfo'
  | 'checkExpire'
  | 'loginByUserCode';

export function userRoutes(users: UserService, trials: TrialService): Pick<Handlers<'main'>, UserOperation> {
  return {
    async sendVerifyCode({ body, request }) {
      await users.sendCode(body.phone, body.purpose, request.ip);
      return new Reply(
        { resendAfterSeconds: codeRules.resendSeconds, expiresInSeconds: codeRules.validSeconds },
        '验证码已发送',
      );
    },
    async login({ body, request }) {
      return new Reply(await users.logInByPassword(body.phone, body.password, request), '登录成功');
    },
    async loginByPhone({ body, request }) {
      return new Reply(await users.logInByCode(body.phone, body.code, request), '登录成功');
    },
    async resetPassword({ body, request }) {
      await users.resetPassword(body.phone, body.code, body.password, request.ip);
      return new Reply(null, '密码已重设，请重新登录');
    },
    async changePasswordByCode({ body, caller, request }) {
      await users.changePasswordByCode(caller, body.code, body.password, request.ip);
      return new Reply(null, '密码已修改，请重新登录');
    },
    async changePasswordByOldPassword({ body, caller, request }) {
      await users.changePasswordByOldPassword(caller, body.oldPassword, body.password, request.ip);
      return new Reply(null, '密码已修改，请重新登录');
    },
    async logout({ caller }) {
      await users.logOut(caller);
      return new Reply(null, '已退出登录');
    },
    getUserInfo: ({ caller }) => users.getInfo(caller.userId),
    changeUserInfo: ({ caller, body }) => users.changeInfo(caller.userId, body),
    async checkExpire({ caller }) {
      const { expired } = await trials.get(caller.userId);
      return { expired };
    },
    async loginByUserCode({ body, request }) {
      return new Reply(await users.logInByLoginCode(body.code, request), '登录成功');
    },
  };
}
