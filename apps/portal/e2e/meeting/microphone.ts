import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../../tools/chromium.mjs';

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

/** Allows the microphone, says that everybody was told, and records. */
export async function begin(page: Page) {
  await page.getByRole('button', { name: '允许使用麦克风' }).click();
  await page.getByRole('checkbox', { name: /已告知全体参会人/ }).check({ force: true });
  await page.getByRole('button', { name: '开始录音' }).click();
}
