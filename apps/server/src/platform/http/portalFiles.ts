import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { acceptedEncoding, compress, type Encoding } from './encoding';
import { workerPolicy } from './securityHeaders';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.webmanifest',
  '.svg',
  '.txt',
  '.map',
  '.wasm',
]);
/** Every file is compressed once. */
const quality = 9;
/** Vite writes the hash of the content into these names. */
const hashedFolder = '/assets/';
/** The worker of feature-proofreading, as Vite names it. */
const readingWorker = /^\/assets\/reading\.worker-[\w-]+\.js$/;

interface PortalFile {
  path: string;
  mediaType: string;
  cacheControl: string;
  isCompressible: boolean;
  /** In place of the policy of the product. */
  policy: string | null;
  /** Encodings that the build has written beside the file. */
  precompressed: ReadonlySet<Encoding>;
}

export interface PortalFiles {
  /** Reply for a path; null when it is not the portal's, which is a 404. */
  respond(request: Request): Promise<Response | null>;
}

/**
 * Opens the built portal for serving. The folder is listed once, so a path either is the name of a file or is not:
 * nothing that the client writes ever becomes a path on the disk.
 */
export async function openPortalFiles(folder: string): Promise<PortalFiles> {
  const files = await listFiles(folder);
  const index = files.get('/index.html');
  const encoded = new Map<string, Promise<Buffer>>();

  const read = (file: PortalFile, encoding: Encoding | null): Promise<Buffer> => {
    if (encoding === null) return readFile(file.path);
    const suffix = encoding === 'br' ? '.br' : '.gz';
    if (file.precompressed.has(encoding)) return readFile(file.path + suffix);
    const key = file.path + suffix;
    let result = encoded.get(key);
    if (result === undefined) {
      result = readFile(file.path).then((content) => compress(content, encoding, quality));
      result.catch(() => encoded.delete(key));
      encoded.set(key, result);
    }
    return result;
  };

  const send = async (request: Request, file: PortalFile): Promise<Response | null> => {
    const encoding = file.isCompressible ? acceptedEncoding(request.headers) : null;
    const body = await read(file, encoding).catch((error: NodeJS.ErrnoException) => {
      // A build since then has taken it away.
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (body === null) return null;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const headers = new Headers({
      'content-type': file.mediaType,
      'cache-control': file.cacheControl,
      etag,
      ...(file.isCompressible ? { vary: 'accept-encoding' } : {}),
      ...(file.policy === null ? {} : { 'content-security-policy': file.policy }),
    });
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    if (encoding !== null) headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  };

  return {
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const path = decodedPath(new URL(request.url).pathname);
      const file = path === '/' ? index : files.get(path);
      if (file !== undefined) return send(request, file);
      // A missing script must fail as such; as a page it would show up as a syntax error.
      if (path.startsWith(hashedFolder) || !isNavigation(request.headers)) return null;
      return index === undefined ? notBuilt() : send(request, index);
    },
  };
}

const notBuilt = (): Response =>
  new Response('门户页面还没有构建。请在仓库根目录运行 npm start，或用PORTAL_DIR指定构建好的目录。', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

async function listFiles(folder: string): Promise<Map<string, PortalFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  const files = new Map<string, PortalFile>();
  for (const path of paths) {
    const extension = extname(path);
    if (extension === '.br' || extension === '.gz') continue;
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const precompressed = new Set<Encoding>();
    if (paths.has(`${path}.br`)) precompressed.add('br');
    if (paths.has(`${path}.gz`)) precompressed.add('gzip');
    files.set(url, {
      path,
      mediaType: mediaTypes[extension] ?? 'application/octet-stream',
      cacheControl: url.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache',
      isCompressible: compressible.has(extension),
      policy: readingWorker.test(url) ? workerPolicy : null,
      precompressed,
    });
  }
  return files;
}

const isNavigation = (headers: Headers): boolean =>
  headers.get('sec-fetch-mode') === 'navigate' || (headers.get('accept') ?? '').includes('text/html');

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
