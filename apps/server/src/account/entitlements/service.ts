import type { MainComponents } from '@hengce/api/contract';
import { shortDay } from '@hengce/text';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { after, createId, minute } from '../../platform/vocabulary';
import { type Equity, hasUseLeft, type ModuleName, presentUse, resetsAt } from './equity';
import { moduleNames } from './moduleNames';
import { createEquityRepository, type NewEquity } from './repository';
import type { TrialPlan } from './trial/plan';
import { createTrialRepository } from './trial/repository';
import { createUseRepository, type Leased, type UseRequest } from './useRepository';

export type ModuleUse = MainComponents['schemas']['ModuleUse'];

/** Longer than any action of ours; a running one is dead after it. A held charge waits so long for its action. */
const leaseMs = { running: 30 * minute, held: 15 * minute } as const;

/** Where a charge stands after it was made: `held` waits for the action of the same request. */
type Charged = Extract<UseRequest['state'], 'held' | 'running' | 'spent'>;

export interface EquityService {
  /**
   * Counts one use (specification §4, §8). With a request id it is one charge, however often it is asked for; it is held for the
   * action of the same request, and given back when that has not come within 15 minutes.
   *
   * @throws Rejection 1010 when no use is left or the trial is over, 409 when the request id belongs to another module;
   *   nothing is counted then.
   */
  use(userId: string, module: ModuleName, requestId?: string): Promise<ModuleUse>;
  /**
   * Runs an action that consumes a use: reserves before it, commits after it, refunds when it fails. A charge that `use` made
   * for the same request id is taken over instead of a second one.
   *
   * @throws Rejection 1010 and 409 like `use`; 409 also when this request is under way or has been answered.
   */
  consume<T>(userId: string, module: ModuleName, requestId: string, action: () => Promise<T>): Promise<T>;
  /**
   * The first half of `consume` for an action that outlives its request: in the caller's transaction, which has locked the user.
   * Who reserves also settles; `recover` refunds what nobody settled.
   *
   * @throws Rejection like `consume`
   */
  reserve(tx: Db, userId: string, module: ModuleName, requestId: string): Promise<void>;
  /** The second half, in a transaction that has locked the user. @returns false when no such action is running, such as one settled before */
  settle(tx: Db, userId: string, requestId: string, state: 'spent' | 'refunded'): Promise<boolean>;
  /**
   * Gives back what `use` holds, for an action that turned out to be free, in a transaction that has locked the user.
   */
  release(tx: Db, userId: string, requestId: string): Promise<void>;
  /**
   * Grants an equity in the caller's transaction.
   *
   * @returns false when this order or trial has granted this module before.
   */
  grant(tx: Db, equity: NewEquity): Promise<boolean>;
  /**
   * Refunds uses of actions that a dead process left behind, and of charges whose action never came; a thousand a call.
   *
   * @param isSole whether no other process can be running an action, so that none need be waited for
   * @returns how many were refunded
   */
  recover(isSole: boolean): Promise<number>;
}

