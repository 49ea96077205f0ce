// What a meeting of 9,000 sentences costs who reads and edits it: the built portal on a real server, the sentences imported as SRT. Tasks
// of the page while it scrolls from end to end, and what a key and Enter ask of it. CPU, so that a busy machine says the same.
//
//   tsx bench/meeting/src/segments.ts
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium, type Page } from 'playwright';
import { demo } from '../../../apps/portal/e2e/fixtures';
import { makeDataDir, removeDataDir, startServer } from '../../../apps/portal/e2e/server';
import { wavOf } from '../../../apps/portal/e2e/wavFile';
import { buildStale } from '../../../tools/build.mjs';
import { chromiumLaunch } from '../../../tools/chromium.mjs';
import { readTrace } from '../../chat/src/trace';

const sentences = 9_000;
const keys = 30;
const enters = 10;

buildStale();
const dataDir = makeDataDir();
const server = await startServer(dataDir);
const browser = await chromium.launch(chromiumLaunch());
try {
  const { token } = await call<{ token: string }>('POST', '/api/v1/user/login', '', new URLSearchParams(demo));
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  const page = await context.newPage();
  await page.goto(`/efficiency/transcripts/${await newMeeting(token)}`);
  await importSubtitles(page);
  const scrolling = await scroll(page);
  await page.getByRole('button', { name: '编辑', exact: true }).click();
  await page.mouse.wheel(0, 200_000);
  await page
    .getByRole('row')
    .nth(3)
    .getByText(/研发费用/)
    .first()
    .click();
  const typed = await press(page, Array(keys).fill('x'));
  const split = await press(page, Array(enters).fill('Enter'));
  const result = {
    at: new Date().toISOString(),
    load: loadavg()[0],
    sentences,
    scrolling,
    key: p95(typed),
    enter: p95(split),
  };
  mkdirSync('bench-results', { recursive: true });
  writeFileSync('bench-results/meeting-segments.json', JSON.stringify(result, null, 2));
  console.log(JSON.stringify(result, null, 2));
} finally {
  await browser.close();
  await server.stop();
  removeDataDir(dataDir);
}

/** @returns id of a meeting of ten seconds whose file is ready */
async function newMeeting(token: string): Promise<string> {
  const wav = wavOf(10);
  const body = { clientId: 'meeting-of-the-bench', title: '三小时的会', mediaType: 'audio/wav', origin: 'uploaded' };
  const begun = JSON.stringify({ ...body, sizeBytes: wav.length });
  const { id } = await call<{ id: string }>('POST', '/api/meeting/create', token, begun);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(wav)], 'chunk'));
  const sha256 = createHash('sha256').update(wav).digest('hex');
  await call('PUT', `/api/meeting/chunk/${id}/0?part=0&endMs=0&sha256=${sha256}`, token, form);
  await call('POST', `/api/meeting/seal/${id}`, token, JSON.stringify({ chunkCount: 1 }));
  return id;
}

async function importSubtitles(page: Page): Promise<void> {
  const clock = (ms: number) => `${new Date(ms).toISOString().slice(11, 19)},${String(ms % 1_000).padStart(3, '0')}`;
  const cues = Array.from({ length: sentences }, (_, n) => {
    const startMs = n * 1_200;
    const times = `${clock(startMs)} --> ${clock(startMs + 1_100)}`;
    return `${n + 1}\n${times}\n${n % 3 === 0 ? '何立言' : '周砚'}：第${n + 1}句，研发费用以汇算清缴申报数为准。\n`;
  });
  await page.getByRole('button', { name: '导入' }).click({ timeout: 60_000 });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '会议.srt', mimeType: 'text/plain', buffer: Buffer.from(cues.join('\n')) });
  const confirm = page.getByRole('button', { name: /^导入/ }).last();
  const row = page.getByRole('row', { name: /第1句/ });
  await row.or(confirm).first().waitFor();
  if (!(await row.isVisible())) await confirm.click();
  await row.waitFor({ timeout: 60_000 });
  await page
    .getByText(/已保存$/)
    .first()
    .waitFor({ timeout: 120_000 });
}

/** From the top to the end and back, a screen at a time. */
async function scroll(page: Page) {
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(600, 500);
  const trace = await readTrace(session);
  for (let at = 0; at < 160; at++) {
    await page.mouse.wheel(0, at < 100 ? 5_000 : -8_000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const { over16, over50, longest, frames } = await trace.stop();
  return { over16, over50, longest: Math.round(longest), frames };
}

/** CPU of the page's thread from each key to the picture after it, in milliseconds. */
async function press(page: Page, pressed: readonly string[]): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const costs: number[] = [];
  for (const key of pressed) {
    const trace = await readTrace(session);
    const watched = await page.evaluateHandle(() => {
      const shown = new Promise<void>((resolve) => {
        const whenPressed = { capture: true, once: true };
        document.addEventListener(
          'keydown',
          () => {
            performance.mark('asked');
            requestAnimationFrame(() =>
              setTimeout(() => {
                performance.mark('shown');
                resolve();
              }),
            );
          },
          whenPressed,
        );
      });
      return { shown };
    });
    await page.keyboard.press(key);
    await watched.evaluate(({ shown }) => shown);
    costs.push((await trace.stop()).between('asked', 'shown').pageMs);
  }
  return costs;
}

function p95(costs: readonly number[]): number {
  const sorted = [...costs].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10;
}

async function call<T>(method: string, path: string, token: string, body: BodyInit): Promise<T> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(server.url + path, { method, headers, body });
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: T };
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return data;
}
