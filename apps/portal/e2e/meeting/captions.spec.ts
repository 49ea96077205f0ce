import { startSpeechService } from '../../../server/test/speechServices';
import { expect, expectAccessible, test } from '../fixtures';
import { copyDataDir, makeDataDir, removeDataDir, startServer } from '../server';
import { openBrowser, record } from './microphone';

/** Sound of FunASR's runtime in a second: 16 kHz, 16 bit. */
const secondBytes = 32_000;
const decision = '会议决定研发费用以汇算清缴申报数为准。';
/** What the service hears in the first seconds of its first connection. */
const said = ['各位好。', decision];

test('接上FunASR的2pass服务：边录边出字，服务断开时录音照录、连上接着出字，字幕留在转写稿里，纪要的每一条能听原话', async () => {
  test.setTimeout(240_000);
  // Begins each second with words that may change, and ends it with a sentence.
  const heardBy = new Set<object>();
  const speech = await startSpeechService({
    onSamples(samples, connection) {
      const { bytes, say } = connection;
      heardBy.add(connection);
      const [now, before] = [bytes % secondBytes, (bytes - samples.length) % secondBytes];
      const second = Math.floor(bytes / secondBytes);
      if (before < secondBytes / 2 && now >= secondBytes / 2) say({ mode: '2pass-online', text: '正在说' });
      // The page shows the last sentences only: those of the second connection are known by their words.
      const text = heardBy.size > 1 ? `连上以后第${second}句。` : (said[second - 1] ?? `第${second}句。`);
      if (now < before)
        say({
          ...{ mode: '2pass-offline', text, is_final: false },
          timestamp: JSON.stringify([[(second - 1) * 1_000, second * 1_000 - 50]]),
        });
    },
  });
  const [dataDir, profile] = [copyDataDir(), makeDataDir()];
  const server = await startServer(dataDir, { ASR_BASE_URL: speech.url, ASR_MODEL: 'paraformer' });
  const browser = await openBrowser(profile, server.url);
  const page = await record(browser);
  const captions = page.getByRole('region', { name: '实时字幕' });
  await expect(captions.getByText('正在说')).toBeVisible({ timeout: 30_000 });
  await expect(captions.getByText(decision)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  speech.connections[0]?.cut();
  await expect(captions.getByText(/正在重连。录音不受影响/)).toBeVisible();
  await expect.poll(() => speech.connections.length, { timeout: 30_000 }).toBe(2);
  await expect(captions.getByText(/正在重连/)).toBeHidden();
  await expect(captions.getByText(/连上以后第/).first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: '结束录音' }).click();
  await page.getByRole('link', { name: '打开会议' }).click({ timeout: 60_000 });
  await page.getByRole('tab', { name: '纪要' }).click({ timeout: 60_000 });
  await page.getByRole('listitem').filter({ hasText: decision }).getByRole('button').first().click();
  const audio = page.locator('audio');
  await expect.poll(() => audio.evaluate(({ currentTime }: HTMLAudioElement) => currentTime)).toBeGreaterThan(1);
  await expect(page.getByText('AI生成，请对照录音核对')).toBeVisible();
  await expectAccessible(page);
  await browser.close();
  await server.stop();
  await speech.close();
  removeDataDir(profile);
  removeDataDir(dataDir);
});
