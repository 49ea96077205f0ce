import sharp from 'sharp';
import { type Shot, type Theme, themes } from './camera';

/** Pictures that are drawn together: those of a page, or of a story. */
export interface Subject {
  caption: string;
  shots: readonly Shot[];
}
export interface Layout {
  scale: number;
  /** Pixels of a page after which it goes on in the next column. */
  column: number;
}

const limit = 2000;
const gap = 12;
const line = 22;
const themeNames: Readonly<Record<Theme, string>> = { light: '浅色', dark: '深色' };

interface Tile {
  shot: Shot;
  /** Offset in the shot of what is drawn, px; `height` is its height there. */
  top: number;
  height: number;
  x: number;
  y: number;
  width: number;
}
interface Block {
  width: number;
  height: number;
  tiles: Tile[];
  labels: { x: number; y: number; text: string }[];
}

/** Writes `<file>-1.png` and so on, none longer than 2000 pixels. @returns the paths of the files */
export async function writeSheets(file: string, subjects: readonly Subject[], layout: Layout): Promise<string[]> {
  const sheets = paginate(subjects.map((subject) => blockOf(subject, layout)));
  return Promise.all(
    sheets.map(async (sheet, index) => {
      const path = `${file}-${index + 1}.png`;
      await draw(sheet, path);
      return path;
    }),
  );
}

/** Block of a subject: its widths side by side, light above dark. */
function blockOf({ caption, shots }: Subject, { scale, column }: Layout): Block {
  const tiles: Tile[] = [];
  const labels = [{ x: 0, y: 0, text: caption }];
  let width = 0;
  let y = line;
  for (const theme of themes) {
    const row = shots.filter((shot) => shot.theme === theme);
    let x = 0;
    let highest = 0;
    for (const shot of row) {
      labels.push({ x, y, text: `${shot.width}×${shot.height} ${themeNames[theme]}` });
      const drawn = Math.round(shot.width * scale);
      const part = Math.ceil(shot.height / Math.ceil(shot.height / column));
      for (let top = 0; top < shot.height; top += part) {
        tiles.push({ shot, top, height: Math.min(part, shot.height - top), x, y: y + line, width: drawn });
        x += drawn + gap;
      }
      highest = Math.max(highest, part);
    }
    width = Math.max(width, x - gap);
    if (row.length > 0) y += line + Math.round(highest * scale) + gap;
  }
  return { width, height: y - gap, tiles, labels };
}

/** Sheets of blocks, which stand from left to right, then below, then on the next sheet. */
function paginate(blocks: readonly Block[]): Block[] {
  const sheets: Block[] = [];
  let sheet: Block | undefined;
  let x = gap;
  let y = gap;
  for (const block of blocks) {
    if (sheet && x + block.width + gap > limit) {
      x = gap;
      y = sheet.height;
    }
    if (!sheet || y + block.height + gap > limit) {
      sheet = { width: 0, height: 0, tiles: [], labels: [] };
      sheets.push(sheet);
      x = gap;
      y = gap;
    }
    const moved = <T extends { x: number; y: number }>(each: T): T => ({ ...each, x: each.x + x, y: each.y + y });
    sheet.tiles.push(...block.tiles.map(moved));
    sheet.labels.push(...block.labels.map(moved));
    sheet.width = Math.max(sheet.width, x + block.width + gap);
    sheet.height = Math.max(sheet.height, y + block.height + gap);
    x += block.width + gap;
  }
  return sheets;
}

async function draw({ width, height, tiles, labels }: Block, path: string): Promise<void> {
  const pictures = tiles.map(async ({ shot, top, height: shown, x, y, width: drawn }) => {
    // A board may have more pixels than the page that it stands for.
    const { width: pixels = shot.width } = await sharp(shot.file).metadata();
    const ratio = pixels / shot.width;
    const crop = { left: 0, top: Math.round(top * ratio), width: pixels, height: Math.floor(shown * ratio) };
    return { input: await sharp(shot.file).extract(crop).resize({ width: drawn }).toBuffer(), left: x, top: y };
  });
  const texts = labels.map(({ x, y, text }) => `<text x="${x}" y="${y + 16}">${escaped(text)}</text>`).join('');
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="14" fill="#fff">${texts}</svg>`;
  await sharp({ create: { width, height, channels: 3, background: '#5b6470' } })
    .composite([...(await Promise.all(pictures)), { input: Buffer.from(words), left: 0, top: 0 }])
    .png({ compressionLevel: 4 })
    .toFile(path);
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
