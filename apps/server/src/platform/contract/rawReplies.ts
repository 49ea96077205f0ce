import { create } from 'content-disposition';
import type { AudioReply, FileReply, StreamReply } from './types';

/** Reply that is downloaded under its own name (RFC 6266, RFC 8187); even opened by hand it cannot run anything. */
export function fileResponse({ content, name, mediaType }: FileReply): Response {
  const isWhole = content instanceof Uint8Array;
  return new Response(isWhole ? new Uint8Array(content) : content, {
    headers: {
      'content-type': mediaType,
      ...(isWhole ? { 'content-length': String(content.byteLength) } : {}),
      'content-disposition': create(name.toWellFormed()),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  });
}

export function streamResponse({ events }: StreamReply): Response {
  return new Response(events, {
    // A proxy that buffers would hold every event back.
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

/** Audio as a player takes it (RFC 9110 §14): one range as 206; several, or one that does not exist, as the whole. */
export function audioResponse({ mediaType, size, range, read }: AudioReply): Response {
  const asked = rangeIn(range, size);
  const [from, to] = asked ?? [0, size];
  return new Response(read(from, to), {
    status: asked === null ? 200 : 206,
    headers: {
      'content-type': mediaType,
      'content-length': String(to - from),
      'accept-ranges': 'bytes',
      ...(asked === null ? {} : { 'content-range': `bytes ${from}-${to - 1}/${size}` }),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  });
}

/** First byte and the one after the last; null for no single range of what there is. */
function rangeIn(header: string | undefined, size: number): [number, number] | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? size : Math.min(Number(last) + 1, size);
  return from < to ? [from, to] : null;
}
