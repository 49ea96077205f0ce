import { dateInShanghai } from '@hengce/text';
import {
  createEquityRepository,
  createEquityService,
  createTrialService,
  createUseRepository,
  type ModuleName,
  moduleNames,
  trialPlan,
} from '../account/entitlements';
import { createSessionService, createUserRepository } from '../account/users';
import { StartupError } from '../platform/config';
import { type Db, lockUser } from '../platform/db';
import type { Clock } from '../platform/ports';
import { after, day } from '../platform/vocabulary';
import { type AdminCommands, maxRows, noteActionAt } from './AdminCommand';

/** Days that uses last which an operator gives to an account without a trial. */
const giftDays = 30;

/** Commands about accounts, their trials and uses. */
export function accountCommands(db: Db, clock: Clock): AdminCommands {
  const equities = createEquityService(db, clock, trialPlan);
  const trials = createTrialService(db, clock, trialPlan);
  const note = noteActionAt(clock);

  const userOf = async (phone: string | undefined): Promise<string> => {
    const user = phone === undefined ? undefined : await createUserRepository(db).findByPhone(phone);
    if (user === undefined) throw new StartupError(`没有手机号为${phone ?? '空'}的账号。`);
    return user.id;
  };

  /** Sets the remaining uses of a module, of the running trial or else as a gift. Bought uses are not touched. */
  const setUses = async (tx: Db, userId: string, module: ModuleName, remaining: number): Promise<void> => {
    const repository = createEquityRepository(tx);
    await lockUser(tx, userId);
    const now = clock.now();
    const running = (await repository.listRunning(userId, now)).filter((equity) => equity.module === module);
    const own = running.find(({ source }) => source !== 'order');
    if (own === undefined) {
      const expiresAt = after(now, giftDays * day);
      await equities.grant(tx, {
        userId,
        module,
        source: 'gift',
        orderId: null,
        granted: remaining,
        reset: 'never',
        startsAt: now,
        expiresAt,
      });
      return;
    }
    const granted = own.used + remaining;
    await repository.setGranted(own.id, granted);
    const delta = granted - (own.granted ?? granted);
    await createUseRepository(tx).note({
      userId,
      module,
      equityId: own.id,
      reason: 'adjust',
      delta,
      requestId: null,
      at: now,
    });
  };

  return {
    users: {
      usage: '[手机号的一部分]',
      about: '列出账号',
      async run([part = '']) {
        const rows = await createUserRepository(db).listForOperator(part, maxRows);
        return rows.map((row) =>
          [
            row.phone,
            row.name || '未填姓名',
            `注册于${dateInShanghai(row.created_at)}`,
            `体验至${dateInShanghai(row.expires_at)}`,
            `${row.sessions}个会话`,
            ...(row.disabled_at === null ? [] : ['已停用']),
          ].join('  '),
        );
      },
    },
    'grant-trial': {
      usage: '手机号 天数',
      about: '从今天起重新开始体验，次数恢复',
      async run([phone, days]) {
        const userId = await userOf(phone);
        const count = wholeNumber(days, '天数', 1, 3650);
        await db.transaction(async (tx) => {
          await trials.renew(tx, userId, count);
          await note(tx, 'grant-trial', userId, String(count));
        });
        return [`${phone}的体验延长到${dateInShanghai(after(clock.now(), count * day))}`];
      },
    },
    'set-uses': {
      usage: '手机号 模块 次数',
      about: `设定某个模块的剩余次数。模块：${Object.keys(moduleNames).join('、')}`,
      async run([phone, module, uses]) {
        const userId = await userOf(phone);
        if (module === undefined || !Object.hasOwn(moduleNames, module)) {
          throw new StartupError(`模块应为${Object.keys(moduleNames).join('、')}之一，现在是“${module ?? ''}”。`);
        }
        const count = wholeNumber(uses, '次数', 0, 1_000_000);
        await db.transaction(async (tx) => {
          await setUses(tx, userId, module as ModuleName, count);
          await note(tx, 'set-uses', userId, `${module} ${count}`);
        });
        return [`${phone}的${moduleNames[module as ModuleName]}还可用${count}次`];
      },
    },
    'revoke-sessions': {
      usage: '手机号',
      about: '让账号在所有设备上退出登录',
      async run([phone]) {
        const userId = await userOf(phone);
        await db.transaction(async (tx) => {
          await createSessionService(db, clock).revokeAll(tx, userId);
          await note(tx, 'revoke-sessions', userId);
        });
        return [`${phone}已在所有设备上退出登录`];
      },
    },
  };
}

function wholeNumber(text: string | undefined, name: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new StartupError(`${name}应为${min}到${max}之间的整数，现在是“${text ?? ''}”。`);
}
