import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import type { AppEnv } from '../../contract';

const mediaTypes = {
  'notes.js': 'text/javascript; charset=utf-8',
  'notes.css': 'text/css; charset=utf-8',
} as const;

/**
 * Adds the small notes page that single sign-on leads to while no notes product is configured (NOTES_BASE_URL;
 * specification §2: the path and its query). It has no session: its script sends the ssotoken to the notes API like any
 * client.
 */
export async function addNotesPage(app: Hono<AppEnv>): Promise<void> {
  const read = (name: string) => readFile(new URL(`./public/${name}`, import.meta.url), 'utf8');
  const page = await read('index.html');
  app.get('/app/org/:orgId/wiki/:wikiId/materialwriting', () => send(page, 'text/html; charset=utf-8'));
  for (const [name, mediaType] of Object.entries(mediaTypes)) {
    const content = await read(name);
    app.get(`/app/notes/${name}`, () => send(content, mediaType));
  }
}

const send = (content: string, mediaType: string): Response =>
  new Response(content, { headers: { 'content-type': mediaType, 'cache-control': 'no-cache' } });
