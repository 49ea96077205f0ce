import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { operations } from '../contract/spec';
import { identifyClient } from './client';

let app: TestApp;
let portalDir: string;
const script = 'console.log("政策");'.repeat(200);
beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'hengce-portal-'));
  await mkdir(join(portalDir, 'assets'));
  await writeFile(join(portalDir, 'index.html'), '<!doctype html><title>衡策</title>');
  await writeFile(join(portalDir, 'assets/main-abc.js'), script);
  await writeFile(join(portalDir, 'assets/ready-abc.css'), 'body{}');
  await writeFile(join(portalDir, 'assets/ready-abc.css.br'), 'written by the build');
  await writeFile(join(portalDir, 'assets/reading.worker-abc.js'), '1');
  await writeFile(join(portalDir, 'favicon.svg'), '<svg/>');
  app = await createTestApp({ portalDir, policies: exampleLibrary() });
});
afterAll(async () => {
  await app.close();
  await rm(portalDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.app.request(`http://portal.test${path}`, { headers });

describe('安全响应头', () => {
  const csp =
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' " +
    "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='; img-src 'self' data: blob:; font-src 'self'; " +
    "connect-src 'self'; media-src 'self' blob:; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; " +
    "form-action 'self'; object-src 'none'; require-trusted-types-for 'script'";

  it.each([
    '/',
    '/policy',
    '/assets/main-abc.js',
    '/assets/gone.js',
    '/api/nothing',
    '/api/v1/user/uInfo',
    '/healthz',
    '/readyz',
  ])('%s 也带齐', async (path) => {
    const { headers } = await get(path, { accept: 'text/html' });
    expect(headers.get('content-security-policy')).toBe(csp);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('只有校对的Worker自己的文件放行WebAssembly，字符串仍不能成为代码', async () => {
    const { headers } = await get('/assets/reading.worker-abc.js');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('在https后面才要求一直用https', async () => {
    const { headers } = await get('/', { 'x-forwarded-proto': 'https' });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('笔记产品在别的地址时，只多放行那一个地址', async () => {
    const other = await createTestApp({ db: app.db, notesOrigin: 'https://notes.example.cn' });
    const { headers } = await other.app.request('http://portal.test/');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://notes.example.cn;");
  });
});

describe('别的网站发来的请求', () => {
  const logIn = (headers: Record<string, string>) =>
    app.call('POST', '/api/v1/user/login', { body: { phone: '13800138000', password: 'Wrong1234' }, headers });

  it('浏览器说是跨站的，一律拒绝，状态不变', async () => {
    const token = await app.signIn('13800000077');
    for (const path of ['/api/v1/user/use/match', '/qimofang/checkAndUpgraded']) {
      const reply = await app.call('GET', path, { token, headers: { 'sec-fetch-site': 'cross-site' } });
      expect(reply.body).toMatchObject({ code: 403, statusCode: 403, msg: '这个请求来自别的网站，已拒绝' });
    }
    expect(await app.db.query('SELECT * FROM acquisition_upgrades')).toEqual([]);
    expect(await app.db.query('SELECT * FROM equities WHERE used > 0')).toEqual([]);
    const same = await app.call('GET', '/api/v1/user/use/match', {
      token,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(same.body.code).toBe(200);
  });

  let token = '';
  beforeAll(async () => {
    token = await app.signIn('13800000078');
  });
  it.each(operations.map(({ id, method, path }) => [id, method, path] as const))(
    '%s 不理会跨站的请求',
    async (_, method, path) => {
      const response = await app.app.request(`http://portal.test${path.replace(/\{\w+\}/g, 'x1')}`, {
        method,
        headers: { authorization: `Bearer ${token}`, token, 'sec-fetch-site': 'cross-site' },
        ...(method === 'POST' ? { body: new URLSearchParams({ id: 'x1' }) } : {}),
      });
      expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([403, 403]);
    },
  );

  it('登录只接受本站的Origin', async () => {
    expect((await logIn({ origin: 'http://portal.test' })).body.code).toBe(1101);
    expect((await logIn({})).body.code).toBe(1101);
    for (const origin of ['https://evil.test', 'null', 'http://portal.test.evil.test', 'http://portal.test:81', 'x']) {
      expect((await logIn({ origin })).body.code).toBe(403);
    }
  });

  it('从别的网站点链接进来，页面照常打开', async () => {
    const response = await get('/policy', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
    expect(response.status).toBe(200);
  });
});

describe('客户端是谁', () => {
  const socket = { remoteAddress: '127.0.0.1', encrypted: false };
  const client = (headers: Record<string, string>, proxies: number) =>
    identifyClient(new Headers(headers), socket, proxies);

  it('没有可信的代理时，转发头都不算', () => {
    expect(client({ 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https', host: 'A.test' }, 0)).toEqual({
      ip: '127.0.0.1',
      isSecure: false,
      ownOrigin: 'http://a.test',
    });
  });

  it('有代理时，只信代理自己写的那一段', () => {
    expect(client({ 'x-forwarded-for': '6.6.6.6, 1.2.3.4' }, 1).ip).toBe('1.2.3.4');
    expect(client({ 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.0.0.1' }, 2).ip).toBe('1.2.3.4');
    expect(client({ 'x-forwarded-for': 'not an address' }, 1).ip).toBe('127.0.0.1');
  });
});

describe('门户文件', () => {
  it('首页每次核对，带散列的文件一直缓存', async () => {
    const page = await get('/');
    expect(await page.text()).toContain('衡策');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = await get('/assets/main-abc.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await asset.text()).toBe(script);
  });

  it('没变的文件答304', async () => {
    const etag = (await get('/favicon.svg')).headers.get('etag') ?? '';
    expect((await get('/favicon.svg', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/favicon.svg', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('会压缩，优先用构建时压好的', async () => {
    const bytes = async (path: string, encoding: string) => {
      const response = await get(path, { 'accept-encoding': encoding });
      return { used: response.headers.get('content-encoding'), body: Buffer.from(await response.arrayBuffer()) };
    };
    const brotli = await bytes('/assets/main-abc.js', 'gzip, br');
    expect(brotli.used).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await bytes('/assets/main-abc.js', 'gzip, br;q=0');
    expect(gzip.used).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect((await bytes('/assets/ready-abc.css', 'br')).body.toString()).toBe('written by the build');
    expect((await bytes('/assets/main-abc.js', 'identity')).used).toBeNull();
  });

  it('页面地址都回到首页，缺少的文件是404', async () => {
    for (const path of ['/policy/PolicySearch', '/Login', '/nowhere', '/a.b/c']) {
      const response = await get(path, { accept: 'text/html,*/*' });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('衡策');
    }
    expect((await get('/assets/old-build.js', { accept: 'text/html' })).status).toBe(404);
    expect((await get('/missing.png', { accept: 'image/*' })).status).toBe(404);
    expect((await get('/api/nothing', { accept: 'text/html' })).status).toBe(404);
  });

  it('重新构建以后，没有了的文件是404', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hengce-rebuilt-'));
    await mkdir(join(folder, 'assets'));
    for (const name of ['index.html', 'assets/a-1.js', 'assets/b-1.css', 'assets/b-1.css.br', 'assets/c-1.png'])
      await writeFile(join(folder, name), name);
    const rebuilt = await createTestApp({ db: app.db, portalDir: folder });
    await rm(folder, { recursive: true });
    for (const path of ['/', '/policy/PolicySearch', '/assets/a-1.js', '/assets/b-1.css', '/assets/c-1.png']) {
      for (const encoding of ['identity', 'gzip, br']) {
        const headers = { accept: 'text/html,*/*', 'accept-encoding': encoding };
        expect((await rebuilt.app.request(`http://portal.test${path}`, { headers })).status, path).toBe(404);
      }
    }
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%00',
    '/%',
    '/assets/..%5c..%5cx',
  ])('%s 读不到别的文件', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
  });

  it('没有构建门户时说明怎么办', async () => {
    const bare = await createTestApp({ db: app.db });
    const response = await bare.app.request('http://portal.test/', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('npm start');
  });
});

describe('健康检查', () => {
  it('数据库不在时，readyz是503，healthz仍然正常', async () => {
    const other = await createTestApp();
    expect(await (await other.app.request('http://portal.test/readyz')).json()).toEqual({
      status: 'ok',
      waitingFor: [],
    });
    await other.close();
    const response = await other.app.request('http://portal.test/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'waiting', waitingFor: ['数据库'] });
    expect((await other.app.request('http://portal.test/healthz')).status).toBe(200);
  });
});

describe('压缩接口的答复', () => {
  let token: string;
  beforeAll(async () => {
    token = await app.signIn('13200000009');
  });
  const search = (headers: Record<string, string>) =>
    get('/api/v1/policy/search?q=x', { authorization: `Bearer ${token}`, ...headers });
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it('按浏览器所能压缩，内容不变，别的头都在', async () => {
    const plain = await search({});
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    const text = await plain.text();
    expect(text.length).toBeGreaterThan(1024);
    const br = await search({ 'accept-encoding': 'gzip, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('x-content-type-options')).toBe('nosniff');
    expect(br.headers.get('cache-control')).toBe('no-store');
    expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text);
    const gz = await search({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(await bytes(gz)).toString()).toBe(text);
  });

  it('小的答复和带着令牌的POST不压缩', async () => {
    expect((await get('/api/nothing', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
    const reply = await app.app.request('http://portal.test/api/v1/user/uInfo', {
      method: 'POST',
      headers: { 'accept-encoding': 'br', authorization: `Bearer ${'x'.repeat(2000)}` },
    });
    expect(reply.headers.get('content-encoding')).toBeNull();
  });
});
