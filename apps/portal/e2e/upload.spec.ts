import { writeFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, signInByPassword } from './fixtures';
import { copyDataDir, removeDataDir, startServer } from './server';
import { wavOf } from './wavFile';

const seconds = 40;

async function choose(page: Page, open: string, recording: string) {
  await page.getByRole('button', { name: open }).click();
  const dialog = page.getByRole('dialog', { name: '上传音频或视频' });
  await dialog.locator('input[type=file]').setInputFiles(recording);
  return dialog;
}

async function openPortal(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // Leaving while a file is on its way is asked about.
  page.on('dialog', (dialog) => void dialog.accept());
  await signInByPassword(page);
  await page.goto('/efficiency');
  return page;
}

test('上传的音频：断网、服务端被杀、页面刷新以后，再选一次同一个文件接着传，传好能播放', async ({ browser }) => {
  test.setTimeout(240_000);
  // A file on the disk keeps its time of change, by which it is known again.
  const recording = test.info().outputPath('研发项目周例会.wav');
  writeFileSync(recording, wavOf(seconds));
  const dataDir = copyDataDir();
  let server = await startServer(dataDir);
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await openPortal(context);
  // The first two of its four megabytes arrive.
  await page.route(/\/api\/meeting\/chunk\/[^/]+\/[2-9]/, (route) => route.abort());
  const first = await choose(page, '上传音频', recording);
  await expect(first.getByText('可以上传')).toBeVisible();
  await first.getByText('录音里的人都知道被录音').click();
  await first.getByRole('button', { name: '上传1个文件' }).click();
  await expect(page.getByText('连不上服务端，会接着试')).toBeVisible();
  await expectAccessible(page);

  await server.stop('SIGKILL');
  server = await startServer(dataDir, { PORT: new URL(server.url).port });
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('没有传完')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    const chunk = /\/chunk\/[^/]+\/(\d+)/.exec(request.url())?.[1];
    if (request.method() === 'PUT' && chunk !== undefined) sent.push(chunk);
  });
  const again = await choose(page, '接着传', recording);
  await expect(again.getByText('接着传，已有2.1MB')).toBeVisible();
  await again.getByRole('button', { name: '上传1个文件' }).click();
  await page.getByRole('link', { name: '研发项目周例会' }).click();
  expect(sent).toEqual(['1', '2', '3']);

  await page.getByRole('button', { name: '播放', exact: true }).click({ timeout: 60_000 });
  const audio = page.locator('audio');
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeCloseTo(seconds, 0);
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0);
  await context.close();
  await server.stop();
  removeDataDir(dataDir);
});
