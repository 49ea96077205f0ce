import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { tinyPdf } from '../../../test/files';
import { day } from '../../platform/vocabulary';
import { describeDevice } from '../users/session/describeDevice';

let app: TestApp;
let phones = 13_720_000_000;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newPhone = () => String(phones++);
const path = '/api/v1/account';
const post = (token: string, action: string, json: unknown = {}) =>
  app.call('POST', `${path}/${action}`, { token, json });
const info = (token: string) => app.call('POST', '/api/v1/user/uInfo', { token });
/** Codes of one purpose go to a phone at most once a minute. */
const codeFor = async (phone: string, purpose: string) => {
  app.clock.advance(61_000);
  return app.codeFor(phone, purpose);
};
const signInAgain = async (phone: string, userAgent: string) => {
  const code = await codeFor(phone, 'login');
  const headers = { 'user-agent': userAgent };
  return String(
    (await app.call('POST', '/api/v1/user/phoneLogin', { body: { phone, code }, headers, ip: '203.0.113.7' })).data
      .token,
  );
};
const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0';

it('列出设备，退出其中一台，再退出其他全部', async () => {
  const phone = newPhone();
  const first = await app.signIn(phone);
  const second = await signInAgain(phone, edge);
  const third = await signInAgain(phone, 'curl/8');
  const list = (await app.call('GET', `${path}/sessions`, { token: first })).body.data as {
    id: string;
    device: string;
    ip: string;
    isCurrent: boolean;
  }[];
  expect(list).toHaveLength(3);
  const other = list.find(({ device }) => device === 'Windows上的Edge');
  expect(other).toMatchObject({ ip: '203.0.113.7', isCurrent: false });
  expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect((await post(first, 'revokeSession', { sessionId: other?.id })).body.msg).toBe('已退出这台设备');
  expect((await info(second)).body.code).toBe(444);
  expect((await post(first, 'revokeSession', { sessionId: other?.id })).body.code).toBe(404);
  expect((await post(first, 'revokeOtherSessions')).data).toEqual({ revoked: 1 });
  expect((await info(third)).body.code).toBe(444);
  expect((await info(first)).body.code).toBe(200);
});

it('不能退出别人的设备', async () => {
  const mine = await app.signIn(newPhone());
  const theirs = await app.signIn(newPhone());
  const [session] = (await app.call('GET', `${path}/sessions`, { token: mine })).body.data as { id: string }[];
  expect((await post(theirs, 'revokeSession', { sessionId: session?.id })).body.code).toBe(404);
  expect((await info(mine)).body.code).toBe(200);
});

it('更换手机号要两个号码的验证码，之后只能用新号码登录，其他设备退出', async () => {
  const old = newPhone();
  const next = newPhone();
  const token = await app.signIn(old);
  const elsewhere = await signInAgain(old, edge);
  const code = await codeFor(old, 'changePhone');
  const newCode = await app.codeFor(next, 'changePhone');
  const wrong = await post(token, 'changePhone', { code, newPhone: next, newCode: '000000' });
  expect(wrong.body).toMatchObject({ code: 1102, data: { fieldErrors: [{ field: 'newCode' }] } });
  const wrongOld = await post(token, 'changePhone', { code: '000000', newPhone: next, newCode });
  expect(wrongOld.body).toMatchObject({ code: 1102, data: { fieldErrors: [{ field: 'code' }] } });
  expect((await post(token, 'changePhone', { code, newPhone: next, newCode })).data).toEqual({ phone: next });
  expect((await info(token)).data.phone).toBe(next);
  expect((await info(elsewhere)).body.code).toBe(444);
  const messages = (await app.call('GET', '/api/v1/message/list', { token })).data.rows as { body: string }[];
  expect(messages[0]?.body).toContain(`${next.slice(0, 3)}****${next.slice(7)}`);
});

it('新号码已有账号时不更换，验证码也没有用掉', async () => {
  const [mine, taken] = [newPhone(), newPhone()];
  const token = await app.signIn(mine);
  await app.signIn(taken);
  const code = await codeFor(mine, 'changePhone');
  const newCode = await app.codeFor(taken, 'changePhone');
  for (let i = 0; i < 2; i++) {
    expect((await post(token, 'changePhone', { code, newPhone: taken, newCode })).body).toMatchObject({
      code: 409,
      msg: '这个手机号已有账号，没有更换',
    });
  }
});

