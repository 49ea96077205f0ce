import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { desktop, phone, type Shot } from './camera';
import type { SeenPage } from './pages';

/** Picture of how a page is meant to be. */
export interface Board {
  name: string;
  page: SeenPage;
  picture: Shot;
}

/**
 * Boards of a folder that are named like one of these pages: `04-policy-detail.png`, dark with `-dark` at the end, on a
 * phone with `m-` in front. Others are left out.
 */
export async function readBoards(folder: string, pages: readonly SeenPage[]): Promise<Board[]> {
  const boards: Board[] = [];
  for (const fileName of (await readdir(folder)).sort()) {
    const [, isPhone, subject, isDark] = /^(m-)?(?:\d+-)?(.+?)(-dark)?\.png$/.exec(fileName) ?? [];
    const page = subject && likest(pages, subject);
    if (!page) continue;
    const file = join(folder, fileName);
    const { width: pixels = 1, height = 1 } = await sharp(file).metadata();
    const width = (isPhone ? phone : desktop).width;
    const picture = {
      file,
      width,
      height: Math.round((height / pixels) * width),
      theme: isDark ? 'dark' : 'light',
    } as const;
    boards.push({ name: fileName.replace(/\.png$/, ''), page, picture });
  }
  return boards;
}

function likest(pages: readonly SeenPage[], subject: string): SeenPage | undefined {
  const rated = pages.map((page) => ({
    page,
    rate: Math.max(...namesOf(page).map((name) => likeness(name, subject))),
  }));
  return rated.filter(({ rate }) => rate > 0).sort((one, other) => other.rate - one.rate)[0]?.page;
}

/**
 * Names by which a board may mean a page. policy.matchProceed at /Policy/PolicyMatch1/proceed: match-proceed,
 * policy-match-proceed, proceed.
 */
const namesOf = ({ id, path }: SeenPage) =>
  [
    id.split('.')[1] ?? '',
    id.replace('.', '-'),
    path
      .split('/')
      .filter((part) => !part.startsWith(':'))
      .at(-1) ?? '',
  ].map(kebab);

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/**
 * Likeness of a page's name to a board's, 0 to 1: equal is 1; else one begins with the words of the other, and the less
 * is left over the better.
 */
function likeness(name: string, board: string): number {
  if (name === board) return 1;
  const [short, long] = name.length < board.length ? [name, board] : [board, name];
  return short !== '' && long.startsWith(`${short}-`) ? short.length / long.length : 0;
}
