// What a meeting of 9,000 sentences costs who reads and edits it: the built portal on a real server, the sentences imported as SRT. Tasks
// of the page while it scrolls from end to end, and what a key and Enter ask of it. CPU, so that a busy machine says the same.
//
//   tsx bench/meeting/src/segments.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium, type Page } from 'playwright';
import { makeDataDir, removeDataDir, startServer } from '../../../apps/portal/e2e/server';
import { buildStale } from '../../../tools/build.mjs';
import { chromiumLaunch } from '../../../tools/chromium.mjs';
import { uploadMeeting } from '../../../tools/look/firmMeetings';
import { signIn } from '../../../tools/look/firmSession';
import { costOfKeys, p95 } from '../../chat/src/keys';
import { traceScroll } from '../../chat/src/trace';

const sentences = 9_000;
const keys = 30;
const enters = 10;

buildStale();
const dataDir = makeDataDir();
const server = await startServer(dataDir);
const browser = await chromium.launch(chromiumLaunch());
try {
  const firm = await signIn(server.url);
  const meeting = { clientId: 'meeting-of-the-bench', title: '三小时的会' };
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((value) => localStorage.setItem('token', value), firm.token);
  const page = await context.newPage();
  await page.goto(`/efficiency/transcripts/${await uploadMeeting(firm, meeting, 10)}`);
  await importSubtitles(page);
  await page.mouse.move(600, 500);
  const scrolling = await traceScroll(page, [...Array(100).fill(5_000), ...Array(60).fill(-8_000)]);
  await page.getByRole('button', { name: '编辑', exact: true }).click();
  await page.mouse.wheel(0, 200_000);
  await page
    .getByRole('row')
    .nth(3)
    .getByText(/研发费用/)
    .first()
    .click();
  const typed = await costOfKeys(page, Array(keys).fill('x'));
  const split = await costOfKeys(page, Array(enters).fill('Enter'));
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
