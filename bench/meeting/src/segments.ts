// What a meeting of 9,000 sentences costs who reads and edits it: the built portal on a real server, the sentences imported as SRT. Tasks
// of the page while it scrolls from end to end, and what a key and Enter ask of it. CPU, so that a busy machine says the same.
//
//   tsx bench/meeting/src/segments.ts
import type { Page } from 'playwright';
import { uploadMeeting } from '../../../tools/look/firmMeetings';
import { costOfKeys, p95 } from '../../chat/src/keys';
import { measureAsFirm } from '../../chat/src/portal';
import { traceScroll } from '../../chat/src/trace';

const sentences = 9_000;
const keys = 30;
const enters = 10;

await measureAsFirm('meeting-segments', async (page, firm) => {
  const meeting = { clientId: 'meeting-of-the-bench', title: '三小时的会' };
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
  return { sentences, scrolling, key: p95(typed), enter: p95(split) };
});

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