export function createEquityService(db: Db, clock: Clock, plan: TrialPlan): EquityService {
  /** One transaction per account at a time: read, decide, write. */
  const locked = <T>(userId: string, run: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      return run(tx);
    });

  const charge = async (
    tx: Db,
    userId: string,
    module: ModuleName,
    requestId: string,
    state: Charged,
  ): Promise<Equity> => {
    const equities = createEquityRepository(tx);
    const uses = createUseRepository(tx);
    const now = clock.now();
    const listRunning = async () =>
      (await equities.listRunning(userId, now)).filter((equity) => equity.module === module);
    let running = await listRunning();
    const hasTrial = running.some(({ source }) => source === 'trial');
    if (!hasTrial && (await grantTrialModule(tx, userId, module, plan))) running = await listRunning();
    const equity = running.find((candidate) => hasUseLeft(candidate, now));
    if (equity === undefined) throw await usedUp(tx, userId, module, running, now);
    const { period, used } = presentUse(equity, now);
    await equities.setUse(equity.id, period, used + 1);
    const leaseUntil = state === 'spent' ? null : after(now, leaseMs[state]);
    await uses.putRequest(userId, requestId, { module, equityId: equity.id, period, state, leaseUntil }, now);
    await uses.note({ userId, module, equityId: equity.id, reason: 'use', delta: -1, requestId, at: now });
    return { ...equity, period, used: used + 1 };
  };

  const reserve = async (tx: Db, userId: string, module: ModuleName, requestId: string): Promise<void> => {
    const uses = createUseRepository(tx);
    const earlier = await uses.findRequest(userId, requestId);
    refuseOther(earlier, module);
    if (earlier?.state === 'running') throw new Rejection(409, '这次操作正在进行，请稍候', 409);
    if (earlier?.state === 'spent') throw new Rejection(409, '这次操作已经完成，请刷新后查看', 409);
    if (earlier?.state !== 'held') {
      await charge(tx, userId, module, requestId, 'running');
      return;
    }
    const now = clock.now();
    await uses.putRequest(
      userId,
      requestId,
      { ...earlier, state: 'running', leaseUntil: after(now, leaseMs.running) },
      now,
    );
  };

  /** Ends a running action, or a charge whose action never came; one that was taken for dead and refunded stays so. */
  const settle = async (
    tx: Db,
    userId: string,
    requestId: string,
    state: 'spent' | 'refunded',
    from: Leased = 'running',
  ): Promise<boolean> => {
    const uses = createUseRepository(tx);
    const request = await uses.findRequest(userId, requestId);
    if (request?.state !== from) return false;
    const now = clock.now();
    await uses.putRequest(userId, requestId, { ...request, state, leaseUntil: null }, now);
    if (state === 'refunded' && (await createEquityRepository(tx).giveBack(request.equityId, request.period))) {
      const { module, equityId } = request;
      await uses.note({ userId, module, equityId, reason: 'refund', delta: 1, requestId, at: now });
    }
    return true;
  };

  return {
    use: (userId, module, requestId) =>
      locked(userId, async (tx) => {
        if (requestId === undefined) return toUse(await charge(tx, userId, module, createId(), 'spent'), clock.now());
        const earlier = await createUseRepository(tx).findRequest(userId, requestId);
        refuseOther(earlier, module);
        if (earlier === undefined || earlier.state === 'refunded') {
          return toUse(await charge(tx, userId, module, requestId, 'held'), clock.now());
        }
        const equity = await createEquityRepository(tx).findEquity(earlier.equityId);
        if (equity === undefined) throw new Error('a charge without its equity');
        return toUse(equity, clock.now());
      }),

    async consume(userId, module, requestId, action) {
      await locked(userId, (tx) => reserve(tx, userId, module, requestId));
      try {
        const result = await action();
        await locked(userId, (tx) => settle(tx, userId, requestId, 'spent'));
        return result;
      } catch (error) {
        await locked(userId, (tx) => settle(tx, userId, requestId, 'refunded'));
        throw error;
      }
    },

    reserve,
    settle: (tx, userId, requestId, state) => settle(tx, userId, requestId, state),
    async release(tx, userId, requestId) {
      await settle(tx, userId, requestId, 'refunded', 'held');
    },

    async grant(tx, equity) {
      const equityId = await createEquityRepository(tx).insert(equity);
      if (equityId === null) return false;
      const { userId, module, granted } = equity;
      const entry = {
        userId,
        module,
        equityId,
        reason: 'grant',
        delta: granted,
        requestId: null,
        at: clock.now(),
      } as const;
      await createUseRepository(tx).note(entry);
      return true;
    },

    async recover(isSole) {
      const now = clock.now();
      const before = isSole ? after(now, leaseMs.running) : now;
      let refunded = 0;
      const dead = await createUseRepository(db).listDead({ running: before, held: now });
      for (const { userId, requestId, state } of dead) {
        if (await locked(userId, (tx) => settle(tx, userId, requestId, 'refunded', state))) refunded += 1;
      }
      return refunded;
    },
  };
}

async function usedUp(
  tx: Db,
  userId: string,
  module: ModuleName,
  running: readonly Equity[],
  now: Date,
): Promise<Rejection> {
  const name = moduleNames[module];
  const [reset] = running.flatMap((equity) => resetsAt(equity, now) ?? []).sort((a, b) => +a - +b);
  if (reset !== undefined) return new Rejection(1010, `${name}本月的次数已用完，${shortDay(reset, now)}恢复`, 403);
  if (running.some(({ source }) => source === 'order'))
    return new Rejection(1010, `${name}的次数已用完，增加次数请联系销售顾问`, 403);
  const trial = await createTrialRepository(tx).findTrial(userId);
  const isOver = running.length === 0 && (trial === undefined || trial.expiresAt <= now);
  return new Rejection(
    1010,
    isOver ? '体验已到期，升级详情请联系销售顾问' : `${name}的试用次数已用完，升级详情请联系销售顾问`,
    403,
  );
}

/**
 * A module that is younger than the account gets its uses of the trial when it is first asked for.
 *
 * @returns whether there was something to give.
 */
async function grantTrialModule(tx: Db, userId: string, module: ModuleName, plan: TrialPlan): Promise<boolean> {
  const equities = createEquityRepository(tx);
  if (await equities.hasTrial(userId, module)) return false;
  const trial = await createTrialRepository(tx).findTrial(userId);
  if (trial === undefined) return false;
  await equities.insertTrial(userId, { [module]: plan.uses[module] }, trial.startedAt, trial.expiresAt);
  return true;
}

function refuseOther(earlier: UseRequest | undefined, module: ModuleName): void {
  if (earlier === undefined || earlier.module === module) return;
  throw new Rejection(409, '这个请求编号已用于另一个模块，请换一个编号', 409);
}

const toUse = (equity: Equity, now: Date): ModuleUse => ({
  module: equity.module,
  used: presentUse(equity, now).used,
  limit: equity.granted,
});
