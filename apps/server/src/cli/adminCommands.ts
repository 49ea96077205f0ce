import type { ModuleName } from '../account/entitlements';
import {
  createEquityRepository,
  createEquityService,
  createTrialService,
  moduleNames,
  trialPlan,
} from '../account/entitlements';
import type { OrderRow } from '../account/orders';
import { createOrderDesk, createTransitions, stateNames, yuan } from '../account/orders';
import { createSessionService, createUserRepository } from '../account/users';
import { UnreadableFile } from '../library/import';
import { checkPortals, importPortals, type Reach, reachByHead } from '../matching/regions';
import { optOut, takeBackOptOut } from '../outreach/acquisition';
import { StartupError } from '../platform/config';
import type { Db } from '../platform/db';
import { lockUser, noteAction } from '../platform/db';
import type { Clock } from '../platform/ports';
import { after, day, regionCodeOf } from '../platform/vocabulary';

export interface AdminCommand {
  /** Arguments as the help names them. */
  usage: string;
  about: string;
  /** @returns lines to print. */
  run(args: readonly string[]): Promise<string[]>;
}

const giftDays = 30;
/** Of what was not imported; the rest is only counted. */
const shownReasons = 10;

/** What an operator may do with `npm run admin` (specification §6: upgrading goes through a sales contact). Each change is noted. */
export function createAdminCommands(
  db: Db,
  clock: Clock,
  reach: Reach = reachByHead,
): Readonly<Record<string, AdminCommand>> {
  const equities = createEquityService(db, clock, trialPlan);
  const trials = createTrialService(db, clock, trialPlan);
  const desk = createOrderDesk(db, clock, createTransitions(clock, equities));

  const note = (tx: Db, action: string, subject: string, detail = ''): Promise<void> =>
    noteAction(tx, { action, subject, detail, at: clock.now() });

  const userOf = async (phone: string | undefined): Promise<string> => {
    const user = phone === undefined ? undefined : await createUserRepository(db).findByPhone(phone);
    if (user === undefined) throw new StartupError(`没有手机号为${phone ?? '空'}的账号。`);
    return user.id;
  };

  /** Sets what is left of a module: the trial's uses when it runs, else a gift. What was bought is not touched. */
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
    await repository.note({ userId, module, equityId: own.id, reason: 'adjust', delta, requestId: null, at: now });
  };

  return {
    users: {
      usage: '[手机号的一部分]',
      about: '列出账号',
      async run([part = '']) {
        const rows = await db.query<{
          phone: string;
          name: string;
          created_at: Date;
          expires_at: Date;
          sessions: number;
          disabled_at: Date | null;
        }>(
          `SELECT u.phone, u.name, u.created_at, u.disabled_at, t.expires_at,
             (SELECT count(*) FROM sessions s WHERE s.user_id = u.id) AS sessions
           FROM users u JOIN trials t ON t.user_id = u.id WHERE strpos(u.phone, $1) > 0 ORDER BY u.created_at DESC LIMIT 200`,
          [part],
        );
        return rows.map((row) =>
          [
            row.phone,
            row.name || '未填姓名',
            `注册于${dateOf(row.created_at)}`,
            `体验至${dateOf(row.expires_at)}`,
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
        return [`${phone}的体验延长到${dateOf(after(clock.now(), count * day))}`];
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
    orders: {
      usage: '[状态]',
      about: `列出订单。状态：${Object.keys(stateNames).join('、')}`,
      async run([state]) {
        const rows = await db.query<OrderRow & { phone: string | null }>(
          `SELECT o.*, u.phone FROM orders o LEFT JOIN users u ON u.id = o.user_id
           WHERE $1::text IS NULL OR o.state = $1 ORDER BY o.created_at DESC LIMIT 200`,
          [state ?? null],
        );
        return rows.map((row) =>
          [
            row.order_no,
            stateNames[row.state],
            `${yuan(row.payable_fen)}元`,
            row.phone ?? '账号已注销',
            dateOf(row.created_at),
            ...(row.proof_file_id === null ? [] : ['有凭证']),
          ].join('  '),
        );
      },
    },
    'confirm-order': {
      usage: '订单号 到账金额（元）',
      about: '确认到账并开通权益',
      async run([orderNo = '', amount]) {
        await desk.confirm(orderNo, fenOf(amount));
        return [`订单${orderNo}已到账并开通`];
      },
    },
    'reject-proof': onOrder('凭证与到账不符，取消订单', desk.rejectProof, '已取消'),
    'start-refund': onOrder('开始退款，已开通的权益立即结束', desk.startRefund, '退款中'),
    'finish-refund': onOrder('款项已退回', desk.finishRefund, '已退款'),
    'issue-invoice': onOrder('发票已开具', desk.issueInvoice, '的发票已开具'),
    'opt-out-firm': {
      usage: '企业全称或统一社会信用代码',
      about: '企业要求不列入企业库：不再出现在结果、名单与导出中，以后的导入也不收',
      async run([firm = '']) {
        if (firm.trim().length < 4) throw new StartupError('请写明企业全称或统一社会信用代码。');
        return db.transaction(async (tx) => {
          const count = await optOut(tx, firm, clock.now());
          await note(tx, 'opt-out-firm', firm);
          return [count === 0 ? `企业库里没有${firm}，以后的导入不收` : `${firm}已不再列出`];
        });
      },
    },
    'restore-firm': {
      usage: '企业全称或统一社会信用代码',
      about: '企业同意重新列入企业库',
      async run([firm = '']) {
        return db.transaction(async (tx) => {
          if (!(await takeBackOptOut(tx, firm))) throw new StartupError(`${firm}没有要求过不列入。`);
          await note(tx, 'restore-firm', firm);
          return [`${firm}重新列出`];
        });
      },
    },
    'import-portals': {
      usage: '文件',
      about: '导入官方网站的地址：JSON列表或JSONL，每条有region（省/市/县）与url',
      async run([path]) {
        if (path === undefined) throw new StartupError('请写明要导入的文件。');
        const done = await importPortals(db, clock, path).catch((error: unknown) => {
          throw error instanceof UnreadableFile ? new StartupError(`没有导入：${error.message}`) : error;
        });
        const { read, added, changed, unchanged, rejected } = done;
        await note(db, 'import-portals', path, String(added + changed));
        return [
          `读取${read}条：新增${added}条，更新${changed}条，未变${unchanged}条，未导入${rejected.length}条`,
          ...rejected.slice(0, shownReasons).map(({ place, reason }) => `  ${place}：${reason}`),
          ...(rejected.length > shownReasons ? [`  ……共${rejected.length}条`] : []),
        ];
      },
    },
    'check-portals': {
      usage: '[地区]',
      about: '逐个访问官方网站的地址，记下检查日期；要能访问互联网，不写地区就检查全部',
      async run([name]) {
        const region = name === undefined ? undefined : regionCodeOf(name);
        if (region === null) throw new StartupError(`没有“${name}”这个地区。`);
        const { checked, reachable } = await checkPortals(db, clock, region, reach);
        return [`检查了${checked}个地址，${reachable}个打得开`];
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

/** A step of the order desk that needs nothing but the number. */
const onOrder = (about: string, step: (orderNo: string) => Promise<void>, done: string): AdminCommand => ({
  usage: '订单号',
  about,
  async run([orderNo = '']) {
    await step(orderNo);
    return [`订单${orderNo}${done}`];
  },
});

const dateOf = (at: Date): string => new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai' }).format(at);

function wholeNumber(text: string | undefined, name: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new StartupError(`${name}应为${min}到${max}之间的整数，现在是“${text ?? ''}”。`);
}

/** Exact: the text becomes 分 without going through a fraction. */
function fenOf(text: string | undefined): number {
  const found = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text ?? '');
  if (found === null) throw new StartupError(`金额应为元，最多两位小数，现在是“${text ?? ''}”。`);
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}
