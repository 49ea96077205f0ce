import type { MainComponents } from '@hengce/api/contract';
import type { Caller } from '../../platform/contract';
import { filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { addressKey, everyone, limits, type RateLimiter } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import type { FormerTrials, TrialService } from '../entitlements';
import type { LoginCodes } from './loginCodes';
import type { Passwords } from './passwords';
import { createUserRepository, type User } from './repository';
import type { SessionService, SignInPlace } from './session/service';
import type { CodePurpose, VerificationService } from './verification/service';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  sessions: SessionService;
  trials: TrialService;
  formerTrials: FormerTrials;
  verification: VerificationService;
  passwords: Passwords;
  loginCodes: LoginCodes;
}

export type UserService = ReturnType<typeof createUserService>;

/** Sign-in, passwords and the account. Known and unknown phones are answered alike until the phone is proven. */
export function createUserService(deps: Dependencies) {
  const { db, clock, limiter, sessions, trials, formerTrials, verification, passwords, loginCodes } = deps;
  const users = createUserRepository(db);

  /** The account of a proven phone, with its trial when this is the first time. */
  const enter = async (tx: Db, phone: string): Promise<{ user: User; isNew: boolean }> => {
    const { user, isNew } = await createUserRepository(tx).findOrCreate(phone, clock.now());
    if (isNew) await trials.start(tx, user.id, await formerTrials.take(tx, phone));
    if (user.isDisabled) throw new Rejection(1102, '这个账号已停用，不能登录', 400);
    return { user, isNew };
  };

  const replacePassword = async (tx: Db, userId: string, passwordHash: string): Promise<void> => {
    await createUserRepository(tx).setPassword(userId, passwordHash);
    await sessions.revokeAll(tx, userId);
  };

  const getInfo = async (userId: string): Promise<S['UserInfo']> => {
    const user = await users.findById(userId);
    if (user === undefined) throw new Error('a session without an account');
    return {
      id: user.id,
      phone: user.phone,
      name: user.name,
      hasPassword: user.passwordHash !== null,
      createdAt: user.createdAt.toISOString(),
      trial: await trials.get(userId),
      plan: (await users.findRunningPlan(userId, clock.now())) ?? null,
      enterprise: (await users.findEnterprise(userId)) ?? null,
    };
  };

  return {
    getInfo,

    sendCode: (phone: string, purpose: CodePurpose, ip: string): Promise<void> => verification.send(phone, purpose, ip),

    async logInByPassword(phone: string, password: string, place: SignInPlace): Promise<S['Session']> {
      await limiter.hit(
        [limits.loginPerPhone, phone],
        [limits.loginPerAddress, addressKey(place.ip)],
        [limits.loginForAll, everyone],
      );
      const user = await users.findByPhone(phone);
      const storedHash = user === undefined || user.isDisabled ? null : user.passwordHash;
      const isRight = await passwords.isRight(password, storedHash);
      if (!isRight || user === undefined || storedHash === null) throw wrongPassword();
      const token = await db.transaction(async (tx) => {
        // A change of the password during the check has ended all sessions; the old one must not open another.
        if (!(await createUserRepository(tx).hasStill(user.id, storedHash))) throw wrongPassword();
        return sessions.open(tx, user.id, place);
      });
      await limiter.forget(limits.loginPerPhone, phone);
      return { token, phone, isNewUser: false };
    },

    async logInByCode(phone: string, code: string, place: SignInPlace): Promise<S['Session']> {
      const codeId = await verification.check({ phone, purpose: 'login', code, ip: place.ip });
      return db.transaction(async (tx) => {
        await verification.use(tx, codeId);
        const { user, isNew } = await enter(tx, phone);
        return { token: await sessions.open(tx, user.id, place), phone, isNewUser: isNew };
      });
    },

    /** The code proves the phone, so an unknown one gets its account here, and the answer is the same. */
    async resetPassword(phone: string, code: string, password: string, ip: string): Promise<void> {
      const codeId = await verification.check({ phone, purpose: 'forgetPassword', code, ip });
      const passwordHash = await passwords.hash(password);
      await db.transaction(async (tx) => {
        await verification.use(tx, codeId);
        const { user } = await enter(tx, phone);
        await replacePassword(tx, user.id, passwordHash);
      });
      await limiter.forget(limits.loginPerPhone, phone);
    },

    async changePasswordByCode(caller: Caller, code: string, password: string, ip: string): Promise<void> {
      const codeId = await verification.check({ phone: caller.phone, purpose: 'changePassword', code, ip });
      const passwordHash = await passwords.hash(password);
      await db.transaction(async (tx) => {
        await verification.use(tx, codeId);
        await replacePassword(tx, caller.userId, passwordHash);
      });
    },

    async changePasswordByOldPassword(caller: Caller, old: string, password: string, ip: string): Promise<void> {
      await limiter.hit([limits.loginPerPhone, caller.phone], [limits.loginPerAddress, addressKey(ip)]);
      const user = await users.findById(caller.userId);
      if (!(await passwords.isRight(old, user?.passwordHash ?? null))) {
        throw new Rejection(1101, '原密码不正确，密码没有修改', 400);
      }
      const passwordHash = await passwords.hash(password);
      await db.transaction((tx) => replacePassword(tx, caller.userId, passwordHash));
      await limiter.forget(limits.loginPerPhone, caller.phone);
    },

    async logInByLoginCode(code: string, place: SignInPlace): Promise<S['CodeSession']> {
      await limiter.hit([limits.keyPerAddress, addressKey(place.ip)], [limits.keyForAll, everyone]);
      return db.transaction(async (tx) => {
        const userId = await loginCodes.redeem(tx, code);
        const user = userId === null ? undefined : await createUserRepository(tx).findById(userId);
        if (user === undefined || user.isDisabled) throw new Rejection(1102, '登录链接已用过或已过期，请重新获取', 400);
        return { token: await sessions.open(tx, user.id, place), phone: user.phone };
      });
    },

    logOut: (caller: Caller): Promise<void> => sessions.revoke(caller.tokenHash),

    async changeInfo(userId: string, change: S['ChangeUserInfoBody']): Promise<S['UserInfo']> {
      if (change.name !== undefined) {
        const name = change.name.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/\s+/g, ' ');
        await users.setName(userId, filled('name', '姓名', name));
      }
      return getInfo(userId);
    },
  };
}

const wrongPassword = () => new Rejection(1101, '手机号或密码不正确', 400);
