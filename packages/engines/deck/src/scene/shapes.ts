import type { Box } from './scene';

/** Shape, in points, that a renderer without tables and charts of its own draws; later shapes cover earlier ones. */
export type DrawnShape =
  | ({ kind: 'box'; shape: 'rectangle' | 'ellipse'; fill: string; radius: number } & Box)
  | { kind: 'line'; points: [x: number, y: number][]; stroke: string; width: number }
  | DrawnText
  | ({ kind: 'image'; file: string; alt: string } & Box);

/** One line of text, with the slot that it is of. */
export interface DrawnText {
  kind: 'text';
  slot: string;
  text: string;
  /** Its left end and its baseline. */
  x: number;
  baseline: number;
  size: number;
  isBold: boolean;
  isSerif: boolean;
  font: string | null;
  color: string;
}
