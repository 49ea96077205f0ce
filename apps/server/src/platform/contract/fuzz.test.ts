import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { tinyPdf } from '../../../test/files';
import { openMemoryDb } from '../../../test/memoryDb';
import { shippedPolicies } from '../../corpus/shipped';
import { createPolicyModule } from '../../library/policies';
import type { PolicyModule } from '../../library/policies/module';
import { systemClock } from '../adapters';
import { migrate } from '../db/migrate';
import { listen } from '../http';
import type { RunningServer } from '../http/listen';
import { createLog } from '../log';
import { bodySchema, type Operation, operations, resolveSchema, type Schema } from './spec';

/** Runs per operation, other ones every time; raise it with FUZZ_RUNS for a long night. */
const runs = Number(process.env.FUZZ_RUNS ?? 12);
/** FUZZ_HTTP=on sends everything through a socket, as clients do (docs/threat-model.md); else calls do not leave the process. */
const overHttp = process.env.FUZZ_HTTP === 'on';

let app: TestApp;
let token = '';
let ssoToken = '';
let users = 0;
let policy: PolicyModule;
let folder: string;
let server: RunningServer | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hengce-fuzz-'));
  const db = await openMemoryDb();
  await migrate(db);
  policy = createPolicyModule({
    db,
    clock: systemClock,
    log: createLog('silent'),
    dataDir: folder,
    corpus: shippedPolicies(true),
    followEveryMs: null,
  });
  await policy.start();
  app = await createTestApp({ db, policies: policy, paymentGateway: 'sandbox' });
  if (overHttp) server = await listen(app.app, '127.0.0.1', 0);
  await signIn();
}, 120_000);
afterAll(async () => {
  if (overHttp) process.stdout.write(`fuzz：${tries}次请求，${operations.length}个操作\n`);
  app.app.endStreams();
  await server?.stop();
  await policy.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(): Promise<void> {
  users += 1;
  const phone = String(13_800_000_000 + users);
  token = await app.signIn(phone);
  const { key } = (await app.call('POST', '/api/sso/user/specialLogin', { token, body: { phone } })).data;
  ssoToken = String((await app.call('POST', '/api/sso/user/getToken', { body: { key: String(key) } })).data.token);
  await makeOwn();
}

/** Ids of things that the user owns, by the field that takes them, so that some tries get as far as an honest user. */
const own: Record<string, string> = {};
async function makeOwn(): Promise<void> {
  const post = async (path: string, json: unknown) =>
    (await app.call('POST', path, { token, json, headers: { 'Idempotency-Key': `fuzz-order-${users}-0000` } })).data;
  own.orderId = String((await post('/api/v1/order/create', { planId: 'team', billing: 'year' })).id);
  own.paymentId = String((await post(`/api/v1/order/pay/${own.orderId}`, {})).paymentId);
  const firm = { name: '甲公司', regionCode: '330100', regionName: '浙江省杭州市' };
  own.enterpriseId = String((await post('/api/v1/enterprise/save', firm)).id);
  const fact = { key: 'isHighTech', value: true };
  own.factId = String((await post(`/api/v1/enterprise/saveFact/${own.enterpriseId}`, fact)).factId);
  const wish = { kind: 'query', name: '补助', spec: { q: '补助' } };
  own.subscriptionId = String((await post('/api/v1/subscription/save', wish)).id);
  own.planId = 'professional';
  own.key = 'revenue';
}

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  "' OR '1'='1",
  '1; DROP TABLE users; --',
  "a & | ! <-> :* ('",
  '$1',
  '%00',
  '%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'null',
  '-1',
  '1e309',
  '99999999999999999999',
  '0000-01-01',
  '9999-12-31',
  '高新技术企业〔2016〕32号',
  'n-hnte-2016-32',
  '政'.repeat(10_000),
  'a'.repeat(10_000),
);
const text = fc.oneof(
  nasty,
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const anything = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
);

/** Stands for an id that is known only when the request is sent. */
const ownMark = '@own:';
const fillOwn = (text: string): string => text.replace(/@own:(\w+)/g, (_, name: string) => own[name] ?? 'x');

/** Mostly right values, so that the tries get past the first check. */
function likely(operation: Operation, schema: Schema, name = ''): fc.Arbitrary<unknown> {
  if (name in own) return fc.constant(`${ownMark}${name}`);
  const { type, enum: choices, pattern, items, minimum, maximum, properties } = resolveSchema(operation.family, schema);
  if (choices !== undefined) return fc.constantFrom(...choices);
  if (type === 'array') return fc.array(likely(operation, items ?? {}), { maxLength: 4 });
  if (type === 'object' && properties !== undefined) return fieldsOf(operation, properties);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum ?? 0, max: maximum ?? 1_000_000 });
  if (pattern !== undefined && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern));
  return text;
}

const fieldsOf = (operation: Operation, properties: Record<string, Schema>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([name, schema]) => [
            name,
            fc.oneof({ weight: 3, arbitrary: likely(operation, schema, name) }, { weight: 2, arbitrary: anything }),
          ]),
        ),
        { requiredKeys: [] },
      ),
      fc.dictionary(text, anything, { maxKeys: 2 }),
    )
    .map(([known, unknown]) => ({ ...unknown, ...known }));

interface Request {
  method: string;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
  contentType: string;
  credentials: 'right' | 'none' | 'wrong';
  rawBody: string | null;
}

