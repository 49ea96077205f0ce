import { writeFileSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../tools/chromium.mjs';

/** Ten seconds of a tone that comes and goes, as the microphone hears it: 16 bit, 48 kHz, mono. */
export function writeWav(path: string) {
  const rate = 48_000;
  const samples = Int16Array.from({ length: rate * 10 }, (_, n) =>
    Math.floor(n / rate) % 3 === 2 ? 0 : 8_000 * Math.sin((n * 2 * Math.PI * 440) / rate),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  writeFileSync(path, Buffer.concat([head, Buffer.from(samples.buffer)]));
}

/** A browser with a profile on the disk and a microphone that hears a file. */
export async function openBrowser(profile: string, wav: string, baseURL: string): Promise<BrowserContext> {
  const { args, ...launch } = chromiumLaunch();
  const hears = ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${wav}`];
  return chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...args, ...hears, '--autoplay-policy=no-user-gesture-required'],
    ...{ baseURL, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 1440, height: 900 } },
    permissions: ['microphone'],
  });
}

/** Allows the microphone, says that everybody was told, and begins to record. */
export async function begin(page: Page) {
  await page.getByRole('button', { name: '允许使用麦克风' }).click();
  await page.getByRole('checkbox', { name: /已告知全体参会人/ }).check({ force: true });
  await page.getByRole('button', { name: '开始录音' }).click();
}
