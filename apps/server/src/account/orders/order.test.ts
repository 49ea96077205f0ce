import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { tinyPdf } from '../../../test/files';
import { createRecogniser, createSandboxPayment } from '../../platform/adapters';
import { day } from '../../platform/vocabulary';
import { createEquityService, trialPlan } from '../entitlements';
import { createOrderDesk } from './operator';
import { createTransitions } from './transitions';

let app: TestApp;
let desk: ReturnType<typeof createOrderDesk>;
let phones = 13_700_000_000;
let keys = 0;
beforeAll(async () => {
  app = await createTestApp({ paymentGateway: 'sandbox' });
  const equities = createEquityService(app.db, app.clock, trialPlan);
  desk = createOrderDesk(app.db, app.clock, createTransitions(app.clock, equities));
});
afterAll(() => app.close());

interface Order {
  id: string;
  orderNo: string;
  state: string;
  payableFen: number;
  actions: string[];
  timeline: { name: string; note: string | null }[];
  startsAt: string | null;
  expiresAt: string | null;
  proof: { fileName: string } | null;
  invoice: { taxNo: string; state: string } | null;
}

const signIn = () => app.signIn(String(phones++));
const newKey = () => `order-key-${String(keys++).padStart(8, '0')}`;
const path = '/api/v1/order';
const create = (token: string, body: Record<string, unknown> = {}, key = newKey()) =>
  app.call('POST', `${path}/create`, {
    token,
    headers: { 'Idempotency-Key': key },
    json: { planId: 'professional', billing: 'year', ...body },
  });
const order = async (token: string, body = {}) => (await create(token, body)).data as unknown as Order;
const act = (token: string, action: string, id: string, json: unknown = undefined) =>
  app.call('POST', `${path}/${action}/${id}`, { token, ...(json === undefined ? {} : { json }) });
const get = async (token: string, id: string) =>
  (await app.call('GET', `${path}/detail/${id}`, { token })).data as unknown as Order;
const slip = (content: string = tinyPdf(), name = '电子回单_1119.pdf') => {
  const form = new FormData();
  form.set('file', new File([content], name, { type: 'text/html' }));
  return form;
};
const upload = (token: string, id: string, form = slip()) => app.call('POST', `${path}/proof/${id}`, { token, form });
const remaining = async (token: string, module: string) => {
  const { modules } = (await app.call('GET', '/api/v1/equity/overview', { token })).data as {
    modules: { module: string; remaining: number | null }[];
  };
  return modules.find((item) => item.module === module)?.remaining;
};

it('对公转账：提交、传凭证、顾问确认后开通一次，流水写在时间线里', async () => {
  const token = await signIn();
  const quoted = await app.call('POST', `${path}/quote`, { token, json: { planId: 'professional', billing: 'year' } });
  const made = await order(token, { payableFen: quoted.data.payableFen });
  expect(made).toMatchObject({ state: 'pending_payment', payableFen: 1_152_000 });
  expect(made.orderNo).toMatch(/^HC20261121\d{6}$/);
  expect(made.actions).toEqual(['pay', 'uploadProof', 'requestInvoice', 'cancel']);
  expect((await upload(token, made.id)).data.proof).toMatchObject({ fileName: '电子回单_1119.pdf' });
  expect((await upload(token, made.id, slip('\x89PNG\r\n\x1a\n', '二.pdf'))).status).toBe(400);
  await expect(desk.confirm(made.orderNo, 1)).rejects.toThrow('应付11,520.00元，到账0.01元，没有确认');
  await desk.confirm(made.orderNo, 1_152_000);
  await expect(desk.confirm(made.orderNo, 1_152_000)).rejects.toThrow('订单已开通，不能再付款');
  const paid = await get(token, made.id);
  expect(paid).toMatchObject({ state: 'active', expiresAt: '2027-11-21T02:00:00.000Z' });
  expect(paid.timeline.map(({ name }) => name)).toEqual(['提交订单', '上传付款凭证', '确认到账', '开通权益']);
  const info = () => app.call('POST', '/api/v1/user/uInfo', { token });
  expect((await info()).data.plan).toEqual({ name: '专业版', startsAt: paid.startsAt, expiresAt: paid.expiresAt });
  expect(await remaining(token, 'match')).toBeNull();
  expect(await remaining(token, 'acquisition')).toBe(trialPlan.uses.acquisition + 60);
  const [row] = await app.db.query('SELECT count(*) AS n FROM equities WHERE order_id = $1', [made.id]);
  expect(row).toEqual({ n: 7 });
});

