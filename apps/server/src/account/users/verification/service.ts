import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { addressKey, codeRules, everyone, limits, type RateLimiter, tooOften } from '../../../platform/limits';
import type { Log } from '../../../platform/log';
import type { Clock, SmsSender } from '../../../platform/ports';
import { after, createId, day, second } from '../../../platform/vocabulary';
import { createVerificationRepository } from './repository';
import { decideSend } from './sendDecision';

export type CodePurpose = MainComponents['schemas']['CodePurpose'];

/** What the message on the phone calls the purpose. */
const purposeNames: Readonly<Record<CodePurpose, string>> = {
  login: '登录',
  forgetPassword: '重设密码',
  changePassword: '修改密码',
  changePhone: '更换手机号',
  closeAccount: '注销账号',
};

export interface Attempt {
  phone: string;
  purpose: CodePurpose;
  code: string;
  ip: string;
}

export interface VerificationService {
  /**
   * Sends a code, to known and unknown phones alike.
   *
   * @throws Rejection 1104 within 60 s of the one before, 429 over a limit, 503 when the message could not be sent
   */
  send(phone: string, purpose: CodePurpose, ip: string): Promise<void>;
  /**
   * Id of the newest code of a phone and purpose when it is the one typed; counts the try. The code is still unused: `use`
   * it in the transaction that it opens.
   *
   * @throws Rejection 1102 for a wrong or expired code, 1103 after five tries, 429 over a limit
   */
  check(attempt: Attempt): Promise<string>;
  /** Uses a code up in a transaction. @throws Rejection 1102 for all callers but the first. */
  use(tx: Db, codeId: string): Promise<void>;
  /** Deletes all codes of a phone. */
  forget(tx: Db, phone: string): Promise<void>;
  purge(): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  sms: SmsSender;
  limiter: RateLimiter;
  log: Log;
  /** Of this installation, so that a copy of the database alone cannot be searched for the six digits. */
  secret: string;
}

export function createVerificationService({ db, clock, sms, limiter, log, secret }: Dependencies): VerificationService {
  const hash = (phone: string, purpose: CodePurpose, code: string): string =>
    createHmac('sha256', secret).update(`${purpose}\n${phone}\n${code}`).digest('base64url');

  return {
    async send(phone, purpose, ip) {
      const address = addressKey(ip);
      await limiter.hit(
        [limits.codePerAddressHour, address],
        [limits.codePerAddressDay, address],
        [limits.codeForAll, everyone],
      );
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const id = createId();
      await db.transaction(async (tx) => {
        const codes = createVerificationRepository(tx);
        await codes.lockPhone(phone);
        const now = clock.now();
        const decision = decideSend(await codes.sentSince(phone, after(now, -day)), now);
        if (!decision.isAllowed) throw refusal(decision.isResend, decision.retryAfterSeconds);
        await codes.insert({
          id,
          phone,
          purpose,
          codeHash: hash(phone, purpose, code),
          createdAt: now,
          expiresAt: after(now, codeRules.validSeconds * second),
        });
      });
      try {
        await sms.sendVerification({
          phone,
          code,
          purposeName: purposeNames[purpose],
          validMinutes: codeRules.validSeconds / 60,
        });
      } catch (err) {
        log.error({ err }, '短信没有发出去');
        // The user may ask again at once; the limits by address have counted all the same.
        await createVerificationRepository(db).remove(id);
        throw new Rejection(503, '短信没有发出去，请重试', 503);
      }
    },

    async check({ phone, purpose, code, ip }) {
      await limiter.hit([limits.codeTryPerAddress, addressKey(ip)], [limits.codeTryForAll, everyone]);
      const stored = await createVerificationRepository(db).countTry(phone, purpose, clock.now());
      if (stored === undefined) throw wrongCode();
      if (stored.tries > codeRules.maxTries) {
        throw new Rejection(1103, '验证码输错次数过多，已失效，请重新获取', 400);
      }
      const isRight = timingSafeEqual(Buffer.from(stored.codeHash), Buffer.from(hash(phone, purpose, code)));
      if (!isRight) throw wrongCode();
      return stored.id;
    },

    async use(tx, codeId) {
      if (!(await createVerificationRepository(tx).markUsed(codeId, clock.now()))) throw wrongCode();
    },

    forget: (tx, phone) => createVerificationRepository(tx).removeAllOf(phone),

    async purge() {
      await createVerificationRepository(db).purge(after(clock.now(), -2 * day));
    },
  };
}

const wrongCode = () => new Rejection(1102, '验证码不正确或已过期，请检查后重试，或重新获取', 400);

function refusal(isResend: boolean, retryAfterSeconds: number): Rejection {
  if (!isResend) return tooOften(retryAfterSeconds);
  return new Rejection(1104, `验证码已发送，请在${retryAfterSeconds}秒后重新获取`, 429, { retryAfterSeconds });
}
