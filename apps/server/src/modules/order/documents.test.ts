import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { createEquityService } from '../equity/service';
import { limits } from '../limits/limits';
import { createRateLimiter } from '../limits/rateLimiter';
import { trialPlan } from '../trial/plan';
import { capitalYuan } from './capitalYuan';
import { createOrderDesk } from './operator';
import { createTransitions } from './transitions';

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
    json: { planId: 'professional', billing: 'year', extraSeats: 2, ...body },
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
