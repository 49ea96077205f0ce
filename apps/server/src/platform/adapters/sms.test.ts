import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createConsoleSms } from './consoleSms';
import { createHttpSms } from './httpSms';

const message = { phone: '13800138000', code: '602841', purposeName: '登录', validMinutes: 5 };

async function provider(status: number, headers: Record<string, string> = {}) {
  const requests: { request: IncomingMessage; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      requests.push({ request, body });
      response.writeHead(status, headers).end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, requests };
}

it('控制台：打印验证码和用途，手机号遮住', async () => {
  const lines: string[] = [];
  await createConsoleSms((line) => lines.push(line)).sendVerification(message);
  expect(lines).toEqual(['【衡策】短信未接入，验证码在此显示：602841（138****8000，用于登录，5分钟内有效）']);
});

it('HTTP：带令牌发出，2xx算成功', async () => {
  const { url, requests } = await provider(202);
  await createHttpSms(url, 'secret').sendVerification(message);
  expect(requests[0]?.request.headers.authorization).toBe('Bearer secret');
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    phone: '13800138000',
    code: '602841',
    purpose: '登录',
    validMinutes: 5,
  });
});

it('HTTP：拒绝、跳转、连不上都算没发出去', async () => {
  const refusing = await provider(500);
  await expect(createHttpSms(refusing.url, 't').sendVerification(message)).rejects.toThrow('短信服务答复500');
  const other = await provider(200);
  const redirecting = await provider(302, { location: other.url });
  await expect(createHttpSms(redirecting.url, 't').sendVerification(message)).rejects.toThrow();
  expect(other.requests).toEqual([]);
  await expect(createHttpSms('http://127.0.0.1:1/', 't').sendVerification(message)).rejects.toThrow();
});
