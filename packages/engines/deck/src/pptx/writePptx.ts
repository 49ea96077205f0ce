import PptxGenJs from 'pptxgenjs';
import type { Deck } from '../deck/deck';
import { layoutDeck } from '../layout/paginate';
import { gapShare } from '../scene/drawChart';
import {
  type ChartElement,
  cellPadding,
  type ImageElement,
  type Scene,
  type SceneElement,
  type TableElement,
  type TextElement,
} from '../scene/scene';
import { themeOfDeck } from '../theme/themes';
import { repairPptx } from './repairPptx';
import { headingFont, textFont } from './themePart';

export interface PptxOptions {
  /**
   * `exact`: each line ends where it ends on the screen, whatever the application and its fonts. `editable`: whole
   * paragraphs that the application breaks itself, at other places (of 240 paragraphs LibreOffice broke 88 elsewhere).
   */
  lines: 'exact' | 'editable';
  /** Contents of the pictures by the name of the stored file; one that is not there is left out. */
  images?: ReadonlyMap<string, Uint8Array>;
  /** Names of the fonts; those that every Windows has when absent. Systems without them take their own instead. */
  fonts?: { sans: string; serif: string };
}

const windowsFonts = { sans: 'Microsoft YaHei', serif: 'SimSun' };

/** What all elements of a file are written with. */
interface Writing extends Pick<PptxOptions, 'lines' | 'images'> {
  fonts: NonNullable<PptxOptions['fonts']>;
  /** Fonts of its theme. */
  heading: string;
  body: string;
}

/** Points as inches, which the library counts in. */
const inches = (points: number): number => points / 72;
const placeOf = ({ x, y, w, h }: SceneElement) => ({ x: inches(x), y: inches(y), w: inches(w), h: inches(h) });

type Sheet = ReturnType<PptxGenJs['addSlide']>;

/** Slides that are not hidden, with their notes, as a .pptx whose texts, tables and charts can be edited in the application. */
export async function writePptx(
  deck: Pick<Deck, 'title' | 'slides' | 'themeId' | 'brand' | 'aspect'>,
  options: PptxOptions,
): Promise<Uint8Array> {
  const file = new PptxGenJs();
  const theme = themeOfDeck(deck);
  const { lines, images, fonts = windowsFonts } = options;
  const body = theme.fonts?.body ?? fonts.sans;
  const heading = theme.fonts?.heading ?? (theme.hasSerifTitles ? fonts.serif : fonts.sans);
  const writing = { lines, images: images ?? new Map(), fonts, heading, body };
  file.title = deck.title;
  file.theme = { headFontFace: heading, bodyFontFace: body };
  file.defineLayout({ name: 'deck', width: inches(deck.aspect === '16:9' ? 960 : 720), height: inches(540) });
  file.layout = 'deck';
  const masters = new Map<string, string>();
  for (const { slide, scene } of layoutDeck(deck)) {
    const sheet = file.addSlide(masterOf(file, scene, masters, writing));
    sheet.background = { color: scene.background };
    for (const element of scene.elements) addElement(sheet, element, writing);
    if (slide.notes?.trim()) sheet.addNotes(slide.notes);
  }
  const written = (await file.write({ outputType: 'uint8array' })) as Uint8Array;
  return repairPptx(written, { colors: theme.colors, heading, body });
}

/** Master (a layout, in the words of applications) with the ground of a slide, which is written once for all that have the same. */
function masterOf(
  file: PptxGenJs,
  { ground, background }: Scene,
  masters: Map<string, string>,
  writing: Writing,
): { masterName: string } | undefined {
  if (ground.length === 0) return undefined;
  const key = JSON.stringify(ground);
  const masterName = masters.get(key) ?? `品牌${masters.size + 1}`;
  if (!masters.has(key)) {
    masters.set(key, masterName);
    const objects = ground.flatMap((element) => objectOf(element, writing));
    file.defineSlideMaster({ title: masterName, background: { color: background }, objects });
  }
  return { masterName };
}

type MasterObject = NonNullable<Parameters<PptxGenJs['defineSlideMaster']>[0]['objects']>[number];

function objectOf(element: SceneElement, writing: Writing): MasterObject[] {
  switch (element.kind) {
    case 'box':
      return [{ rect: { ...placeOf(element), fill: { color: element.fill } } }];
    case 'image': {
      const image = imageOf(element, writing);
      return image ? [{ image }] : [];
    }
    case 'text':
      return [{ text: { text: element.lines.join('\n'), options: textOptions(element, writing) } }];
    default:
      return [];
  }
}

function addElement(sheet: Sheet, element: SceneElement, writing: Writing): void {
  switch (element.kind) {
    case 'box': {
      const radius = Math.min(element.radius ?? 0, element.w / 2, element.h / 2);
      const shape = element.shape === 'ellipse' ? 'ellipse' : radius > 0 ? 'roundRect' : 'rect';
      sheet.addShape(shape, {
        ...placeOf(element),
        fill: { color: element.fill },
        ...(radius > 0 && { rectRadius: inches(radius) }),
      });
      return;
    }
    case 'text':
      addText(sheet, element, writing);
      return;
    case 'image':
      addImage(sheet, element, writing);
      return;
    case 'table':
      addTable(sheet, element, writing);
      return;
    case 'chart':
      addChart(sheet, element, writing);
  }
}

