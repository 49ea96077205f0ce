import { measure } from '../type/measure';
import { drawChart } from './drawChart';
import { type Box, cellPadding, type Scene, type SceneElement, type TableElement, type TextElement } from './scene';
import type { DrawnShape, DrawnText } from './shapes';

/** How far above the end of a line its baseline is, in sizes: where LibreOffice puts it when the distance of lines is exact. */
const descent = 0.213;

/** The scene as shapes: tables and charts as lines, boxes and texts, at the places at which a .pptx shows its own. */
export function drawScene({ ground, elements }: Pick<Scene, 'ground' | 'elements'>): DrawnShape[] {
  return [...ground, ...elements].flatMap(drawElement);
}

function drawElement(element: SceneElement): DrawnShape[] {
  const { x, y, w, h } = element;
  switch (element.kind) {
    case 'box':
      return [
        {
          kind: 'box',
          shape: element.shape,
          x,
          y,
          w,
          h,
          fill: element.fill,
          radius: Math.min(element.radius ?? 0, w / 2, h / 2),
        },
      ];
    case 'text':
      return drawText(element);
    case 'image':
      return element.file === '' ? [] : [{ kind: 'image', file: element.file, alt: element.alt, x, y, w, h }];
    case 'table':
      return drawTable(element);
    case 'chart':
      return drawChart(element);
  }
}

type SetText = Pick<
  TextElement,
  'slot' | 'lines' | 'size' | 'lineHeight' | 'isBold' | 'isSerif' | 'font' | 'color' | 'align' | 'valign'
> &
  Box;

function drawText({
  slot,
  lines,
  size,
  lineHeight,
  isBold,
  isSerif,
  font,
  color,
  align,
  valign,
  ...at
}: SetText): DrawnText[] {
  const free = at.h - lines.length * lineHeight;
  const top = at.y + (valign === 'top' ? 0 : valign === 'middle' ? free / 2 : free);
  return lines.map((text, n) => {
    const left = at.w - measure(text, size, isBold);
    const x = at.x + (align === 'left' ? 0 : align === 'center' ? left / 2 : left);
    const baseline = top + lineHeight * (n + 1) - descent * size;
    return { kind: 'text', slot, text, x, baseline, size, isBold, isSerif, font, color };
  });
}

function drawTable({
  x: left,
  y: top,
  columnWidths,
  rowHeights,
  rows,
  size,
  lineHeight,
  border,
  font,
}: TableElement): DrawnShape[] {
  const shapes: DrawnShape[] = [];
  const width = columnWidths.reduce((sum, each) => sum + each, 0);
  let y = top;
  for (const [n, cells] of rows.entries()) {
    const h = rowHeights[n] ?? 0;
    // In one piece: where cells of one colour meet, screens show a seam.
    const [first] = cells;
    if (first) shapes.push({ kind: 'box', shape: 'rectangle', x: left, y, w: width, h, fill: first.fill, radius: 0 });
    let x = left;
    for (const [column, { slot, lines, isBold, color, fill, align }] of cells.entries()) {
      const w = columnWidths[column] ?? 0;
      if (fill !== first?.fill) shapes.push({ kind: 'box', shape: 'rectangle', x, y, w, h, fill, radius: 0 });
      const inside = { x: x + cellPadding, y, w: w - 2 * cellPadding, h };
      shapes.push(
        ...drawText({
          ...inside,
          slot,
          lines,
          size,
          lineHeight,
          isBold,
          isSerif: false,
          font,
          color,
          align,
          valign: 'middle',
        }),
      );
      x += w;
    }
    y += h;
    const points: [number, number][] = [
      [left, y],
      [left + width, y],
    ];
    shapes.push({ kind: 'line', points, stroke: border, width: 0.75 });
  }
  return shapes;
}
