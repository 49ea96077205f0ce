import PptxGenJs from 'pptxgenjs';
import type { Deck } from '../deck/deck';
import { layoutDeck } from '../layout/paginate';
import { gapShare } from '../scene/drawChart';
import {
  type ChartElement,
  cellPadding,
  type ImageElement,
  type SceneElement,
  type TableElement,
  type TextElement,
} from '../scene/scene';
import { themeOf } from '../theme/themes';
import { repairPptx } from './repairPptx';

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

/** Points as inches, which the library counts in. */
const inches = (points: number): number => points / 72;
const placeOf = ({ x, y, w, h }: SceneElement) => ({ x: inches(x), y: inches(y), w: inches(w), h: inches(h) });

type Sheet = ReturnType<PptxGenJs['addSlide']>;

/** Slides that are not hidden, with their notes, as a .pptx whose texts, tables and charts can be edited in the application. */
export async function writePptx(
  deck: Pick<Deck, 'title' | 'slides' | 'themeId' | 'aspect'>,
  options: PptxOptions,
): Promise<Uint8Array> {
  const file = new PptxGenJs();
  const { hasSerifTitles } = themeOf(deck.themeId);
  const { fonts = windowsFonts } = options;
  file.title = deck.title;
  file.theme = { headFontFace: hasSerifTitles ? fonts.serif : fonts.sans, bodyFontFace: fonts.sans };
  file.defineLayout({ name: 'deck', width: inches(deck.aspect === '16:9' ? 960 : 720), height: inches(540) });
  file.layout = 'deck';
  for (const { slide, scene } of layoutDeck(deck)) {
    const sheet = file.addSlide();
    sheet.background = { color: scene.background };
    for (const element of scene.elements) addElement(sheet, element, options);
    if (slide.notes?.trim()) sheet.addNotes(slide.notes);
  }
  const written = (await file.write({ outputType: 'uint8array' })) as Uint8Array;
  return repairPptx(written);
}

function addElement(sheet: Sheet, element: SceneElement, options: PptxOptions): void {
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
      addText(sheet, element, options);
      return;
    case 'image':
      addImage(sheet, element, options);
      return;
    case 'table':
      addTable(sheet, element, options);
      return;
    case 'chart':
      addChart(sheet, element, options);
  }
}

function addText(sheet: Sheet, element: TextElement, { lines, fonts = windowsFonts }: PptxOptions): void {
  sheet.addText(runsOf(element, lines), {
    ...placeOf(element),
    fontFace: element.isSerif ? fonts.serif : fonts.sans,
    fontSize: element.size,
    bold: element.isBold,
    color: element.color,
    align: element.align,
    valign: element.valign,
    margin: 0,
    lineSpacing: element.lineHeight,
    wrap: lines === 'editable',
    lang: 'zh-CN',
  });
}

/** Lines as they are drawn, or the paragraphs, each line or paragraph after the first behind a soft break. */
function runsOf(
  { text, lines }: Pick<TextElement, 'text' | 'lines'>,
  kind: PptxOptions['lines'],
): { text: string; options: { softBreakBefore: boolean } }[] {
  const parts = kind === 'exact' ? lines : text.split('\n');
  return parts.map((part, n) => ({ text: part, options: { softBreakBefore: n > 0 } }));
}

function addImage(sheet: Sheet, element: ImageElement, { images }: PptxOptions): void {
  const content = images?.get(element.file);
  if (!content) return;
  const form = content[0] === 0x89 ? 'png' : 'jpeg';
  sheet.addImage({ ...placeOf(element), data: `image/${form};base64,${base64(content)}`, altText: element.alt });
}

function addTable(sheet: Sheet, element: TableElement, { lines, fonts = windowsFonts }: PptxOptions): void {
  const line = { type: 'solid', pt: 0.75, color: element.border } as const;
  const none = { type: 'none' } as const;
  const rows = element.rows.map((row, n) =>
    row.map((cell) => ({
      text: runsOf(cell, lines),
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
    fontFace: fonts.sans,
    fontSize: element.size,
    valign: 'middle',
    margin: [0, inches(cellPadding), 0, inches(cellPadding)],
  });
}

function addChart(sheet: Sheet, element: ChartElement, { fonts = windowsFonts }: PptxOptions): void {
  const { size, muted, ink, grid, axis, plot, series, categories, form } = element;
  const data = series.map(({ name, values }) => ({ name, labels: categories, values: values as number[] }));
  const font = { fontFace: fonts.sans, fontSize: size };
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
