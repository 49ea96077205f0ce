import type { Hono } from 'hono';
import type { Config } from '../config';
import type { AppEnv } from '../contract';
import { contractText, envelopeResponse, failure, Rejection } from '../contract';
import { type Db, ping } from '../db';
import type { Log } from '../log';
import { maskPhones, maskShares } from '../log';
import { isApiPath } from './apiPaths';
import { identifyClient } from './client';
import { refuseCrossSite } from './crossSite';
import { openPortalFiles } from './portalFiles';
import { createRequestId as randomRequestId } from './requestId';
import { securityHeaders, strictTransport } from './securityHeaders';

export interface FrameOptions {
  config: Pick<Config, 'notesOrigin' | 'trustedProxies'>;
  log: Log;
  createRequestId?: (() => string) | undefined;
}

/**
 * Adds the steps around every request: its id, its client, the refusal of foreign sites, security headers and one line
 * of log.
 */
export function addRequestFrame(
  app: Hono<AppEnv>,
  { config, log, createRequestId = randomRequestId }: FrameOptions,
): void {
  const headers = Object.entries(securityHeaders(config.notesOrigin));
  app.use(async (context, next) => {
    const startedAt = performance.now();
    const requestId = createRequestId();
    const socket = context.env?.incoming?.socket;
    const client = identifyClient(
      context.req.raw.headers,
      { remoteAddress: socket?.remoteAddress, encrypted: socket !== undefined && 'encrypted' in socket },
      config.trustedProxies,
    );
    context.set('requestId', requestId);
    context.set('ip', client.ip);
    context.set('isSecure', client.isSecure);
    context.set('ownOrigin', client.ownOrigin);
    await next();
    // A file to be saved has a stricter policy of its own.
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    context.res.headers.set('x-request-id', requestId);
    if (client.isSecure) context.res.headers.set('strict-transport-security', strictTransport);
    const line = {
      requestId,
      method: context.req.method,
      // Never the query: it may hold what people search for, or a token that should not be there.
      path: maskShares(maskPhones(context.req.path)).slice(0, 200),
      operationId: context.get('operationId'),
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
      ip: client.ip,
    };
    if (isApiPath(context.req.path)) log.info(line, '请求');
    else log.debug(line, '请求');
  });
  app.use(async (context, next) => {
    if (isApiPath(context.req.path)) {
      refuseCrossSite(context.req.path, context.req.raw.headers, context.get('ownOrigin'));
    }
    await next();
  });
}

/**
 * Adds /healthz (200 while the process runs) and /readyz (200 when the database answers and nothing else is awaited,
 * else 503 with waitingFor).
 *
 * @param notReady name of what the server still waits for; null for nothing
 */
export function addHealth(app: Hono<AppEnv>, db: Db, notReady: () => string | null): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const waitingFor = [notReady() ?? []].flat();
    await ping(db).catch(() => waitingFor.push('数据库'));
    const isReady = waitingFor.length === 0;
    return context.json({ status: isReady ? 'ok' : 'waiting', waitingFor }, isReady ? 200 : 503, {
      'cache-control': 'no-store',
    });
  });
}

/** Serves the portal for every address that is not the API's; 404 for what neither of the two has. */
export async function addPortal(app: Hono<AppEnv>, portalDir: string): Promise<void> {
  const portal = await openPortalFiles(portalDir);
  app.all('*', async (context) => {
    const { path } = context.req;
    const response = isApiPath(path) ? null : await portal.respond(context.req.raw);
    if (response !== null) return response;
    const rejection = new Rejection(404, contractText.notFound, 404);
    return envelopeResponse(failure(rejection, context.get('requestId')));
  });
}
