import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium, type Page } from 'playwright';
import { makeDataDir, removeDataDir, startServer } from '../../../apps/portal/e2e/server';
import { buildStale } from '../../../tools/build.mjs';
import { chromiumLaunch } from '../../../tools/chromium.mjs';
import { type Firm, signIn } from '../../../tools/look/firmSession';

/** Writes what was measured to bench-results/<name>.json, with the time and the load of the machine, and prints it. */
export function writeResult(name: string, measured: object): void {
  const result = JSON.stringify({ at: new Date().toISOString(), load: loadavg()[0], ...measured }, null, 2);
  mkdirSync('bench-results', { recursive: true });
  writeFileSync(`bench-results/${name}.json`, result);
  console.log(result);
}

/**
 * Measures the built portal on a server of its own, in a page of 1440 by 900 where the demo firm is signed in.
 *
 * @param name of the file in bench-results that what `measure` returns is written to
 */
export async function measureAsFirm(name: string, measure: (page: Page, firm: Firm) => Promise<object>): Promise<void> {
  buildStale();
  const dataDir = makeDataDir();
  const server = await startServer(dataDir);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const firm = await signIn(server.url);
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript((value) => localStorage.setItem('token', value), firm.token);
    writeResult(name, await measure(await context.newPage(), firm));
  } finally {
    await browser.close();
    await server.stop();
    removeDataDir(dataDir);
  }
}
