import type { MainComponents } from '@hengce/api/contract';
import { addMonths } from '@hengce/text';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tinyPdf } from '../../../test/files';
import { openMemoryDb } from '../../../test/memoryDb';
import { createTestClock } from '../../../test/testClock';
import { createSandboxPayment } from '../../platform/adapters';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { createFileStore } from '../../platform/file';
import { createRateLimiter } from '../../platform/limits';
import { day } from '../../platform/vocabulary';
import { createEquityService, trialPlan } from '../entitlements';
import { createUserRepository } from '../users';
import { mayMove, type OrderState } from './machine';
import { createOrderDesk } from './operator';
import { createPaymentService } from './payment/payments';
import type { OrderRow } from './repository';
import { readCommerce } from './sale/commerce';
import { createOrderService, type OrderService } from './service';
import { createTransitions } from './transitions';

type S = MainComponents['schemas'];

const start = new Date('2026-11-21T02:00:00.000Z');
const clock = createTestClock(start);
const gateway = createSandboxPayment('a secret of this test');
let db: Db;
let orders: OrderService;
let payments: ReturnType<typeof createPaymentService>;
let desk: ReturnType<typeof createOrderDesk>;
let equities: ReturnType<typeof createEquityService>;
let serial = 0;

beforeAll(async () => {
  db = await openMemoryDb();
  equities = createEquityService(db, clock, trialPlan);
  const transitions = createTransitions(clock, equities);
  const sample = await readCommerce(null, true);
  // Seats may be sold by an operator; we sell none.
  const extraSeatFen = { year: 90_000, quarter: 27_000 };
  const commerce = { ...sample, plans: sample.plans.map((plan) => ({ ...plan, seats: 3, extraSeatFen })) };
  const limiter = createRateLimiter(db, clock);
  const files = createFileStore(clock, limiter);
  orders = createOrderService({
    db,
    clock,
    commerce,
    files,
    transitions,
    gateway: gateway.name,
    limiter,
    firmOf: async () => null,
  });
  payments = createPaymentService({ db, clock, orders, transitions, gateway });
  desk = createOrderDesk(db, clock, transitions);
});
afterAll(() => db.close());

/** What the test believes of one order. */
interface Believed {
  id: string;
  no: string;
  state: OrderState;
  purchase: S['Purchase'];
  payableFen: number;
  payBy: number | null;
  startsAt: number;
  expiresAt: number;
  wasActive: boolean;
  payment: { id: string; transactionId: string | null } | null;
}
interface Model {
  orders: Believed[];
}
interface Real {
  userId: string;
}

/** One step: what should become of the order by the rules as users read them, and the call that does it. */
class Step implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly name: keyof typeof steps,
    private readonly pick: number,
    private readonly isHonest: boolean,
  ) {}
  check = ({ orders: known }: Readonly<Model>) => known.length > 0;
  async run(model: Model, { userId }: Real) {
    const order = model.orders[this.pick % model.orders.length] as Believed;
    const outcome = await steps[this.name](order, userId, this.isHonest);
    expect(outcome.isDone, `${this} of ${order.state}`).toBe(outcome.next !== null);
    if (outcome.next !== null) order.state = outcome.next;
    await compare(model, userId);
  }
  toString = () => `${this.name}(${this.pick}${this.isHonest ? '' : ', wrong'})`;
}

class Create implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly purchase: Required<S['Purchase']>,
    private readonly asDraft: boolean,
  ) {}
  check = ({ orders: known }: Readonly<Model>) => known.length < 4;
  async run(model: Model, { userId }: Real) {
    const { payableFen } = await orders.quote(userId, this.purchase);
    const key = `model-test-key-${serial++}`;
    const body = { ...this.purchase, payableFen, asDraft: this.asDraft };
    // Twice, as a double click sends it.
    const [made, again] = await Promise.all([orders.create(userId, key, body), orders.create(userId, key, body)]);
    expect(again.id).toBe(made.id);
    model.orders.push({
      id: made.id,
      no: made.orderNo,
      state: this.asDraft ? 'draft' : 'pending_payment',
      purchase: this.purchase,
      payableFen,
      payBy: this.asDraft ? null : clock.now().getTime() + 30 * day,
      startsAt: 0,
      expiresAt: 0,
      wasActive: false,
      payment: null,
    });
  }
  toString = () => `create(${JSON.stringify(this.purchase)}${this.asDraft ? ', draft' : ''})`;
}

class Use implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(_: Model, { userId }: Real) {
    await isDone(() => equities.use(userId, 'evaluation'));
  }
  toString = () => 'use';
}

class Wait implements fc.AsyncCommand<Model, Real> {
  constructor(private readonly days: number) {}
  check = () => true;
  async run(model: Model, { userId }: Real) {
    clock.advance(this.days * day);
    const now = clock.now().getTime();
    for (const order of model.orders) {
      const isUnpaid = order.state === 'pending_payment' && order.payBy !== null && order.payBy <= now;
      if (isUnpaid || (order.state === 'active' && order.expiresAt <= now)) order.state = 'expired';
    }
    // Reading alone ends what is over.
    await orders.list(userId, {});
    await compare(model, userId);
  }
  toString = () => `wait(${this.days} days)`;
}