it('续订接在上一张之后，第二张不再有首单优惠', async () => {
  const token = await signIn();
  const first = await order(token);
  await desk.confirm(first.orderNo, first.payableFen);
  const second = await order(token);
  expect(second.payableFen).toBe(1_280_000);
  await desk.confirm(second.orderNo, second.payableFen);
  expect((await get(token, second.id)).expiresAt).toBe('2028-11-21T02:00:00.000Z');
});

it('价格由服务端算：变了就不下单；没有的套餐和要报价的套餐说明原因', async () => {
  const token = await signIn();
  expect((await create(token, { payableFen: 1 })).body).toMatchObject({
    code: 409,
    msg: '价格有变，现在应付11,520.00元，订单没有提交，请确认后重试',
  });
  expect((await create(token, { planId: 'golden' })).body.msg).toBe('没有“golden”这个套餐，请刷新后重新选择');
  expect((await create(token, { planId: 'group' })).body.msg).toBe('集团版由顾问报价，请联系顾问');
  const page = await app.call('GET', `${path}/list`, { token });
  expect(page.data).toEqual({ rows: [], total: 0 });
});

it('没有接语音识别也没有接模型，套餐里没有会议转写；接了一种就有', async () => {
  const options = { baseUrl: 'ws://127.0.0.1:1', apiKey: null, model: 'paraformer', languages: null };
  const hearing = await createTestApp({ recogniser: createRecogniser('funasr', options) });
  const selling = async (shop: TestApp) => {
    const { data } = await shop.call('GET', `${path}/plans`, { token: await shop.signIn('13700099002') });
    const plans = data as unknown as MainComponents['schemas']['Plan'][];
    return plans.map(({ modules }) => modules.some(({ module }) => module === 'meeting'));
  };
  expect(await selling(app)).toEqual([false, false, false]);
  expect(await selling(hearing)).toEqual([true, true, true]);
  await hearing.close();
});

it('没有成员单价的套餐不能增加成员：说明是哪一项，不按0元卖出', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hengce-commerce-'));
  const commerceFile = join(dir, 'commerce.json');
  const plan = { id: 'single', name: '单人版', summary: '一个人用', prices: { year: 100_000, quarter: 30_000 } };
  const plans = [{ ...plan, seats: 1, extraSeatFen: null, modules: [], features: [] }];
  await writeFile(commerceFile, JSON.stringify({ plans, trialDiscountPercent: 0 }));
  const shop = await createTestApp({ commerceFile });
  const token = await shop.signIn('13700000001');
  const quoted = (extraSeats: number) =>
    shop.call('POST', `${path}/quote`, { token, json: { planId: 'single', billing: 'year', extraSeats } });
  expect((await quoted(5)).body).toMatchObject({
    code: 400,
    msg: '单人版不能增加成员，请改为0名',
    data: { fieldErrors: [{ field: 'extraSeats' }] },
  });
  expect((await quoted(0)).data).toMatchObject({ payableFen: 100_000 });
  await shop.close();
  await rm(dir, { recursive: true });
});

it('同一请求编号只下一张单，内容不同是409，没有编号是400', async () => {
  const token = await signIn();
  const key = newKey();
  const replies = await Promise.all(Array.from({ length: 5 }, () => create(token, {}, key)));
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
  expect((await create(token, { billing: 'quarter' }, key)).body.code).toBe(409);
  const bare = await app.call('POST', `${path}/create`, { token, json: { planId: 'team', billing: 'year' } });
  expect(bare.body).toMatchObject({ code: 400, msg: '请填写请求编号' });
});

