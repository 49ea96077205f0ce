import type { MainComponents } from '@hengce/api/contract';
import type { ReadSlide } from '../../../platform/reading';
import { shownSize } from '../decks/pictureSize';
import { type Draft, type DraftSource, type Item, numbered, titleOf } from './Draft';

type S = MainComponents['schemas'];
type LeftOut = S['DeckLeftOut'];

/** Of a table that slides can hold, those that go on with （续） included. */
const maxRows = 60;
const maxColumns = 6;
const maxCharacters = 1_000;
/** A text beside a picture may be so long; with a longer one the picture has a slide of its own. */
const besidePicture = 160;
/** What stands first on a slide without a title may be so long to be it. */
const longestTitle = 40;
const thanks = /^(?:谢谢|感谢|致谢|thank)/i;

type PlainItem = Omit<Item, 'id'>;
/** Items of one page, the first of level 1; with the picture that it shows. */
interface Sheet {
  items: PlainItem[];
  picture?: Picture;
}
type Picture = ReadSlide['pictures'][number] & { width: number; height: number };

/**
 * Outline of an older presentation: its words, tables, figures, notes and pictures slide by slide, to be set in our layouts;
 * every entry names the paragraph that it stands in.
 *
 * @param name of the file, for its source
 */
export async function outlineOfPresentation(read: readonly ReadSlide[], name: string): Promise<Draft> {
  const slides = read.map(titled);
  const paragraphs: DraftSource['paragraphs'] = [];
  const cited = (text: string): Pick<PlainItem, 'text' | 'cites'> => {
    const words = text.slice(0, maxCharacters);
    const paragraph = paragraphs.push({ text }) - 1;
    return { text: words, cites: [{ sourceId: 'document', paragraph, quote: words }] };
  };
  const leftOut: LeftOut[] = [];
  const sheets: Sheet[] = [];
  for (const [n, slide] of slides.entries()) {
    const tables = slide.tables.filter(isHeld);
    const pictures = await shownOf(slide.pictures);
    const lost = {
      ...slide.leftOut,
      table: slide.tables.length - tables.length,
      picture: (slide.leftOut.picture ?? 0) + slide.pictures.length - pictures.length,
    };
    for (const [kind, count] of Object.entries(lost))
      if (count > 0) leftOut.push({ page: n + 1, kind: kind as LeftOut['kind'], count });
    const place = { page: n + 1, isLast: n === slides.length - 1, cited };
    sheets.push(...sheetsOf({ ...slide, tables, pictures }, place));
  }
  const outline = numbered(sheets.flatMap(({ items }) => items));
  const heads = outline.filter(({ level }) => level === 1);
  return {
    title: titleOf(slides[0]?.title ?? name),
    wording: 'extracted',
    outline,
    sources: [{ id: 'document', title: name, paragraphs }],
    pictures: sheets.flatMap(({ picture }, n) => (picture ? [{ ...picture, itemId: heads[n]?.id ?? '' }] : [])),
    leftOut,
  };
}

/** A slide with a title: without a placeholder for it, the short line that stands first. */
function titled(slide: ReadSlide): ReadSlide {
  const [first, ...paragraphs] = slide.paragraphs;
  const isTitle =
    first && first.text.length <= longestTitle && /\p{L}{2}/u.test(first.text) && !/[。；，：:]$/.test(first.text);
  return slide.title === null && isTitle ? { ...slide, title: first.text, paragraphs } : slide;
}

/** Those that every export can show, with their sizes. */
async function shownOf(pictures: ReadSlide['pictures']): Promise<Picture[]> {
  const shown: Picture[] = [];
  for (const picture of pictures) {
    const content = Buffer.from(picture.content);
    const size = await shownSize(content, picture.kind);
    if (size) shown.push({ ...picture, ...size, alt: picture.alt.slice(0, 200) });
  }
  return shown;
}

const isHeld = (rows: ReadSlide['tables'][number]): boolean => {
  const width = Math.max(...rows.map((row) => row.length), 0);
  return width > 1 && width <= maxColumns && rows.length > 1 && rows.length <= maxRows;
};

interface Place {
  /** Number of the slide in its file, from 1. */
  page: number;
  isLast: boolean;
  cited: (text: string) => Pick<PlainItem, 'text' | 'cites'>;
}

/** A slide as pages of ours: its words, then each table, figure and picture that they leave no room for. */
function sheetsOf(
  { title, paragraphs, tables, charts, pictures, notes, isHidden }: ReadSlide & { pictures: Picture[] },
  place: Place,
): Sheet[] {
  const { page, cited } = place;
  const heading = title ?? `第${page}页`;
  const head = (layout?: Item['layout']): PlainItem => ({
    level: 1,
    ...(title === null ? { text: heading } : cited(heading)),
    ...(layout && { layout }),
    ...(isHidden && { isHidden }),
  });
  const [first, ...more] = pictures;
  const isBeside = first !== undefined && paragraphs.map(({ text }) => text).join('').length <= besidePicture;
  const entries = paragraphs.map(
    ({ level, text }, n): PlainItem => ({ level: level > 0 && n > 0 ? 3 : 2, ...cited(text) }),
  );
  const ofRows = (rows: ReadSlide['tables'][number], layout: 'table' | 'chart'): Sheet => ({
    items: [
      head(layout),
      ...rows.map((row): PlainItem => ({ level: 2, ...cited(row.map((cell) => cellOf(cell ?? '')).join('｜')) })),
    ],
  });
  const wordsAlone = isBeside ? null : layoutOf(entries.length, heading, place);
  const sheets: Sheet[] = [
    ...(isBeside ? [{ items: [head('picture'), ...entries], picture: first }] : []),
    ...tables.map((rows) => ofRows(rows, 'table')),
    ...charts.map((rows) => ofRows(rows, 'chart')),
    ...(isBeside ? more : pictures).map((picture): Sheet => ({ items: [head('picture')], picture })),
  ];
  const isSaid = wordsAlone !== null && (entries.length > 0 || sheets.length === 0);
  const all = isSaid ? [{ items: [head(wordsAlone), ...entries] }, ...sheets] : sheets;
  const [leading] = all[0]?.items ?? [];
  if (leading && notes !== '') leading.notes = notes.slice(0, 5_000);
  return all;
}

/** How words that stand alone are set: those of the first slide as the cover, thanks on the last one as the closing. */
function layoutOf(entries: number, heading: string, { page, isLast }: Place): Item['layout'] {
  if (page === 1) return 'cover';
  if (isLast && thanks.test(heading)) return 'closing';
  return entries === 0 ? 'section' : 'bullets';
}

/** ｜ divides cells. */
const cellOf = (text: string): string => text.replaceAll(/\s*[｜|\n]\s*/g, ' ').slice(0, 200);
