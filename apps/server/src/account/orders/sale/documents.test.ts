import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { createRateLimiter, limits } from '../../../platform/limits';
import { createEquityService, trialPlan } from '../../entitlements';
import { createOrderDesk } from '../operator';
import { createTransitions } from '../transitions';
import { agreement } from './agreement';
import { capitalYuan } from './capitalYuan';

let app: TestApp;
let token: string;
let desk: ReturnType<typeof createOrderDesk>;
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('13700000001');
  desk = createOrderDesk(
    app.db,
    app.clock,
    createTransitions(app.clock, createEquityService(app.db, app.clock, trialPlan)),
  );
});
afterAll(() => app.close());

const path = '/api/v1/order';
let keys = 0;
async function order(body = {}) {
  const reply = await app.call('POST', `${path}/create`, {
    token,
    headers: { 'Idempotency-Key': `document-test-${keys++}-key` },
    json: { planId: 'professional', billing: 'year', ...body },
  });
  return reply.data as { id: string; orderNo: string; payableFen: number; totalFen: number; discountFen: number };
}
async function download(id: string, kind: string) {
  const response = await app.app.request(`http://portal.test${path}/document/${id}?kind=${kind}`, {
    headers: { host: 'portal.test', authorization: `Bearer ${token}` },
  });
  if (!response.headers.get('content-type')?.startsWith('application/pdf'))
    return { response, text: '', body: await response.json() };
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return { response, text: text.replace(/\s+/g, ''), body: null };
}
const money = (fen: number) => (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

it('合同：提交当天就有，数字与接口一致，名称里的生僻字也在，写明没有盖章、不是发票', async () => {
  const made = await order();
  const invoice = {
    kind: 'special',
    title: '㛃侴精密（示例）有限公司',
    taxNo: '91350100M000100Y43',
    email: 'a@b.example',
  };
  await app.call('POST', `${path}/invoice/${made.id}`, { token, json: invoice });
  const { response, text } = await download(made.id, 'contract');
  expect(response.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent(`订购合同-${made.orderNo}.pdf`)}`,
  );
  for (const words of [
    made.orderNo,
    invoice.title,
    invoice.taxNo,
    money(made.payableFen),
    money(made.totalFen),
    `−${money(made.discountFen)}`,
    capitalYuan(made.payableFen),
    '0000202600001120',
    made.orderNo.slice(-6),
    '示例：收款方与账户是虚构的，请不要付款',
    '没有加盖印章，不是发票',
    '开通后7天内没有使用过的',
  ])
    expect(text).toContain(words);
});

it('收款凭证：到账以后才有，草稿没有合同；退款以后写明已退回', async () => {
  const draft = await order({ asDraft: true });
  expect((await download(draft.id, 'contract')).body).toMatchObject({ code: 409, msg: '订单提交以后才有合同' });
  const made = await order();
  expect((await download(made.id, 'receipt')).body).toMatchObject({ code: 409, msg: '到账以后才有收款凭证' });
  await desk.confirm(made.orderNo, made.payableFen);
  const { text } = await download(made.id, 'receipt');
  for (const words of [
    '收款凭证',
    made.orderNo,
    `¥${money(made.payableFen)}`,
    '2026年11月21日10:00',
    '不能用于抵扣税款',
  ])
    expect(text).toContain(words);
  await app.call('POST', `${path}/refund/${made.id}`, { token });
  await desk.finishRefund(made.orderNo);
  expect((await download(made.id, 'receipt')).text).toContain('已全额退回');
});

it('合同照提交时的样子：之后换了企业、收款账户和协议，都不变', async () => {
  token = await app.signIn('13700000004');
  const json = { name: '甲测试（示例）有限公司', regionCode: '330000', regionName: '浙江省' };
  expect((await app.call('POST', '/api/v1/enterprise/save', { token, json })).status).toBe(200);
  const made = await order({ agreementVersion: agreement.version });
  await app.db.query("UPDATE enterprises SET name = '乙测试（示例）有限公司'");
  await app.db.query('UPDATE orders SET terms = replace(terms, $1, $2)', [agreement.version, '2025-01-01']);
  await app.db.query("UPDATE orders SET terms = replace(terms, '0000 2026 0000 1120', '1111 2222')");
  const { text } = await download(made.id, 'contract');
  for (const words of ['甲测试', '协议（2025-01-01版）', '11112222', '2026年11月21日10:00提交订单时同意本协议'])
    expect(text).toContain(words);
  for (const words of ['乙测试', agreement.version, '0000202600001120', '没有记录']) expect(text).not.toContain(words);
});

it('没有说同意哪一版的，合同不写同意；以前的订单说明是按现在的资料写的', async () => {
  const made = await order();
  expect((await download(made.id, 'contract')).text).not.toContain('同意本协议');
  await app.db.query('UPDATE orders SET terms = NULL');
  const { text } = await download(made.id, 'contract');
  expect(text).toContain('提交这张订单时没有记录订购方、收款账户和协议版本');
  expect(text).toContain(`协议（${agreement.version}版）`);
});

it('同意的不是现行协议时不下单，草稿也不提交', async () => {
  const msg = `服务订购协议已更新为${agreement.version}版，请重新阅读并同意`;
  const old = { agreementVersion: '2025-01-01' };
  const reply = await app.call('POST', `${path}/create`, {
    token,
    headers: { 'Idempotency-Key': `document-test-${keys++}-key` },
    json: { planId: 'team', billing: 'year', ...old },
  });
  expect(reply.body).toMatchObject({ code: 409, msg });
  const { id, payableFen } = await order({ asDraft: true });
  const submit = (json: object) => app.call('POST', `${path}/submit/${id}`, { token, json: { payableFen, ...json } });
  expect((await submit(old)).body).toMatchObject({ code: 409, msg });
  expect((await submit({ agreementVersion: agreement.version })).data).toMatchObject({ state: 'pending_payment' });
  expect((await download(id, 'contract')).text).toContain('提交订单时同意本协议');
});

it('收款凭证写实际怎样付的，不是原来打算怎样付', async () => {
  const paying = await createTestApp({ db: app.db, paymentGateway: 'sandbox' });
  const made = await order({ payMethod: 'bank_transfer' });
  const { paymentId } = (await paying.call('POST', `${path}/pay/${made.id}`, { token })).data;
  const paid = await paying.call('POST', `${path}/sandboxPayment`, { token, json: { paymentId } });
  expect(paid.data).toMatchObject({ payMethod: 'bank_transfer', paidBy: 'gateway' });
  expect((await download(made.id, 'receipt')).text).toContain('付款方式在线支付');
  const other = await order({ payMethod: 'gateway' });
  await desk.confirm(other.orderNo, other.payableFen);
  expect((await download(other.id, 'receipt')).text).toContain('付款方式对公转账');
});

it('一小时内下载太多次时是429，说明多久以后再试', async () => {
  token = await app.signIn('13700000003');
  const { data } = await app.call('POST', '/api/v1/user/uInfo', { token });
  const limiter = createRateLimiter(app.db, app.clock);
  for (let i = 0; i < limits.documentPerUser.max; i++) await limiter.hit([limits.documentPerUser, String(data.id)]);
  expect((await download('any', 'contract')).body).toMatchObject({ code: 429, statusCode: 429 });
});

it('别人的订单没有文件，种类写错时说明', async () => {
  const made = await order();
  expect((await download(made.id, 'seal')).body).toMatchObject({ code: 400 });
  token = await app.signIn('13700000002');
  expect((await download(made.id, 'contract')).body).toMatchObject({ code: 404 });
});