/** @returns the state it should be in now, or null when the step must be refused, and whether it was done. */
type Rule = (
  order: Believed,
  userId: string,
  isHonest: boolean,
) => Promise<{ next: OrderState | null; isDone: boolean }>;

const isOneOf = (state: OrderState, ...states: OrderState[]) => states.includes(state);

const steps = {
  async submit(order, userId, isHonest) {
    const { payableFen } = await orders.quote(userId, order.purchase);
    const next = order.state === 'draft' && isHonest ? ('pending_payment' as const) : null;
    if (next !== null) {
      order.payableFen = payableFen;
      order.payBy = clock.now().getTime() + 30 * day;
    }
    return {
      next,
      isDone: await isDone(() => orders.submit(userId, order.id, { payableFen: payableFen + (isHonest ? 0 : 1) })),
    };
  },
  async proof(order, userId, isHonest) {
    const mayUpload = isHonest && isOneOf(order.state, 'pending_payment', 'proof_submitted');
    const file = new File([isHonest ? tinyPdf() : 'MZ'], '回单.pdf');
    return {
      next: mayUpload ? 'proof_submitted' : null,
      isDone: await isDone(() => orders.uploadProof(userId, order.id, file)),
    };
  },
  async confirm(order, _, isHonest) {
    const mayConfirm = isHonest && isOneOf(order.state, 'pending_payment', 'proof_submitted');
    const amount = order.payableFen + (isHonest ? 0 : 1);
    return { next: mayConfirm ? 'active' : null, isDone: await isDone(() => desk.confirm(order.no, amount)) };
  },
  async reject(order) {
    const next = order.state === 'proof_submitted' ? ('cancelled' as const) : null;
    return { next, isDone: await isDone(() => desk.rejectProof(order.no)) };
  },
  async pay(order, userId) {
    const next = order.state === 'pending_payment' ? order.state : null;
    const done = await isDone(async () => {
      const { paymentId, amountFen } = await payments.start(userId, order.id);
      expect(amountFen).toBe(order.payableFen);
      order.payment ??= { id: paymentId, transactionId: null };
      expect(paymentId).toBe(order.payment.id);
    });
    return { next, isDone: done };
  },
  /** The gateway's notice, as itself, forged, or for another amount. */
  async notice(order, userId, isHonest) {
    if (order.state === 'pending_payment') await steps.pay(order, userId);
    const { payment } = order;
    const transactionId = payment?.transactionId ?? `T${serial++}`;
    const signed = gateway.pay({
      paymentId: payment?.id ?? 'none',
      transactionId,
      amountFen: order.payableFen,
      paidAt: clock.now().toISOString(),
    });
    const wrong = [
      { ...signed, signature: `${signed.signature.slice(1)}A` },
      gateway.pay({ ...signed, transactionId: `T${serial++}`, amountFen: order.payableFen + 1 }),
    ];
    if (!isHonest || payment === null) {
      const done = await Promise.all((isHonest ? [signed] : wrong).map((sent) => isDone(() => payments.receive(sent))));
      return { next: null, isDone: done.some(Boolean) };
    }
    const isRepeated = payment.transactionId !== null;
    payment.transactionId = transactionId;
    let next = order.state;
    if (!isRepeated && isOneOf(order.state, 'pending_payment', 'proof_submitted')) next = 'active';
    if (!isRepeated && isOneOf(order.state, 'cancelled', 'expired')) next = 'refunding';
    const done = await Promise.all([signed, signed].map((sent) => isDone(() => payments.receive(sent))));
    return { next, isDone: done.every(Boolean) };
  },
  async cancel(order, userId) {
    const { state } = order;
    let next: OrderState | null = isOneOf(state, 'draft', 'pending_payment') ? 'cancelled' : null;
    if (state === 'proof_submitted') next = 'refunding';
    return { next, isDone: await isDone(() => orders.cancel(userId, order.id)) };
  },
  async refund(order, userId) {
    const [row] = await db.query<{ uses: number }>(
      `SELECT count(*) AS uses FROM use_ledger l JOIN equities e ON e.id = l.equity_id
       WHERE e.order_id = $1 AND l.reason = 'use'`,
      [order.id],
    );
    const isEarly = clock.now().getTime() < order.startsAt + 7 * day;
    const next = order.state === 'active' && isEarly && row?.uses === 0 ? ('refunding' as const) : null;
    return { next, isDone: await isDone(() => orders.refund(userId, order.id)) };
  },
  async startRefund(order) {
    const isOver = isOneOf(order.state, 'cancelled', 'expired');
    const next = isOver || isOneOf(order.state, 'active', 'proof_submitted') ? ('refunding' as const) : null;
    return { next, isDone: await isDone(() => desk.startRefund(order.no)) };
  },
  async finishRefund(order) {
    const next = order.state === 'refunding' ? ('refunded' as const) : null;
    return { next, isDone: await isDone(() => desk.finishRefund(order.no)) };
  },
} satisfies Record<string, Rule>;

