// What a meeting loses when the browser that records it is killed: again and again at a random moment, the network there or not.
// What the page said is kept must be there, and at most one chunk more than that may be lost.
//
//   tsx bench/meeting/src/killBrowser.ts [rounds]
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { kill, openBrowser, record, reopen, whatIsKept, whatIsSaid } from '../../../apps/portal/e2e/meeting/microphone';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../../../apps/portal/e2e/server';

interface Round {
  isOffline: boolean;
  /** Of what the page said is kept, what was not there: seconds at the server, chunks on the device. */
  missingSeconds: number;
  missingChunks: number;
  /** Seconds that the page had recorded and that are gone, by clocks of whole seconds. */
  lostSeconds: number;
  keptSeconds: number;
  /** Of the file that was made of what is kept. */
  playedSeconds: number;
}

async function killOnce(server: RunningServer, isOffline: boolean): Promise<Round> {
  const profile = makeDataDir();
  try {
    const killed = await openBrowser(profile, server.url);
    const recording = await record(killed);
    await recording.getByText(/^已安全保存到00:0[2-9]$/).waitFor({ timeout: 120_000 });
    if (isOffline) await killed.setOffline(true);
    await wait(1_000 + Math.random() * 5_000);
    const said = await whatIsSaid(recording);
    await kill(killed, profile);

    const browser = await openBrowser(profile, server.url);
    const page = await reopen(browser);
    const kept = await whatIsKept(page);
    await page.getByRole('button', { name: '保存这场录音' }).click();
    await page.getByRole('link', { name: '打开会议' }).click({ timeout: 120_000 });
    await page.getByRole('button', { name: '播放', exact: true }).click({ timeout: 120_000 });
    const audio = page.locator('audio');
    const playedSeconds = await audio.evaluate(
      (element: HTMLAudioElement) =>
        new Promise<number>((resolve) => {
          if (element.readyState > 0) resolve(element.duration);
          else element.addEventListener('loadedmetadata', () => resolve(element.duration));
        }),
    );
    await browser.close();
    return {
      isOffline,
      missingSeconds: Math.max(said.savedSeconds - kept.seconds, 0),
      missingChunks: Math.max(said.waiting - kept.waiting, 0),
      lostSeconds: Math.max(said.elapsed - kept.seconds, 0),
      keptSeconds: kept.seconds,
      playedSeconds,
    };
  } finally {
    removeDataDir(profile);
  }
}

const count = Number(process.argv[2] ?? 20);
const dataDir = makeDataDir();
const server = await startServer(dataDir);
try {
  const rounds: Round[] = [];
  for (let number = 0; number < count; number += 1) {
    const round = await killOnce(server, number % 2 === 1);
    rounds.push(round);
    console.log(number + 1, JSON.stringify(round));
  }
  const most = (of: (round: Round) => number) => Math.max(...rounds.map(of));
  const result = {
    at: new Date().toISOString(),
    load: loadavg()[0],
    rounds,
    missingSeconds: most(({ missingSeconds }) => missingSeconds),
    missingChunks: most(({ missingChunks }) => missingChunks),
    lostSeconds: most(({ lostSeconds }) => lostSeconds),
  };
  mkdirSync('bench-results', { recursive: true });
  writeFileSync('bench-results/kill-browser.json', JSON.stringify(result, null, 2));
  console.log(
    `${count}次：说过已存的少${result.missingSeconds}秒、${result.missingChunks}段，此外最多少${result.lostSeconds}秒`,
  );
} finally {
  await server.stop();
  removeDataDir(dataDir);
}
