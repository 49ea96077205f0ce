import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { listen, type RunningServer } from './listen';

let app: TestApp;
let server: RunningServer;
let slow: { started: Promise<void>; finish: () => void } | null = null;
beforeAll(async () => {
  const example = exampleLibrary();
  const policies = exampleLibrary(
    {},
    {
      async getPolicyOverview(input) {
        if (slow !== null) await new Promise<void>((resolve) => slow && begin(slow, resolve));
        return example.handlers.getPolicyOverview(input);
      },
    },
  );
  app = await createTestApp({ policies });
  server = await listen(app.app, '127.0.0.1', 0);
});
afterAll(async () => {
  await server.stop();
  await app.close();
});
afterEach(() => {
  slow = null;
});

const beginners = new WeakMap<object, () => void>();
function begin(held: NonNullable<typeof slow>, resolve: () => void): void {
  held.finish = resolve;
  beginners.get(held)?.();
}
function holdNext(): NonNullable<typeof slow> {
  const held: NonNullable<typeof slow> = { started: Promise.resolve(), finish: () => {} };
  held.started = new Promise((resolve) => beginners.set(held, resolve));
  slow = held;
  return held;
}

/** Sends bytes as they are and returns all that comes back. */
function raw(text: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.end(text));
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk.toString();
    });
    socket.on('close', () => resolve(reply));
    socket.on('error', (error: NodeJS.ErrnoException) => (reply === '' ? reject(error) : resolve(reply)));
  });
}

// A file may be a stream that is longer than the memory.
it('下载不压缩，逐段送到也是完整的', async () => {
  const headers = { authorization: `Bearer ${await app.signIn('13200000009')}` };
  const get = (encoding: string) =>
    fetch(`${server.address}/api/v1/account/export`, { headers: { ...headers, 'accept-encoding': encoding } });
  const [plain, zipped] = [await get('identity'), await get('gzip')];
  expect(zipped.headers.get('content-encoding')).toBeNull();
  const text = await zipped.text();
  expect(Object.keys(JSON.parse(text)).length).toBeGreaterThan(10);
  expect(text).toBe(await plain.text());
});

it('一万个汉字的查询也能答复', async () => {
  const token = await app.signIn('13200000001');
  const response = await fetch(`${server.address}/api/v1/policy/search?q=${encodeURIComponent('政'.repeat(10_000))}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  const longer = await fetch(`${server.address}/api/v1/policy/search?q=${encodeURIComponent('政'.repeat(20_001))}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await longer.json()).toMatchObject({ code: 400, msg: '关键词最多20000个字，现在是20001个字' });
});

it.each([
  ['头部过大', `GET /?${'a'.repeat(300_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['不是HTTP', 'nonsense\r\n\r\n', 400],
  ['没有Host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
  ['Host不对', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['长度不对', 'POST /api/v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
  [
    '分块不对',
    'POST /api/v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
])('%s：也是约定的信封', async (_, request, status) => {
  const reply = await raw(request);
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const body = reply.slice(reply.indexOf('\r\n\r\n') + 4);
  expect(JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1))).toMatchObject({
    code: status,
    statusCode: status,
  });
  expect(reply.toLowerCase()).toContain('content-security-policy');
});

it('发到一半就断开，服务照常', async () => {
  await raw(
    'POST /api/v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"ph',
  ).catch(() => '');
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect(app.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

it.each(['/api/v1/user/login', '/api/v1/user/uInfo', '/api/nothing', '/policy'])(
  '往%s发一个很大的内容，被拒绝而不是收下',
  async (path) => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        if (sent > 200_000_000) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    });
    const request = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit;
    const status = await fetch(server.address + path, request).then(
      (response) => response.status,
      () => 'closed',
    );
    expect(typeof status === 'string' || (status >= 400 && status < 500)).toBe(true);
    expect(sent).toBeLessThan(100_000_000);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  },
);

it('端口被占用时说明怎么办', async () => {
  await expect(listen(app.app, '127.0.0.1', server.port)).rejects.toThrow(`端口${server.port}已被别的程序占用`);
  await expect(listen(app.app, '203.0.113.9', 0)).rejects.toThrow('HOST=203.0.113.9不是这台机器的地址');
});

it('停止时不再接受新请求，等正在处理的做完', async () => {
  const own = await listen(app.app, '127.0.0.1', 0);
  const token = await app.signIn('13200000002');
  const held = holdNext();
  const running = fetch(`${own.address}/api/v1/policy/overview`, { headers: { authorization: `Bearer ${token}` } });
  await held.started;
  let isStopped = false;
  const stopping = own.stop().then(() => {
    isStopped = true;
  });
  await expect(fetch(`${own.address}/healthz`)).rejects.toThrow();
  expect(isStopped).toBe(false);
  held.finish();
  expect((await running).status).toBe(200);
  await stopping;
});
