import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../contract';
import { acceptedEncoding, compress } from './encoding';

const minBytes = 1024;
const quality = 4;

/**
 * Middleware that compresses JSON replies to GET, from 1 kB on, but no files. Never replies to POST, which contain tokens: a
 * secret beside text that an attacker chooses could be guessed from its compressed length (BREACH). Replies to GET contain no
 * secret, and other sites cannot request them: the token goes in a header.
 */
export const compressReplies: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const { res, req } = context;
  const isJson = res.headers.get('content-type')?.startsWith('application/json') ?? false;
  // A file may be a stream that is longer than the memory.
  const isFile = res.headers.has('content-disposition');
  if (req.method !== 'GET' || !isJson || isFile || res.body === null || res.headers.has('content-encoding')) return;
  const body = Buffer.from(await res.arrayBuffer());
  const encoding = body.byteLength < minBytes ? null : acceptedEncoding(req.raw.headers);
  const headers = new Headers(res.headers);
  headers.append('vary', 'accept-encoding');
  if (encoding !== null) headers.set('content-encoding', encoding);
  context.res = undefined;
  context.res = new Response(new Uint8Array(encoding === null ? body : await compress(body, encoding, quality)), {
    status: res.status,
    headers,
  });
};
