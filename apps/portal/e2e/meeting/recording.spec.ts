import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { makeDataDir, removeDataDir } from '../server';
import { begin, kill, openBrowser, record, reopen, whatIsKept, whatIsSaid } from './microphone';

/** The clock of the page and the sound differ by as much: loudness is told each tenth of a second, the encoder holds a little. */
const clockSeconds = 0.2;

/** Opens what was saved, plays it, and expects about so many seconds in which one can jump. */
async function expectPlays(page: Page, least: number, most: number) {
  await page.getByRole('link', { name: '打开会议' }).click();
  await page.getByRole('button', { name: '播放', exact: true }).click({ timeout: 60_000 });
  // The tone comes and goes: each of its stretches is one to be played.
  await expect(page.getByRole('row', { name: /00:0/ }).first()).toBeVisible();
  const audio = page.locator('audio');
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0);
  const duration = await audio.evaluate((element: HTMLAudioElement) => element.duration);
  expect(duration).toBeGreaterThan(least);
  expect(duration).toBeLessThan(most);
  await page.getByRole('slider', { name: /播放位置/ }).press('End');
  await expect
    .poll(() => audio.evaluate(({ currentTime }: HTMLAudioElement) => currentTime))
    .toBeGreaterThan(duration - 1);
}

test('浏览器在录音时被杀掉：重开以后找回，说过已存的都在，此外最多少一段，能播放；再录一场，断网的几段自动补传', async ({
  server,
}) => {
  test.setTimeout(240_000);
  const profile = makeDataDir();
  let browser = await openBrowser(profile, server.url);
  let page = await record(browser);
  await expect(page.getByText(/^已安全保存到00:0[3-9]$/)).toBeVisible();
  // From here on only the disk of this device has it.
  await browser.route('**/api/meeting/chunk/**', (route) => route.abort());
  await expect(page.getByText(/还有[3-9]段只在这台设备上/)).toBeVisible();
  await expectAccessible(page);
  // A page that was busy for two seconds tells of its next chunk: the sound of those two is in it.
  const { waiting } = await whatIsSaid(page);
  await page.evaluate(() => {
    const end = performance.now() + 2_000;
    while (performance.now() < end);
  });
  await expect.poll(async () => (await whatIsSaid(page)).waiting, { intervals: [50] }).toBeGreaterThan(waiting);
  const said = await whatIsSaid(page);
  await kill(browser, profile);

  browser = await openBrowser(profile, server.url);
  page = await reopen(browser);
  const kept = await whatIsKept(page);
  expect(kept.seconds).toBeGreaterThanOrEqual(said.savedSeconds);
  expect(kept.waiting).toBeGreaterThanOrEqual(said.waiting);
  expect(said.elapsed - kept.seconds).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: '保存这场录音' }).click();
  await expect(page.getByRole('heading', { name: /的会议”已保存/ })).toBeVisible();
  await expectPlays(page, kept.seconds - clockSeconds, kept.seconds + 1 + clockSeconds);

  await expectAccessible(page);
  await page.goto('/efficiency');
  await page.getByRole('link', { name: '开始录音' }).click();
  await expect(page.getByRole('heading', { name: '没有保存完的录音' })).toBeHidden();
  await begin(page);
  await expect(page.getByText(/^已安全保存到00:0\d$/)).toBeVisible();
  await browser.setOffline(true);
  await expect(page.getByText(/网络断开了/)).toBeVisible();
  await expect(page.getByText(/还有[3-9]段只在这台设备上/)).toBeVisible();
  await browser.setOffline(false);
  await expect(page.getByText(/网络断开了/)).toBeHidden();
  await page.getByRole('button', { name: '结束录音' }).click();
  await expectPlays(page, 4, 60);
  await browser.close();
  removeDataDir(profile);
});
