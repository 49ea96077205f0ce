import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Compresses a reply. @param quality of Brotli: 9 for what is stored, 4 for a single request. */
export async function compress(content: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(content);
  return compressBrotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
  });
}

/** Encoding that the browser accepts, Brotli before gzip; null for neither. */
export function acceptedEncoding(headers: Headers): Encoding | null {
  const refused = /;\s*q=0(\.0+)?$/;
  const accepted = (headers.get('accept-encoding') ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}
