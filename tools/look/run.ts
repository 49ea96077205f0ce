// `npm run look`: photographs every page of the portal, filled by the story of a firm, and the stories of pages, into contact
// sheets under test-results/look. `--all`: every story in every size; further words: only what has them in its name.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { makeDataDir, removeDataDir, startServer } from '../../apps/portal/e2e/server';
import { buildStale } from '../build.mjs';
import { chromiumLaunch } from '../chromium.mjs';
import { root } from '../steps.mjs';
import { type AlbumEntry, writeAlbum } from './album';
import { readBoards } from './boards';
import { desktop } from './camera';
import { liveAsFirm } from './firm';
import { inLanes } from './lanes';
import { photographPages, type SeenPage } from './pages';
import { addressPages, readRoutes } from './routes';
import { type Subject, writeSheets } from './sheets';
import { photographStories } from './stories';

const isAll = process.argv.includes('--all');
const words = process.argv.slice(2).filter((argument) => argument !== '--all');
const isWanted = (name: string) => words.every((word) => name.toLowerCase().includes(word.toLowerCase()));
const folder = join(root, 'test-results/look');
const shotsFolder = join(folder, 'shots');

const started = Date.now();
try {
  buildStale(['portal', 'server', 'storybook']);
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['shots', 'pages', 'boards', 'stories']) mkdirSync(join(folder, name), { recursive: true });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const seen = await seePages(browser);
    const pages = await inLanes(seen, async () => enterPage);
    const boards = process.env.BOARDS ? await enterBoards(process.env.BOARDS, seen) : [];
    const stories = await enterStories(browser);
    const index = await writeAlbum(folder, [
      { title: '页面', entries: pages },
      { title: '设计稿与页面', entries: boards },
      { title: '页面的故事', entries: stories },
    ]);
    conclude(index, [...pages, ...stories]);
  } finally {
    await browser.close();
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

/** Photographs the pages of a product of its own, with the story of the firm in it. */
async function seePages(browser: Browser): Promise<SeenPage[]> {
  const dataDir = makeDataDir();
  const [server, routes] = await Promise.all([startServer(dataDir, { PAYMENT_GATEWAY: 'sandbox' }), readRoutes()]);
  try {
    const { token, addresses } = await liveAsFirm(server.url);
    const pages = addressPages(routes, addresses).filter(({ id, title }) => isWanted(`${id} ${title}`));
    return await photographPages(browser, server.url, token, pages, shotsFolder);
  } finally {
    await server.stop();
    removeDataDir(dataDir);
  }
}

async function enterPage({ id, title, address, shots, problems }: SeenPage): Promise<AlbumEntry> {
  const note = `${id} ${decodeURIComponent(address)}`;
  const sheet = (name: string, layout: { scale: number; column: number }, isIn: (width: number) => boolean) => {
    const subject = { caption: `${title} ${note}`, shots: shots.filter(({ width }) => isIn(width)) };
    return writeSheets(join(folder, 'pages', `${id}-${name}`), [subject], layout);
  };
  const sheets = [
    ...(await sheet('narrow', { scale: 0.7, column: 1300 }, (width) => width < desktop.width)),
    ...(await sheet('wide', { scale: 0.55, column: 1700 }, (width) => width >= desktop.width)),
  ];
  return { title, note, sheets, shots: shots.map(({ file }) => file), problems };
}

async function enterBoards(from: string, pages: readonly SeenPage[]): Promise<AlbumEntry[]> {
  const boards = await readBoards(from, pages);
  return inLanes(boards, async () => async ({ name, page, picture }) => {
    const shot = page.shots.find(({ width, theme }) => width === picture.width && theme === picture.theme);
    const note = `左边设计稿，右边${page.id}`;
    const subject = { caption: `${name} ${note}`, shots: shot ? [picture, shot] : [picture] };
    const sheets = await writeSheets(join(folder, 'boards', name), [subject], { scale: 0.65, column: 1700 });
    return { title: name, note, sheets, shots: [], problems: [] };
  });
}

async function enterStories(browser: Browser): Promise<AlbumEntry[]> {
  const seen = await photographStories(browser, shotsFolder, { isAll, isWanted });
  const titles = [...new Set(seen.map(({ title }) => title))];
  return inLanes(titles, async () => async (title) => {
    const stories = seen.filter((story) => story.title === title);
    const name = stories[0]?.id.split('--')[0] ?? '';
    const subjects = stories.map(({ id, name: story, shots }): Subject => ({ caption: `${story} ${id}`, shots }));
    const sheets = await writeSheets(join(folder, 'stories', name), subjects, { scale: 0.5, column: 1700 });
    const problems = stories.flatMap(({ id, problems: own }) => own.map((problem) => `${id}：${problem}`));
    return { title, note: `${name}，${stories.length}个`, sheets, shots: [], problems };
  });
}

function conclude(index: string, entries: readonly AlbumEntry[]) {
  const sheets = entries.reduce((sum, entry) => sum + entry.sheets.length, 0);
  for (const { title, note, problems } of entries)
    for (const problem of problems) console.error(`${title}（${note}）：${problem}`);
  const count = entries.reduce((sum, { problems }) => sum + problems.length, 0);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(
    `${sheets}张联页，${readdirSync(shotsFolder).length}张照片，${count}处有问题，用时${minutes}分钟。打开${index}`,
  );
  if (count > 0) process.exitCode = 1;
}
