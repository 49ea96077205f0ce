/** A slide as every renderer draws it: elements in points from the upper left corner, in the order in which they cover each other. */
export interface Scene {
  /** Points: 960 × 540, or 720 × 540. */
  width: number;
  height: number;
  /** Colour as six hexadecimal digits, like all colours here. */
  background: string;
  /** What lies under the elements and is the same on all slides of its kind: logo and footer of a brand. A .pptx has it in its layouts. */
  ground: SceneElement[];
  elements: SceneElement[];
}

export type SceneElement = BoxElement | TextElement | ImageElement | TableElement | ChartElement;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface BoxElement extends Box {
  kind: 'box';
  shape: 'rectangle' | 'ellipse';
  fill: string;
  /** Radius of the corners, in points. */
  radius?: number;
}

export interface TextElement extends Box {
  kind: 'text';
  /** The part of the slide's data that it shows, such as `items.2.text`; empty for what the layout adds. */
  slot: string;
  /** Its words, with the ends of paragraphs. */
  text: string;
  /** Its lines, the same in every renderer. */
  lines: string[];
  size: number;
  /** Points from line to line. */
  lineHeight: number;
  isBold: boolean;
  isSerif: boolean;
  /** Name of the font of a brand, which goes before those of the renderer; null for these alone. */
  font: string | null;
  color: string;
  align: 'left' | 'center' | 'right';
  valign: 'top' | 'middle' | 'bottom';
  isOverfull: boolean;
}

export interface ImageElement extends Box {
  kind: 'image';
  /** Name of the stored file; empty: the place of a picture that is not there. */
  file: string;
  alt: string;
  slot: string;
}

export interface TableElement extends Box {
  kind: 'table';
  /** Points. */
  columnWidths: number[];
  rowHeights: number[];
  rows: TableCell[][];
  size: number;
  lineHeight: number;
  border: string;
  font: string | null;
  alt: string;
}

/** Distance from the edge of a cell to its text, left and right, in points. */
export const cellPadding = 10;

export interface TableCell {
  slot: string;
  text: string;
  lines: string[];
  isBold: boolean;
  color: string;
  fill: string;
  align: 'left' | 'center' | 'right';
  isOverfull: boolean;
}

export interface ChartElement extends Box {
  kind: 'chart';
  form: 'bar' | 'line';
  categories: string[];
  series: { name: string; values: (number | null)[]; color: string }[];
  /** The value axis: from `from` to `to` in steps. */
  axis: { from: number; to: number; step: number };
  /** Where the bars stand, as shares of the element's box. */
  plot: Box;
  size: number;
  ink: string;
  muted: string;
  grid: string;
  font: string | null;
  alt: string;
}

/** Whether a text or a table cell of a slide does not fit its box. */
export function isOverfull({ elements }: Scene): boolean {
  return elements.some((element) =>
    element.kind === 'text'
      ? element.isOverfull
      : element.kind === 'table' && element.rows.some((row) => row.some((cell) => cell.isOverfull)),
  );
}
