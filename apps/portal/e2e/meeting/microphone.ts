import { readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../../tools/chromium.mjs';
import { signInByPassword } from '../fixtures';
import { wavOf } from '../wavFile';

/** A browser with a profile on the disk and a microphone that hears ten seconds of a tone again and again. */
export async function openBrowser(profile: string, baseURL: string): Promise<BrowserContext> {
  const { args, ...launch } = chromiumLaunch();
  const wav = join(profile, 'microphone.wav');
  writeFileSync(wav, wavOf(10));
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

/** Seconds of a clock such as 00:41:07. */
const secondsOf = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Signs in on a new page, and records there. */
export async function record(browser: BrowserContext): Promise<Page> {
  const page = await browser.newPage();
  await signInByPassword(page);
  await page.goto('/efficiency/recording');
  await begin(page);
  return page;
}

/** What a page that records says: seconds that the server has, chunks that only this device has, and seconds recorded. */
export async function whatIsSaid(page: Page): Promise<{ savedSeconds: number; waiting: number; elapsed: number }> {
  const { words, timer } = await page.evaluate(() => ({
    words: document.body.innerText,
    timer: document.querySelector('[role=timer]')?.textContent ?? '',
  }));
  return {
    savedSeconds: secondsOf(/已安全保存到([\d:]+)/.exec(words)?.[1] ?? '0'),
    waiting: Number(/还有(\d+)段只在这台设备上/.exec(words)?.[1] ?? 0),
    elapsed: secondsOf(timer),
  };
}

/** What is left of the one recording that a killed browser had, before it is saved. */
export async function whatIsKept(page: Page): Promise<{ seconds: number; waiting: number }> {
  const words = (await page.getByText(/共[\d:]+，/).textContent()) ?? '';
  return {
    seconds: secondsOf(/共([\d:]+)/.exec(words)?.[1] ?? ''),
    waiting: Number(/还有(\d+)段/.exec(words)?.[1] ?? 0),
  };
}

/** Kills a browser as a crash does. */
export async function kill(browser: BrowserContext, profile: string): Promise<void> {
  const gone = new Promise((resolve) => browser.once('close', resolve));
  process.kill(Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1)), 'SIGKILL');
  await gone;
}

/** Opens the page of recordings after a crash, where those are that were not sealed. */
export async function reopen(browser: BrowserContext): Promise<Page> {
  const page = await browser.newPage();
  await page.goto('/efficiency/recording');
  // Whether the killed browser had written the session down is up to it.
  const signIn = page.getByRole('link', { name: '密码登录' });
  const unsealed = page.getByRole('heading', { name: '没有保存完的录音' });
  await unsealed.or(signIn).waitFor();
  if (await signIn.isVisible()) {
    await signInByPassword(page);
    await page.goto('/efficiency/recording');
  }
  await unsealed.waitFor();
  return page;
}