it('登录用的验证码不能拿来换号或注销', async () => {
  const phone = newPhone();
  const token = await app.signIn(phone);
  const code = await codeFor(phone, 'login');
  expect((await post(token, 'close', { code })).body.code).toBe(1102);
});

it('导出的数据有自己的内容，没有散列、令牌和别人的内容', async () => {
  const phone = newPhone();
  const token = await app.signIn(phone);
  const other = newPhone();
  await app.signIn(other);
  const file = await app.call('GET', `${path}/export`, { token });
  expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('衡策账号数据_2026-11-21.json'));
  const data = JSON.parse(file.text) as Record<string, unknown[]>;
  expect(Object.keys(data)).toEqual([
    '导出时间',
    '字段说明',
    '取值说明',
    ...app.app.exported.parts.map(({ name }) => name),
  ]);
  expect(data.账号).toMatchObject([{ phone }]);
  expect(data.权益).toHaveLength(10);
  expect(file.text).not.toContain(other);
  expect(file.text).not.toMatch(/hash|token|argon2/);
});

it('导出的每个字段名都说明了含义', async () => {
  for (const { name, sql } of app.app.exported.parts) {
    await app.db.query(`CREATE TEMP VIEW exported AS ${sql.replaceAll('$1', 'NULL::text')}`);
    const columns = await app.db.query<{ column_name: string }>(
      "SELECT column_name FROM information_schema.columns WHERE table_name = 'exported' AND column_name <> 'page_key'",
    );
    await app.db.query('DROP VIEW exported');
    expect(columns.length).toBeGreaterThan(0);
    const unsaid = columns
      .map((row) => row.column_name)
      .filter((column) => !Object.hasOwn(app.app.exported.fields, column));
    expect(unsaid, name).toEqual([]);
  }
});

it('导出的数据再多也完整：一页一页地取，顺序与先后一致', async () => {
  const token = await app.signIn(newPhone());
  const userId = String((await info(token)).data.id);
  await app.db.query(
    `INSERT INTO usage_records (user_id, type, recorded_at)
     SELECT $1, 'n' || n, $2::timestamptz + n * interval '1 second' FROM generate_series(1, 1200) AS n`,
    [userId, app.clock.now()],
  );
  const file = await app.call('GET', `${path}/export`, { token });
  const { 访问记录: records } = JSON.parse(file.text) as Record<string, { type: string }[]>;
  expect(records?.map(({ type }) => type)).toEqual(Array.from({ length: 1200 }, (_, index) => `n${index + 1}`));
});

it('一小时最多导出五次', async () => {
  const token = await app.signIn(newPhone());
  for (let i = 0; i < 5; i++) expect((await app.call('GET', `${path}/export`, { token })).status).toBe(200);
  const sixth = await app.call('GET', `${path}/export`, { token });
  expect(sixth.body).toMatchObject({ code: 429, msg: '操作太频繁，请在60分钟后重试' });
  app.clock.advance(3_600_000);
  expect((await app.call('GET', `${path}/export`, { token })).status).toBe(200);
});

/** Tables about a user that the file leaves out, and why. */
const leftOut: Readonly<Record<string, string>> = {
  chat_run_events: '回答的传输记录，结束一天后删除，内容在对话的消息里',
  chat_runs: '回答的进行状态，内容在对话的消息里',
  deck_logos: '没有保存的标志，一天后删除；保存了的在演示文稿导出的PPTX里',
  deck_pictures: '图片在演示文稿导出的PPTX里',
  declaration_edits: '改动的编号，只用来防止重复保存，内容在申报书里',
  declaration_reminders: '提醒过的记号，提醒本身在消息里',
  jobs: '正在解析哪些文件，解析完就没有了',
  login_codes: '一次性登录码，两分钟内有效',
  material_readings: '从文件里读出的数，文件在导出里，采用了的在申报书里',
  meeting_audio: '录音从会议页保存，一份表放不下',
  meeting_chunks: '还没有整理成文件的录音，整理完就没有了',
  meeting_levels: '从录音算出的响度',
  meeting_plays: '播放的临时地址，十二小时内有效',
  meeting_recognised: '转写到一半的内容，转写完在转写稿里',
  proofreading_checks: '从文稿算出的，文稿在导出里',
  sso_keys: '单点登录的密钥',
  sso_tokens: '单点登录的令牌',
  use_requests: '扣减次数的中间记录，结果在次数明细里',
};

