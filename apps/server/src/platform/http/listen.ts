import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartupError } from '../config';
import type { AppEnv } from '../contract';
import { contractText, failure, Rejection } from '../contract';
import { createRequestId } from './requestId';
import { securityHeaders } from './securityHeaders';

/** An address may hold a query of 10,000 Han characters, nine bytes each; Node's own 16 kB would drop it without a word. */
const maxHeaderBytes = 256 * 1024;
const drainMs = 10_000;

export interface RunningServer {
  /** Address for people: http://127.0.0.1:3000 */
  address: string;
  port: number;
  /** Accepts no new requests, lets the running ones end (at most 10 s), then closes. */
  stop(): Promise<void>;
}

/** Starts the HTTP server. @throws StartupError when the port is not available. */
export async function listen(app: Pick<Hono<AppEnv>, 'fetch'>, host: string, port: number): Promise<RunningServer> {
  const listener = getRequestListener(app.fetch, { errorHandler: () => badRequest(400, contractText.badRequest) });
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: 15_000,
      // 20 MB at 1 Mbit/s take 160 s.
      requestTimeout: 300_000,
      keepAliveTimeout: 15_000,
      // The adapter refuses requests without Host itself, with our words.
      requireHostHeader: false,
    },
    listener,
  );
  server.on('clientError', answerBrokenRequest);
  await bind(server, host, port);
  const bound = (server.address() as AddressInfo).port;
  const shownHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return { address: `http://${shownHost}:${bound}`, port: bound, stop: () => stop(server) };
}

/**
 * Checks before any slow work whether the port is available. Somebody may still take it in between, which `listen`
 * notices.
 *
 * @throws StartupError
 */
export async function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await bind(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toStartupError(error, host, port)));
    server.listen(port, host, resolve);
  });
}

function toStartupError(error: NodeJS.ErrnoException, host: string, port: number): StartupError {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `端口${port}已被别的程序占用。请先停止它，或用PORT指定另一个端口，例如 PORT=${port + 1} npm start。`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartupError(`没有权限使用端口${port}。请用PORT指定1024以上的端口。`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(`HOST=${host}不是这台机器的地址。请改成127.0.0.1、0.0.0.0或这台机器的地址。`);
  }
  return new StartupError(`无法监听${host}:${port}：${error.message}`);
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose last request has just ended would otherwise be kept for the next one.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(closing);
  clearTimeout(timer);
}

/** Requests that are not even HTTP never reach the app; they get the envelope all the same. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLarge ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const message = isTooLarge ? contractText.headersTooLarge : contractText.badRequest;
  const body = JSON.stringify(failure(new Rejection(status, message, status), createRequestId()));
  const headers = { ...securityHeaders(null), 'content-type': 'application/json; charset=utf-8', connection: 'close' };
  const head = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      `${head.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`,
  );
}

function badRequest(status: number, message: string): Response {
  return Response.json(failure(new Rejection(status, message, status), createRequestId()), {
    status,
    headers: securityHeaders(null),
  });
}
