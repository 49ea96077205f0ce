import type { LayoutData } from '../deck/layoutData';
import { type ChartElement, cellPadding, type SceneElement, type TableCell, type TableElement } from '../scene/scene';
import { fitTogether } from '../type/fit';
import { measure } from '../type/measure';
import { axisOf } from './axis';
import { box, columns, heading, type Page, sourceLine, texts } from './page';

export function figures(data: LayoutData['figures'], page: Page): SceneElement[] {
  const { colors, radius } = page.theme;
  const count = data.figures.length;
  const parts = columns(page.body, Math.max(count, 2), 20).slice(0, count);
  const top = page.body.y + 24;
  const inside = (n: number) => ({ x: (parts[n]?.x ?? 0) + 16, w: (parts[n]?.w ?? 0) - 32 });
  return [
    ...heading(page, data.title),
    ...parts.flatMap((part) => [
      box({ ...part, y: top, h: 280 }, colors.surface, radius),
      box({ ...part, y: top, h: 5 }, colors.brand),
    ]),
    ...texts(
      data.figures.map(({ number }, n) => ({
        slot: `figures.${n}.number`,
        text: number,
        ...inside(n),
        y: top + 34,
        h: 92,
      })),
      { max: 60, min: 24, isBold: true, maxLines: 1 },
      { color: colors.brand, valign: 'bottom' },
    ),
    ...texts(
      data.figures
        .map(({ unit }, n) => ({ slot: `figures.${n}.unit`, text: unit, ...inside(n), y: top + 130, h: 28 }))
        .filter(({ text }) => text !== ''),
      { max: 16, min: 14, maxLines: 1 },
      { color: colors.muted },
    ),
    ...texts(
      data.figures.map(({ label }, n) => ({
        slot: `figures.${n}.label`,
        text: label,
        ...inside(n),
        y: top + 168,
        h: 100,
      })),
      { max: 16, min: 14 },
      { color: colors.ink },
    ),
    ...sourceLine(page, data.source),
  ];
}

export function chart(data: LayoutData['chart'], page: Page): SceneElement[] {
  const { colors } = page.theme;
  const place = { ...page.body, y: page.body.y + 26, h: page.body.h - 26 };
  const element: ChartElement = {
    kind: 'chart',
    ...place,
    form: data.form,
    categories: data.categories,
    series: data.series.map((series, n) => ({ ...series, color: colors.series[n % colors.series.length] as string })),
    axis: axisOf(data.series.flatMap(({ values }) => values)),
    plot: { x: 0.07, y: data.series.length > 1 ? 0.12 : 0.06, w: 0.92, h: data.series.length > 1 ? 0.76 : 0.82 },
    size: 12,
    ink: colors.ink,
    muted: colors.muted,
    grid: colors.line,
    font: null,
    alt: `${data.title}（${data.unit}）：${data.series.map(({ name, values }) => `${name}${values.map((value, n) => `${data.categories[n]}${value ?? '无'}`).join('，')}`).join('；')}`,
  };
  return [
    ...heading(page, data.title),
    ...texts(
      [{ slot: 'unit', text: data.unit, x: page.body.x, y: page.body.y, w: page.body.w, h: 20 }],
      { max: 12, min: 12, maxLines: 1 },
      { color: colors.muted, valign: 'middle' },
    ),
    element,
    ...sourceLine(page, data.source),
  ];
}

export function table(data: LayoutData['table'], page: Page): SceneElement[] {
  const head = data.head.map((text, n) => ({ slot: `head.${n}`, text }));
  const rows = data.rows.map((cells, row) => cells.map((text, n) => ({ slot: `rows.${row}.${n}`, text })));
  return [
    ...heading(page, data.title),
    tableElement([head, ...rows], page, data.title),
    ...sourceLine(page, data.source),
  ];
}

export function comparison(data: LayoutData['comparison'], page: Page): SceneElement[] {
  const head = [{ slot: '', text: '' }, ...data.head.map((text, n) => ({ slot: `head.${n}`, text }))];
  const rows = data.rows.map(({ label, cells }, row) => [
    { slot: `rows.${row}.label`, text: label },
    ...cells.map((text, n) => ({ slot: `rows.${row}.cells.${n}`, text })),
  ]);
  const marked = new Set(data.rows.flatMap(({ isDifference }, n) => (isDifference ? [n + 1] : [])));
  return [...heading(page, data.title), tableElement([head, ...rows], page, data.title, marked)];
}

const maxRowHeight = 56;

function tableElement(
  cells: { slot: string; text: string }[][],
  page: Page,
  alt: string,
  marked = new Set<number>(),
): TableElement {
  const { theme, body } = page;
  const { colors } = theme;
  const columnWidths = widthsOf(cells, body.w);
  const rowHeight = Math.min(maxRowHeight, body.h / cells.length);
  const fitted = fitTogether(
    cells.flatMap((row) =>
      row.map(({ text }, n) => ({ text, w: (columnWidths[n] ?? 0) - 2 * cellPadding, h: rowHeight - 6 })),
    ),
    // Bold is the wider one: a cell of the head must fit as well.
    { max: 16, min: 12, isBold: true, lineHeight: 1.25 },
  );
  const size = Math.min(...fitted.map((one) => one.size));
  const isNumeric = columnWidths.map((_, n) => {
    const texts = cells.slice(1).map((row) => row[n]?.text ?? '');
    return texts.every(isNumber) && texts.some((text) => /\d/.test(text));
  });
  let at = 0;
  const rows = cells.map((row, n) =>
    row.map(({ slot }, column): TableCell => {
      const { text = '', lines = [], isOverfull = false } = fitted[at++] ?? {};
      const isHead = n === 0;
      const fill = isHead ? colors.brand : n % 2 === 0 ? colors.surface : colors.background;
      const color = isHead ? colors.onBrand : marked.has(n) ? colors.accent : colors.ink;
      return {
        slot,
        text,
        lines,
        isOverfull,
        isBold: isHead || marked.has(n),
        color,
        fill,
        align: isNumeric[column] ? 'right' : 'left',
      };
    }),
  );
  return {
    kind: 'table',
    ...body,
    h: rowHeight * cells.length,
    columnWidths,
    rowHeights: cells.map(() => rowHeight),
    rows,
    size,
    lineHeight: size * 1.25,
    border: colors.line,
    font: null,
    alt,
  };
}

/** Empty cells are no words either. */
const isNumber = (text: string): boolean => /^([-+−—]?[\d,.]*(%|万元|亿元|元|家|项|人|分|个)?)$/.test(text.trim());

/** Widths by what the columns hold; none is less than its words, nor has to be more than half of an equal share. */
function widthsOf(cells: { text: string }[][], whole: number): number[] {
  const count = cells[0]?.length ?? 1;
  const wanted = Array.from({ length: count }, (_, n) =>
    Math.max(...cells.map((row) => Math.min(measure(row[n]?.text ?? '', 14, true), 260))),
  );
  const total = wanted.reduce((sum, width) => sum + width, 0) || 1;
  const least = wanted.map((width) => Math.min(width + 2 * cellPadding, whole / count / 2));
  const free = whole - least.reduce((sum, width) => sum + width, 0);
  return wanted.map((width, n) => (least[n] ?? 0) + (free * width) / total);
}