function addText(sheet: Sheet, element: TextElement, writing: Writing): void {
  sheet.addText(runsOf(element, writing.lines), textOptions(element, writing));
}

function textOptions(element: TextElement, writing: Writing) {
  return {
    ...placeOf(element),
    fontFace: faceOf(element.font ?? (element.isSerif ? writing.fonts.serif : writing.fonts.sans), writing),
    fontSize: element.size,
    bold: element.isBold,
    color: element.color,
    align: element.align,
    valign: element.valign,
    margin: 0,
    lineSpacing: element.lineHeight,
    wrap: writing.lines === 'editable',
    lang: 'zh-CN',
  };
}

/** A font of the theme by its role, so that it changes with the theme; any other by its name. */
const faceOf = (name: string, { heading, body }: Writing): string =>
  name === body ? textFont : name === heading ? headingFont : name;

/** Lines as they are drawn, or the paragraphs, each line or paragraph after the first behind a soft break. */
function runsOf(
  { text, lines }: Pick<TextElement, 'text' | 'lines'>,
  kind: PptxOptions['lines'],
): { text: string; options: { softBreakBefore: boolean } }[] {
  const parts = kind === 'exact' ? lines : text.split('\n');
  return parts.map((part, n) => ({ text: part, options: { softBreakBefore: n > 0 } }));
}

function addImage(sheet: Sheet, element: ImageElement, writing: Writing): void {
  const image = imageOf(element, writing);
  if (image) sheet.addImage(image);
}

function imageOf(element: ImageElement, { images }: Writing) {
  const content = images?.get(element.file);
  if (!content) return null;
  const form = content[0] === 0x89 ? 'png' : 'jpeg';
  return { ...placeOf(element), data: `image/${form};base64,${base64(content)}`, altText: element.alt };
}

function addTable(sheet: Sheet, element: TableElement, writing: Writing): void {
  const line = { type: 'solid', pt: 0.75, color: element.border } as const;
  const none = { type: 'none' } as const;
  const rows = element.rows.map((row, n) =>
    row.map((cell) => ({
      text: runsOf(cell, writing.lines),
      options: {
        ...{ bold: cell.isBold, color: cell.color, fill: { color: cell.fill }, align: cell.align, lang: 'zh-CN' },
        // Above, right, below, left: lines between and below rows, as on the screen.
        border: [n === 0 ? none : line, none, line, none],
      },
    })),
  );
  sheet.addTable(rows as Parameters<Sheet['addTable']>[0], {
    ...placeOf(element),
    // The library writes no alternative text for tables: `repairPptx` takes it from here.
    objectName: element.alt,
    colW: element.columnWidths.map(inches),
    rowH: element.rowHeights.map(inches),
    fontFace: faceOf(element.font ?? writing.fonts.sans, writing),
    fontSize: element.size,
    valign: 'middle',
    margin: [0, inches(cellPadding), 0, inches(cellPadding)],
  });
}

function addChart(sheet: Sheet, element: ChartElement, { fonts }: Writing): void {
  const { size, muted, ink, grid, axis, plot, series, categories, form } = element;
  const data = series.map(({ name, values }) => ({ name, labels: categories, values: values as number[] }));
  const font = { fontFace: element.font ?? fonts.sans, fontSize: size };
  sheet.addChart(form, data, {
    ...placeOf(element),
    altText: element.alt,
    layout: plot,
    chartColors: series.map(({ color }) => color),
    showLegend: series.length > 1,
    legendPos: 't',
    legendFontFace: font.fontFace,
    legendFontSize: size,
    legendColor: ink,
    showValue: true,
    dataLabelFontFace: font.fontFace,
    dataLabelFontSize: size,
    dataLabelColor: ink,
    dataLabelPosition: form === 'bar' ? 'outEnd' : 't',
    dataLabelFormatCode: 'General',
    catAxisLabelFontFace: font.fontFace,
    catAxisLabelFontSize: size,
    catAxisLabelColor: muted,
    catAxisLineShow: false,
    valAxisLabelFontFace: font.fontFace,
    valAxisLabelFontSize: size,
    valAxisLabelColor: muted,
    valAxisLabelFormatCode: 'General',
    valAxisLineShow: false,
    valAxisMinVal: axis.from,
    valAxisMaxVal: axis.to,
    valAxisMajorUnit: axis.step,
    valGridLine: { color: grid, size: 0.75 },
    catGridLine: { style: 'none' },
    ...(form === 'bar' ? { barGapWidthPct: Math.round(gapShare * 100) } : { lineSize: 2.25, lineDataSymbolSize: 7 }),
  });
}

/** In every place where an engine runs, though not among the types that they share. */
declare function btoa(binary: string): string;

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
