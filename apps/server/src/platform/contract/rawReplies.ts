import { create } from 'content-disposition';
import type { FileReply, StreamReply } from './types';

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