/** @returns false when it was refused; anything else that goes wrong fails the test. */
async function isDone(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (error instanceof Rejection && error.status < 500) return false;
    throw error;
  }
}

/** Every order is where the model says it is; its price is what was seen when it was submitted. */
async function compare(model: Model, userId: string): Promise<void> {
  const rows = await db.query<OrderRow>('SELECT * FROM orders WHERE user_id = $1', [userId]);
  expect(rows).toHaveLength(model.orders.length);
  for (const believed of model.orders) {
    const order = rows.find(({ id }) => id === believed.id);
    expect(order?.state).toBe(believed.state);
    if (order?.state !== 'draft') expect(order?.payable_fen).toBe(believed.payableFen);
    if (order?.state !== 'active' || order.starts_at === null) continue;
    // A refund lets the next order begin earlier, so its term is read again.
    believed.wasActive = true;
    believed.startsAt = order.starts_at.getTime();
    believed.expiresAt = order.expires_at?.getTime() ?? 0;
    const months = order.billing === 'year' ? 12 : 3;
    expect(order.expires_at).toEqual(addMonths(order.starts_at, months));
  }
}

/** What holds of everything that was written, whatever came in which order. */
async function checkBooks(model: Model): Promise<void> {
  for (const order of model.orders) {
    const events = await db.query<{ state: OrderState }>(
      'SELECT state FROM order_events WHERE order_id = $1 ORDER BY id',
      [order.id],
    );
    // Two of the same state are a note, such as of a payment that came twice.
    const states = events.map(({ state }) => state).filter((state, index, all) => state !== all[index - 1]);
    expect(new Set(states).size, states.join(' → ')).toBe(states.length);
    states.slice(1).forEach((state, index) => {
      expect(mayMove(states[index] as OrderState, state), states.join(' → ')).toBe(true);
    });
    const rows = await db.query<Record<string, number | null> & { reset: string }>(
      `SELECT e.granted, e.used, e.reset, e.starts_at <= e.expires_at OR o.state <> 'active' AS is_ordered,
         (SELECT count(*) FROM use_ledger l WHERE l.equity_id = e.id AND reason = 'grant') AS grants,
         (SELECT sum(delta)::integer FROM use_ledger l WHERE l.equity_id = e.id AND reason = 'grant') AS booked,
         (SELECT coalesce(-sum(delta), 0)::integer FROM use_ledger l
          WHERE l.equity_id = e.id AND reason IN ('use', 'refund')) AS uses
       FROM equities e JOIN orders o ON o.id = e.order_id WHERE order_id = $1`,
      [order.id],
    );
    const modules = order.purchase.planId === 'team' ? 7 : 8;
    expect(rows).toHaveLength(order.wasActive ? modules : 0);
    for (const row of rows) {
      expect(row).toMatchObject({ grants: 1, booked: row.granted, is_ordered: true });
      if (row.reset === 'never') expect(row.uses).toBe(row.used);
      else expect(row.uses).toBeGreaterThanOrEqual(row.used ?? 0);
    }
  }
  const running = model.orders.filter(({ state }) => state === 'active').sort((a, b) => a.startsAt - b.startsAt);
  for (const plan of ['team', 'professional']) {
    const terms = running.filter(({ purchase }) => purchase.planId === plan);
    const now = clock.now().getTime();
    // One follows the other: no day is paid twice, and nobody waits for what was given back.
    terms.forEach((order, index) => {
      const former = terms[index - 1]?.expiresAt;
      if (former !== undefined) expect(order.startsAt).toBeGreaterThanOrEqual(former);
      if (order.startsAt > now) expect(order.startsAt).toBe(former);
    });
  }
}

// Four times as many run in the benchmark.
it('任意的一串串操作：状态只向前，权益恰好一份，账目对得上，提交后的金额不变', { timeout: 120_000 }, async () => {
  const purchase = fc.record({
    planId: fc.constantFrom('team', 'professional'),
    billing: fc.constantFrom('year' as const, 'quarter' as const),
    extraSeats: fc.nat({ max: 3 }),
  });
  const mostlyHonest = fc.nat({ max: 4 }).map((value) => value > 0);
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const step = fc
    .tuple(fc.constantFrom(...names), fc.nat({ max: 3 }), mostlyHonest)
    .map(([name, pick, isHonest]) => new Step(name, pick, isHonest));
  const commands = [
    fc.tuple(purchase, fc.boolean()).map(([bought, asDraft]) => new Create(bought, asDraft)),
    step,
    step,
    step,
    fc.constant(new Use()),
    fc.constantFrom(1, 8, 31, 100, 400).map((days) => new Wait(days)),
  ];
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 16 }), async (sequence) => {
      clock.set(start);
      const { user } = await createUserRepository(db).findOrCreate(String(13_000_000_000 + serial++), start);
      const model: Model = { orders: [] };
      await fc.asyncModelRun(() => ({ model, real: { userId: user.id } }), sequence);
      await checkBooks(model);
    }),
    { numRuns: Number(process.env.MODEL_RUNS ?? 250) },
  );
});
