import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentSecurityPolicy } from '../../apps/server/src/platform/http/securityHeaders';

const site = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Serves the built Storybook with the policy that the server sends in production, at STORYBOOK_URL. @returns a function that stops it */
export default async function serveStorybook() {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    try {
      const body = await readFile(join(site, path));
      const type = types[extname(path)] ?? 'application/octet-stream';
      response.setHeader('content-type', type);
      if (type === types['.html']) response.setHeader('content-security-policy', policyFor(body.toString()));
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  process.env.STORYBOOK_URL = `http://127.0.0.1:${address.port}`;
  return () => new Promise((resolve) => server.close(resolve));
}

/** Content security policy of Storybook's own page, which has inline scripts and styles; their hashes are all that is added. */
function policyFor(html: string): string {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))]
      .filter(([, body]) => body?.trim())
      .map(
        ([, body]) =>
          `'sha256-${createHash('sha256')
            .update(body as string)
            .digest('base64')}'`,
      )
      .join(' ');
  return contentSecurityPolicy(null)
    .replace("script-src 'self'", `script-src 'self' ${hashes('script')}`)
    .replace("style-src 'self'", `style-src 'self' ${hashes('style')}`);
}
