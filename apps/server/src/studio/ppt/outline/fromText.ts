import { type Draft, type Item, numbered, titleOf } from './Draft';
import { markOf } from './marks';
import { skeletons } from './skeletons';

interface Line {
  /** Smaller stands further out. Signs of headings come before marks, marks before bullets. */
  depth: number;
  text: string;
  isBullet: boolean;
}

/** Characters of a name that is made of headings, which a cover has on two lines. */
const maxTitle = 30;
const bullet = /^(?:[-*+•·●○▪]\s+|[-•·●○▪])/;

function lineOf(raw: string): Line | null {
  const indent = /^[\s　]*/.exec(raw)?.[0] ?? '';
  // A full-width space is what a paragraph is indented by, two of them no level.
  const width = [...indent].reduce((sum, sign) => sum + (sign === '\t' ? 4 : sign === '　' ? 0 : 1), 0);
  const text = raw.trim();
  if (text === '' || /^[-=*_]{3,}$/.test(text)) return null;
  const hashes = /^(#{1,6})\s+/.exec(text);
  if (hashes)
    return { depth: (hashes[1] as string).length, text: text.slice(hashes[0].length).trim(), isBullet: false };
  const mark = markOf(text);
  if (mark && width === 0) return { depth: 100 + mark.rank, text: mark.rest, isBullet: false };
  const isBullet = bullet.test(text);
  const words = (mark?.rest ?? text).replace(bullet, '').trim();
  return words === '' ? null : { depth: 200 + width + (isBullet ? 1 : 0), text: words, isBullet };
}

/**
 * Outline of a pasted text: levels by #, by 一、（一）1. or by what lines are indented, the three outermost of them; what
 * is deeper stays an entry of its own. The first line is the title where it is of no level that another line has;
 * without one the headings name the deck.
 */
export function outlineOfText(source: string): Draft {
  const lines = source.split(/\r\n?|\n/).flatMap((raw) => lineOf(raw) ?? []);
  const [first, ...rest] = lines;
  const isTitle = first !== undefined && rest.length > 0 && isTitleOf(first, rest);
  const body = isTitle ? rest : lines;
  const depths = [...new Set(body.map(({ depth }) => depth))].sort((a, b) => a - b);
  const items = body.map(
    ({ depth, text }): Omit<Item, 'id'> => ({
      level: Math.min(depths.indexOf(depth) + 1, 3) as Item['level'],
      text: text.slice(0, 1000),
    }),
  );
  // An entry without a slide above it becomes one.
  const [head] = items;
  if (head) head.level = 1;
  const title = titleOf(isTitle ? first.text : titleOfHeadings(items));
  return {
    title,
    wording: 'own',
    sources: [],
    outline: numbered([{ level: 1, text: title, layout: 'cover' }, ...items]),
  };
}

/** Name of what has none of its own, by its first headings: the first alone would stand on two slides. */
function titleOfHeadings(items: readonly Omit<Item, 'id'>[]): string {
  const headings = items.flatMap(({ level, text }) => (level === 1 ? text : []));
  const fits = headings.filter((_, n) => headings.slice(0, n + 1).join('、').length <= maxTitle);
  const said = fits.length > 0 ? fits.join('、') : (headings[0] ?? '');
  return fits.length > 0 && fits.length < headings.length ? `${said}等` : said;
}

/** A plain line above headings, or the only heading by # above others; a line above two further levels. */
function isTitleOf({ depth, isBullet }: Line, rest: readonly Line[]): boolean {
  const outer = Math.min(...rest.map((line) => line.depth));
  const isAbove = outer > depth;
  if (depth < 100) return isAbove && outer < 200;
  if (depth < 200 || isBullet) return false;
  return outer < 200 || (isAbove && new Set(rest.map((line) => line.depth)).size > 1);
}

/** Outline of a topic by a skeleton, whose entries are still to be written; undefined where there is no such skeleton. */
export function outlineOfTopic(topic: string, skeletonId: string): Draft | undefined {
  const skeleton = skeletons.find(({ id }) => id === skeletonId);
  if (!skeleton) return undefined;
  const title = titleOf(topic);
  return {
    title,
    wording: 'own',
    sources: [],
    outline: numbered([
      { level: 1, text: title, layout: 'cover' },
      { level: 1, text: '目录', layout: 'contents' },
      ...skeleton.headings.map((text): Omit<Item, 'id'> => ({ level: 1, text, layout: 'bullets' })),
    ]),
  };
}
