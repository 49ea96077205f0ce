import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { type Caller, FileReply, fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { deleteFilesExcept } from '../../platform/file';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { AccountExport } from '../../platform/module';
import type { Clock } from '../../platform/ports';
import type { FormerTrials } from '../entitlements';
import {
  createMessageRepository,
  fixedTypes,
  type MessageType,
  messageTypes,
  sendMessage,
  typeNames,
} from '../messages';
import { cancelUnpaid, findPendingOrderNo, listProofIds } from '../orders';
import { createUserRepository, type SessionService, type VerificationService } from '../users';
import { exportAccount } from './exportAccount';

type S = MainComponents['schemas'];

/** SQLSTATE of PostgreSQL. */
const uniqueViolation = '23505';
/** Names the field whose code was refused: there are two codes. */
const at = (field: string) => (error: unknown) => {
  if (!(error instanceof Rejection) || error.status === 429) throw error;
  const { code, message, status } = error;
  throw new Rejection(code, message, status, { fieldErrors: [{ field, message }] });
};
const phoneTaken = () => fieldRejection('newPhone', '这个手机号已有账号，没有更换', 409);

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  sessions: SessionService;
  verification: VerificationService;
  formerTrials: FormerTrials;
  /** Data that the modules keep of an account. */
  exported: () => AccountExport;
}

/** Account settings: phone, notifications, export of all data and closing the account. */
export function createAccountService({
  db,
  clock,
  limiter,
  sessions,
  verification,
  formerTrials,
  exported,
}: Dependencies) {
  const settings = async (userId: string): Promise<S['NotificationSettings']> => {
    const muted = new Set(await createMessageRepository(db).listMuted(userId));
    return {
      types: messageTypes.map((type) => ({
        type,
        typeName: typeNames[type],
        isOn: !muted.has(type),
        isFixed: fixedTypes.has(type),
      })),
    };
  };

  return {
    settings,

    async saveSettings(userId: string, types: readonly MessageType[]): Promise<S['NotificationSettings']> {
      const fixed = types.find((type) => fixedTypes.has(type));
      if (fixed !== undefined) {
        throw fieldRejection('mutedTypes', `${typeNames[fixed]}消息与账号或款项有关，不能关闭`);
      }
      await db.transaction((tx) => createMessageRepository(tx).setMuted(userId, types));
      return settings(userId);
    },

    async changePhone(caller: Caller, body: S['ChangePhoneBody'], ip: string): Promise<void> {
      const purpose = 'changePhone';
      const oldId = await verification.check({ phone: caller.phone, purpose, code: body.code, ip }).catch(at('code'));
      const newId = await verification
        .check({ phone: body.newPhone, purpose, code: body.newCode, ip })
        .catch(at('newCode'));
      const change = db.transaction(async (tx) => {
        await verification.use(tx, oldId);
        await verification.use(tx, newId);
        const users = createUserRepository(tx);
        if (await users.isSampleLocked(caller.userId)) throw new Rejection(409, '演示账号不能更换手机号', 409);
        // Said only to whoever has proven the phone.
        if (!(await users.setPhone(caller.userId, body.newPhone))) throw phoneTaken();
        await sessions.revokeOthers(tx, caller);
        const note = {
          type: 'system',
          title: '手机号已更换',
          body: `登录手机号改为${body.newPhone.slice(0, 3)}****${body.newPhone.slice(7)}，其他设备已退出。`,
          reason: '账号的登录方式有变化',
          link: null,
        } as const;
        await sendMessage(tx, caller.userId, note, clock.now());
      });
      // Somebody else took the phone in the same moment.
      await change.catch((error: unknown) => {
        throw (error as { code?: unknown }).code === uniqueViolation ? phoneTaken() : error;
      });
    },

    async export(userId: string): Promise<FileReply> {
      await limiter.hit([limits.exportPerUser, userId]);
      const now = clock.now();
      const date = dateInShanghai(now);
      return new FileReply(exportAccount(db, userId, now, exported()), `衡策账号数据_${date}.json`, 'application/json');
    },

    async close(caller: Caller, code: string, ip: string): Promise<void> {
      const codeId = await verification.check({ phone: caller.phone, purpose: 'closeAccount', code, ip });
      await db.transaction(async (tx) => {
        await verification.use(tx, codeId);
        const users = createUserRepository(tx);
        if (await users.isSampleLocked(caller.userId)) throw new Rejection(409, '演示账号不能注销', 409);
        const orderNo = await findPendingOrderNo(tx, caller.userId);
        if (orderNo !== undefined) throw new Rejection(409, `订单${orderNo}的款项还在处理，完成后再注销`, 409);
        await cancelUnpaid(tx, caller.userId, clock.now());
        // Orders and their slips stay without an owner; everything else goes with the account.
        await deleteFilesExcept(tx, caller.userId, await listProofIds(tx, caller.userId));
        await verification.forget(tx, caller.phone);
        await formerTrials.keep(tx, caller.userId, caller.phone);
        await users.remove(caller.userId);
      });
    },
  };
}
