// What an hour of MP3 costs the page that uploads it: levels and stretches of speech, read in Chromium as the product reads them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../../../tools/chromium.mjs';
import type { Heard } from '../page/main';
import { hasEspeak, rate } from './espeak';
import { recordingOf } from './set';

const seconds = 3_600;
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

if (!hasEspeak() || spawnSync('ffmpeg', ['-version']).status !== 0) {
  console.log('跳过：没有espeak-ng或ffmpeg');
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'hengce-speech-'));
try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** An hour of what is said in Mandarin, as MP3 with two channels at 128 kbit/s. */
function writeMp3(path: string): void {
  const raw = join(folder, 'speech.raw');
  const { samples } = recordingOf('cmn');
  writeFileSync(
    raw,
    Int16Array.from(samples, (sample) => sample * 32_767),
  );
  const from = ['-stream_loop', '-1', '-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', raw];
  const to = ['-t', String(seconds), '-ac', '2', '-ar', '44100', '-b:a', '128k', path];
  const { status, stderr } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...from, ...to]);
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}

/** Milliseconds of CPU that a process and its threads have had, and megabytes that it holds and has held at most. */
function costOf(pid: number): { cpuMs: number; mb: number; mostMb: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_000;
  return { cpuMs: (Number(fields[11]) + Number(fields[12])) * 10, mb: mb('VmRSS'), mostMb: mb('VmHWM') };
}

/** Bytes of scripts as V8 counts them: its own heap, the browser's objects in it, and buffers. */
interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize: number;
  backingStorageSize: number;
}
function bytesOf({ usedSize, embedderHeapUsedSize, backingStorageSize }: HeapUsage): number {
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** Looks at the heaps of a page and its worker again and again. @returns ends that, and tells the most they had together, in megabytes */
async function watchHeaps(page: Page): Promise<() => number> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let worker: string | undefined;
  let ofWorker = 0;
  let most = 0;
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    worker = sessionId;
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { result } = JSON.parse(message) as { result?: HeapUsage };
    if (result !== undefined) ofWorker = bytesOf(result);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const look = async (): Promise<void> => {
    const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
    if (worker !== undefined) await session.send('Target.sendMessageToTarget', { sessionId: worker, message });
    const ofPage = (await session.send('Runtime.getHeapUsage')) as HeapUsage;
    most = Math.max(most, bytesOf(ofPage) + ofWorker);
  };
  // The worker ends before the last look.
  const timer = setInterval(() => void look().catch(() => undefined), 250);
  return () => {
    clearInterval(timer);
    if (ofWorker === 0) throw new Error('The heap of the worker was never seen.');
    return Math.round(most / 1e6);
  };
}

async function measure(): Promise<void> {
  const mp3 = join(folder, 'hour.mp3');
  writeMp3(mp3);
  const outDir = join(folder, 'page');
  const root = fileURLToPath(new URL('../page/', import.meta.url));
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true }, worker: { format: 'es' } });
  const server = createServer(({ url = '/' }, response) => {
    const path = join(outDir, url === '/' ? 'index.html' : url);
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    response.end(readFileSync(path));
  }).listen(0);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    const cdp = await browser.newBrowserCDPSession();
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    const total = () => renderers.map(costOf).reduce((a, b) => (a.cpuMs > b.cpuMs ? a : b));
    const heapMb = await watchHeaps(page);
    const before = total();
    await page.locator('input').setInputFiles(mp3);
    // Asking at every frame would cost the process that is measured.
    await page.waitForFunction(() => document.title.startsWith('{'), undefined, { timeout: 600_000, polling: 1_000 });
    const after = total();
    const heard: Heard = JSON.parse(await page.title());
    const result = {
      at: new Date().toISOString(),
      load: loadavg()[0],
      mb: Math.round(statSync(mp3).size / 1e6),
      ...heard,
      cpuMs: after.cpuMs - before.cpuMs,
      heapMb: heapMb(),
      grownMb: Math.round(after.mostMb - before.mb),
    };
    mkdirSync('bench-results', { recursive: true });
    writeFileSync('bench-results/long-file.json', JSON.stringify(result, null, 2));
    console.log(JSON.stringify(result, null, 2));
  } finally {
    await browser.close();
    server.close();
  }
}