it('没付款的订单最多二十张，取消一张就能再下', async () => {
  const token = await signIn();
  const made: Order[] = [];
  for (let i = 0; i < 20; i++) made.push(await order(token));
  expect((await create(token)).body).toMatchObject({ code: 409, msg: '未付款的订单最多20张，请先付款或取消' });
  await act(token, 'cancel', String(made[0]?.id));
  expect((await create(token)).body.code).toBe(200);
});

it('草稿提交后才能付款；取消以后什么也不能做', async () => {
  const token = await signIn();
  const draft = await order(token, { asDraft: true });
  expect(draft).toMatchObject({ state: 'draft', actions: ['submit', 'cancel'] });
  expect((await upload(token, draft.id)).body.msg).toBe('订单草稿，不能再上传凭证');
  await app.db.query("UPDATE orders SET plan = replace(plan, '专业版', '旧版') WHERE id = $1", [draft.id]);
  expect((await act(token, 'submit', draft.id, { payableFen: draft.payableFen })).data).toMatchObject({
    state: 'pending_payment',
    payBy: '2026-12-21T02:00:00.000Z',
  });
  const [kept] = await app.db.query<{ plan: string }>('SELECT plan FROM orders WHERE id = $1', [draft.id]);
  expect(kept?.plan).toContain('专业版');
  expect((await act(token, 'cancel', draft.id)).data).toMatchObject({ state: 'cancelled', actions: [] });
  expect((await act(token, 'cancel', draft.id)).body).toMatchObject({ code: 409, msg: '订单已取消，不能再取消' });
});

it('草稿的价格变了：说明现在的应付金额，草稿不动', async () => {
  const token = await signIn();
  const draft = await order(token, { asDraft: true });
  await order(token, { planId: 'team' });
  expect((await act(token, 'submit', draft.id, { payableFen: draft.payableFen })).body).toMatchObject({
    code: 409,
    msg: '价格有变，现在应付12,800.00元，订单没有提交，请确认后重试',
  });
  expect(await get(token, draft.id)).toMatchObject({ state: 'draft', payableFen: draft.payableFen, payBy: null });
  expect((await act(token, 'submit', draft.id, {})).body).toMatchObject({ code: 400 });
  expect((await act(token, 'submit', draft.id, { payableFen: 1_280_000 })).data).toMatchObject({
    payableFen: 1_280_000,
  });
});

it('退掉两张里的第一张：只收回它的权益，第二张接着开始，中间没有空档', async () => {
  const token = await signIn();
  const [first, second] = [await order(token), await order(token)];
  await desk.confirm(first.orderNo, first.payableFen);
  await desk.confirm(second.orderNo, second.payableFen);
  expect((await get(token, second.id)).startsAt).toBe('2027-11-21T02:00:00.000Z');
  app.clock.advance(day);
  await act(token, 'refund', first.id);
  expect(await get(token, second.id)).toMatchObject({
    state: 'active',
    startsAt: '2026-11-22T02:00:00.000Z',
    expiresAt: '2027-11-22T02:00:00.000Z',
  });
  expect(await remaining(token, 'match')).toBeNull();
  expect(await remaining(token, 'acquisition')).toBe(trialPlan.uses.acquisition + 60);
  app.clock.advance(-day);
});

it('订购须知：顾问、在线支付、期限和协议；没有配置顾问时为空', async () => {
  const token = await signIn();
  expect((await app.call('GET', `${path}/terms`, { token })).data).toMatchObject({
    adviser: { name: '沈一舟' },
    gateway: 'sandbox',
    payDays: 30,
    refundDays: 7,
  });
});