it('与账号有关的每张表，要么在导出里，要么写明原因', async () => {
  const links = await app.db.query<{ child: string; parent: string }>(
    `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint WHERE contype = 'f'`,
  );
  const tables = new Set(['users']);
  for (let before = 0; before !== tables.size; ) {
    before = tables.size;
    for (const { child, parent } of links) if (tables.has(parent)) tables.add(child);
  }
  expect(tables.size).toBeGreaterThan(20);
  const exported = app.app.exported.parts.map(({ sql }) => sql).join(' ');
  const isExported = (table: string) => new RegExp(`(FROM|JOIN) ${table}\\b`).test(exported);
  expect([...tables].filter((table) => !isExported(table)).sort()).toEqual(Object.keys(leftOut));
});

it('注销后账号和会话都没有了，订单留下但不再属于谁；款项在途时不能注销', async () => {
  const phone = newPhone();
  const token = await app.signIn(phone);
  const made = await app.call('POST', '/api/v1/order/create', {
    token,
    headers: { 'Idempotency-Key': 'order-of-a-leaver-1' },
    json: { planId: 'team', billing: 'year' },
  });
  const form = new FormData();
  form.set('file', new File([tinyPdf()], '回单.pdf'));
  await app.call('POST', `/api/v1/order/proof/${made.data.id}`, { token, form });
  const early = await post(token, 'close', { code: await codeFor(phone, 'closeAccount') });
  expect(early.body).toMatchObject({ code: 409, msg: `订单${made.data.orderNo}的款项还在处理，完成后再注销` });
  await app.db.query("UPDATE orders SET state = 'refunded' WHERE id = $1", [String(made.data.id)]);
  const unpaid = await app.call('POST', '/api/v1/order/create', {
    token,
    headers: { 'Idempotency-Key': 'order-of-a-leaver-2' },
    json: { planId: 'team', billing: 'year' },
  });
  const closed = await post(token, 'close', { code: await codeFor(phone, 'closeAccount') });
  expect(closed.body).toMatchObject({ code: 200, msg: '账号已注销' });
  expect((await info(token)).body.code).toBe(444);
  expect(await app.db.query('SELECT user_id FROM orders WHERE id = $1', [String(made.data.id)])).toEqual([
    { user_id: null },
  ]);
  expect(await app.db.query('SELECT state FROM orders WHERE id = $1', [String(unpaid.data.id)])).toEqual([
    { state: 'cancelled' },
  ]);
  expect(await app.db.query('SELECT 1 FROM users WHERE phone = $1', [phone])).toEqual([]);
});

it('注销后用同一个手机号再注册：试用接着算，用过的次数不恢复，手机号本身没有留下', async () => {
  const phone = newPhone();
  const token = await app.signIn(phone);
  const trialOf = async (of: string) => (await info(of)).data.trial as { startedAt: string; expiresAt: string };
  const before = await trialOf(token);
  await app.call('GET', '/api/v1/user/use/ppt', { token });
  await app.call('GET', '/api/v1/user/use/ppt', { token });
  expect((await post(token, 'close', { code: await codeFor(phone, 'closeAccount') })).body.code).toBe(200);
  const kept = await app.db.query('SELECT * FROM former_trials');
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain(phone);
  app.clock.advance(day);
  const again = await signInAgain(phone, edge);
  expect(await trialOf(again)).toMatchObject({ startedAt: before.startedAt, expiresAt: before.expiresAt });
  expect((await app.call('GET', '/api/v1/user/use/ppt', { token: again })).data).toMatchObject({ used: 3 });
  expect(await app.db.query('SELECT 1 FROM former_trials')).toHaveLength(kept.length - 1);
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0', 'iPhone上的微信'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'macOS上的Safari'],
  ['curl/8.5', '未知设备'],
])('%s 是 %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