function requestsTo(operation: Operation): fc.Arbitrary<Request> {
  const parameters = (place: string) =>
    Object.fromEntries(operation.parameters.filter((p) => p.in === place).map(({ name, schema }) => [name, schema]));
  const [type] = operation.bodyTypes;
  return fc.record({
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant(operation.method) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD') },
    ),
    path: fieldsOf(operation, parameters('path')),
    query: fieldsOf(operation, parameters('query')),
    headers: fieldsOf(operation, parameters('header')),
    body: fieldsOf(operation, type === undefined ? {} : (bodySchema(operation, type).properties ?? {})),
    contentType: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('application/json', 'application/x-www-form-urlencoded') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'text/plain',
          'multipart/form-data; boundary=x',
          'application/json; charset=gbk',
          ';;',
          'x',
        ),
      },
    ),
    credentials: fc.constantFrom('right', 'right', 'right', 'none', 'wrong'),
    rawBody: fc.option(
      fc.constantFrom('{', '[]', '"x"', 'null', '{"a":'.repeat(5_000), '['.repeat(50_000), 'a=1&a=2&&=&%', '\u0000'),
      {
        freq: 8,
      },
    ),
  });
}

/** Not every object has a string. */
const wordOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function form(fields: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, wordOf(item));
  }
  return search.toString().replaceAll('%40own%3A', ownMark);
}

/** A form with a file, as a browser sends it; its name and content are as wild as everything else. */
function upload(fields: Record<string, unknown>): FormData {
  const result = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const content = fillOwn(wordOf(value)).toWellFormed();
    if (name === 'file')
      result.set(name, new File([content.length % 2 === 0 ? tinyPdf() : content], content.slice(0, 300)));
    else result.set(name, content);
  }
  return result;
}

let tries = 0;
async function send(operation: Operation, request: Request) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fillOwn(String(request.path[name] ?? 'x')).toWellFormed();
    return encodeURIComponent(value === '' || value === '.' || value === '..' ? 'x' : value);
  });
  const isJson = request.contentType.startsWith('application/json');
  const isUpload = operation.bodyTypes[0] === 'multipart/form-data' && request.rawBody === null;
  const text = fillOwn(request.rawBody ?? (isJson ? JSON.stringify(request.body) : form(request.body)));
  const body = isUpload ? upload(request.body) : text;
  const mayHaveBody = request.method !== 'GET' && request.method !== 'HEAD';
  const credentials = { right: [token, ssoToken], none: ['', ''], wrong: ['A'.repeat(43), "' OR 1=1"] }[
    request.credentials
  ];
  tries += 1;
  const address = `${path}?${fillOwn(form(request.query))}`;
  const ask = server
    ? (init: RequestInit) => fetch(`${server?.address}${address}`, init)
    : (init: RequestInit) => app.app.request(`http://portal.test${address}`, init);
  const response = await ask({
    method: request.method,
    headers: {
      ...sendable(operation, request.headers),
      // A new address each time: the limits have tests of their own.
      'x-forwarded-for': `10.${(tries >> 16) & 255}.${(tries >> 8) & 255}.${tries & 255}`,
      ...(credentials[0] ? { authorization: `Bearer ${credentials[0]}`, token: credentials[1] ?? '' } : {}),
      ...(mayHaveBody && !isUpload ? { 'content-type': request.contentType } : {}),
    },
    ...(mayHaveBody ? { body } : {}),
  });
  const type = response.headers.get('content-type') ?? '';
  // Events would go on for ever; files are not the envelope.
  const isEnvelope = type.startsWith('application/json') && !response.headers.has('content-disposition');
  if (!isEnvelope) await response.body?.cancel();
  return { status: response.status, text: isEnvelope ? await response.text() : null, method: request.method };
}

/** Of the headers of the operation those values that any client could send. */
const sendable = (operation: Operation, headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'header' && headers[parameter.name] !== undefined)
      .map(({ name }) => [name, String(headers[name]).replace(/[^\x20-\x7e]/g, '')]),
  );

/** After these the session or its things may be gone. */
const endsSession = new Set(['logout', 'revokeSession', 'removeEnterprise', 'removeFact', 'removeSubscription']);
// 431: an address too long for HTTP, which only a socket refuses.
const transportCodes = [400, 403, 404, 405, 413, 415, ...(overHttp ? [431] : [])];

describe.each(operations.map((operation) => ({ id: operation.id, operation })))('$id', ({ operation }) => {
  it('任何输入都不会是5xx，答复总是约定的信封', async () => {
    await fc.assert(
      fc.asyncProperty(requestsTo(operation), async (request) => {
        const { status, text: reply, method } = await send(operation, request);
        expect(status).toBeLessThan(500);
        if (method === 'HEAD' || reply === null) return;
        const envelope = JSON.parse(reply) as { code: number; statusCode: number; msg: string; data: unknown };
        expect(envelope.statusCode).toBe(status);
        expect([...operation.codes, ...transportCodes]).toContain(envelope.code);
        expect(typeof envelope.msg).toBe('string');
        expect(envelope.msg.length).toBeGreaterThan(0);
        expect(envelope.msg.length).toBeLessThanOrEqual(400);
        expect(envelope).toHaveProperty('data');
        expect(reply).not.toMatch(/\bat \w+.*\.[jt]s:\d+|node_modules|SELECT|INSERT/);
        if (endsSession.has(operation.id) && envelope.code === 200) await signIn();
      }),
      { numRuns: runs },
    );
  });
});

it('没有留下任何5xx的日志', () => {
  expect(app.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