it('凭证按内容识别类型，空的、太大的、不是凭证的都说明原因', async () => {
  const token = await signIn();
  const { id } = await order(token);
  expect((await upload(token, id, slip('MZ…', 'x.pdf'))).body.msg).toContain('现在的内容不是，没有上传');
  expect((await upload(token, id, slip('', 'x.pdf'))).body.msg).toContain('文件是空的，没有上传');
  expect((await upload(token, id, slip(`%PDF-${'x'.repeat(5_100_000)}`))).body).toMatchObject({ code: 413 });
  expect((await upload(token, id, slip(`%PDF-${'x'.repeat(6_000_000)}`))).body).toMatchObject({ code: 413 });
  expect((await app.call('POST', `${path}/proof/${id}`, { token })).body.msg).toBe('请填写文件');
  expect((await get(token, id)).state).toBe('pending_payment');
  await upload(token, id, slip(tinyPdf(), '../回单"甲.pdf'));
  const file = await app.call('GET', `${path}/proofFile/${id}`, { token });
  expect(file.text).toBe(tinyPdf());
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="????.pdf"; filename*=UTF-8''${encodeURIComponent('回单＿甲.pdf')}`,
  );
});

it('传过凭证再取消，进入退款，由顾问完成', async () => {
  const token = await signIn();
  const made = await order(token);
  await upload(token, made.id);
  expect((await act(token, 'cancel', made.id)).data.state).toBe('refunding');
  await desk.finishRefund(made.orderNo);
  expect((await get(token, made.id)).state).toBe('refunded');
});

it('顾问可以退回凭证，也可以开始退款：权益立即结束', async () => {
  const token = await signIn();
  const wrong = await order(token);
  await expect(desk.rejectProof(wrong.orderNo)).rejects.toThrow('订单等待付款，没有等待核对的凭证');
  await upload(token, wrong.id);
  await desk.rejectProof(wrong.orderNo);
  expect((await get(token, wrong.id)).state).toBe('cancelled');
  const used = await order(token);
  await desk.confirm(used.orderNo, used.payableFen);
  expect(await remaining(token, 'match')).toBeNull();
  await desk.startRefund(used.orderNo);
  expect((await get(token, used.id)).state).toBe('refunding');
  expect(await remaining(token, 'match')).toBe(trialPlan.uses.match);
});

it('再次打开在线支付用同一笔支付', async () => {
  const token = await signIn();
  const made = await order(token);
  const [first, second] = [await act(token, 'pay', made.id), await act(token, 'pay', made.id)];
  expect(second.data.paymentId).toBe(first.data.paymentId);
});

it('七天内没用过可以退款，权益立即结束；用过或过期不行', async () => {
  const token = await signIn();
  const made = await order(token);
  await desk.confirm(made.orderNo, made.payableFen);
  expect((await act(token, 'refund', made.id)).data.state).toBe('refunding');
  expect(await remaining(token, 'acquisition')).toBe(trialPlan.uses.acquisition);
  const late = await order(token, { planId: 'team' });
  await desk.confirm(late.orderNo, late.payableFen);
  await app.db.query("UPDATE equities SET expires_at = $1 WHERE source = 'trial'", [app.clock.now()]);
  await app.call('GET', '/api/v1/user/use/match', { token });
  expect((await act(token, 'refund', late.id)).body.msg).toBe('已使用1次，不能自助退款，请联系顾问');
  const other = await signIn();
  const old = await order(other);
  await desk.confirm(old.orderNo, old.payableFen);
  app.clock.advance(6.99 * day);
  expect((await get(other, old.id)).actions).toContain('refund');
  app.clock.advance(0.01 * day);
  const again = await app.signIn(String(phones - 1));
  expect((await act(again, 'refund', old.id)).body.code).toBe(409);
});

it('发票：税号按GB 32100校验，开具后不能再改', async () => {
  const token = await signIn();
  const made = await order(token);
  const invoice = { kind: 'special', title: '青岚精密', taxNo: '91350100m000100y43', email: 'caiwu@qinglan.example' };
  expect((await act(token, 'invoice', made.id, { ...invoice, taxNo: '91350100M000100Y44' })).body).toMatchObject({
    code: 400,
    msg: '税号校验位不对，请与营业执照核对',
    data: { fieldErrors: [{ field: 'taxNo' }] },
  });
  expect((await act(token, 'invoice', made.id, { ...invoice, email: 'x' })).body.code).toBe(400);
  expect((await act(token, 'invoice', made.id, invoice)).data.invoice).toMatchObject({
    taxNo: '91350100M000100Y43',
    state: 'requested',
  });
  await expect(desk.issueInvoice(made.orderNo)).rejects.toThrow('到账以后才能开票');
  await desk.confirm(made.orderNo, made.payableFen);
  await desk.issueInvoice(made.orderNo);
  expect((await act(token, 'invoice', made.id, invoice)).body.msg).toBe('发票已开具，不能再改，请联系顾问');
});

it('在线支付：十次重复的通知只开通一次，金额或签名不对的不入账', async () => {
  const token = await signIn();
  const made = await order(token, { payMethod: 'gateway' });
  const { paymentId } = (await act(token, 'pay', made.id)).data;
  const gateway = createSandboxPayment('a secret of this test');
  const facts = { paymentId: String(paymentId), transactionId: 'T1', paidAt: '2026-11-21T02:00:00Z' };
  const send = (json: unknown) => app.call('POST', `${path}/paymentNotice`, { json });
  const cheap = gateway.pay({ ...facts, amountFen: 1 });
  expect((await send(cheap)).body).toMatchObject({ code: 409, msg: '金额与订单不符，没有入账' });
  expect((await send({ ...cheap, amountFen: made.payableFen })).body).toMatchObject({ code: 403, statusCode: 403 });
  const right = gateway.pay({ ...facts, amountFen: made.payableFen });
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(right)));
  expect(replies.map(({ body }) => body.code)).toEqual(Array(10).fill(200));
  expect((await get(token, made.id)).state).toBe('active');
  const [row] = await app.db.query('SELECT count(*) AS n FROM equities WHERE order_id = $1', [made.id]);
  expect(row).toEqual({ n: 7 });
});

it('沙箱支付走同一条路；取消后才到的钱进入退款；没有开通时说明', async () => {
  const token = await signIn();
  const made = await order(token);
  const { paymentId } = (await act(token, 'pay', made.id)).data;
  await act(token, 'cancel', made.id);
  const paid = await app.call('POST', `${path}/sandboxPayment`, { token, json: { paymentId } });
  expect(paid.data).toMatchObject({ state: 'refunding' });
  const closed = await createTestApp({ db: app.db });
  closed.clock.set(app.clock.now());
  const reply = await closed.call('POST', `${path}/pay/${made.id}`, { token });
  expect(reply.body).toMatchObject({ code: 409, msg: '还没有开通在线支付，请用对公转账' });
});

it('到了期限不必等定时清理，读取时已是过期', async () => {
  const token = await signIn();
  const phone = String(phones - 1);
  const unpaid = await order(token);
  const { paymentId } = (await act(token, 'pay', unpaid.id)).data;
  const listed = await order(token);
  app.clock.advance(30 * day);
  const later = await app.signIn(phone);
  expect((await upload(later, unpaid.id)).body.msg).toBe('订单已过期，不能再上传凭证');
  await expect(desk.confirm(listed.orderNo, listed.payableFen)).rejects.toThrow('订单已过期，不能再付款');
  const page = await app.call('GET', `${path}/list?state=expired`, { token: later });
  expect(page.data.total).toBe(2);
  const paid = await app.call('POST', `${path}/sandboxPayment`, { token: later, json: { paymentId } });
  expect(paid.data).toMatchObject({ state: 'refunding' });
  app.clock.advance(-30 * day);
});

it('三十天没付款的订单过期，到期的权益也结束', async () => {
  const token = await signIn();
  const phone = String(phones - 1);
  const unpaid = await order(token);
  const paid = await order(token, { planId: 'team', billing: 'quarter' });
  await desk.confirm(paid.orderNo, paid.payableFen);
  app.clock.advance(30 * day);
  await app.app.purge();
  const later = await app.signIn(phone);
  expect((await get(later, unpaid.id)).state).toBe('expired');
  expect((await get(later, paid.id)).state).toBe('active');
  app.clock.advance(70 * day);
  await app.app.purge();
  expect((await get(await app.signIn(phone), paid.id)).state).toBe('expired');
});
