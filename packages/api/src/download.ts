import { ApiError } from './ApiError';
import { received, refusalOf } from './call';
import { isFile } from './createApi';
import { messages } from './errorCatalogue';

export interface DownloadedFile {
  blob: Blob;
  /** Name that is safe to save under, on any system. */
  fileName: string;
}

/**
 * Downloads a file: resolves to it and its name, rejects with ApiError as `call` does. The name is the header's (RFC
 * 6266, RFC 8187), else the local time as yyyyMMddHHmmss and `.png` (specification §7).
 *
 * @example const file = await download(api.main.GET('/api/v1/order/proofFile/{orderId}', { params, parseAs: 'blob' }));
 */
export async function download(
  sent: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  now: () => Date = () => new Date(),
): Promise<DownloadedFile> {
  const { data, response } = await received(sent);
  if (!(data instanceof Blob) || !isFile(response)) throw refusalOf(response);
  const name = await declaredName(response.headers.get('content-disposition') ?? '');
  return { blob: data, fileName: safeFileName(name) || `${stamp(now())}.png` };
}

/** The parser comes with the first download, so that no page waits for it. @throws ApiError when it does not come */
async function declaredName(header: string): Promise<string> {
  const { parse } = await import('content-disposition').catch((cause: unknown) => {
    throw new ApiError({ kind: 'network', message: messages.network, cause });
  });
  return parse(header).parameters.filename ?? '';
}

const stamp = (at: Date) => {
  const two = (part: number) => String(part).padStart(2, '0');
  return [
    at.getFullYear(),
    two(at.getMonth() + 1),
    two(at.getDate()),
    two(at.getHours()),
    two(at.getMinutes()),
    two(at.getSeconds()),
  ].join('');
};

const longest = 200;
/** Names that Windows keeps for devices. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/**
 * File name without folders, control and direction characters, characters and names that a system forbids, and dots at
 * its ends; at most 200 bytes of UTF-8, cut before its extension. Empty when nothing is left.
 */
export function safeFileName(name: string): string {
  const own = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(reserved, '_$1');
  const dot = own.lastIndexOf('.');
  const extension = dot > 0 && own.length - dot <= 12 ? own.slice(dot) : '';
  const stem = extension ? own.slice(0, dot) : own;
  return cut(stem, longest - bytes(extension)).replace(/[.\s]+$/, '') + extension;
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Beginning of a text that fits into `limit` bytes of UTF-8, in whole characters. */
function cut(text: string, limit: number): string {
  let size = 0;
  let kept = '';
  for (const character of text) {
    size += bytes(character);
    if (size > limit) break;
    kept += character;
  }
  return kept;
}
