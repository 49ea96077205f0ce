import { estimateWidth } from '../../ruler/labels';
import type { CartesianKind } from '../chartOptions';

export interface AxisLabel {
  x: number;
  words: string;
  anchor: 'start' | 'middle' | 'end';
}
interface AxisLabelsInput {
  kind: CartesianKind;
  categories: readonly string[];
  centres: readonly number[];
  left: number;
  right: number;
}

const room = 8;

/** Words cut to a width in px, with … at the end; the full words are at the point and in the table. */
export function cutTo(words: string, width: number): string {
  if (estimateWidth(words) <= width) return words;
  let cut = words;
  while (cut && estimateWidth(`${cut}…`) > width) cut = cut.slice(0, -1);
  return `${cut}…`;
}

/** Labels of the axis, all of them when they fit; otherwise bars of 36 px and more cut theirs, and the rest label their ends only. */
export function axisLabels({ kind, categories, centres, left, right }: AxisLabelsInput): AxisLabel[] {
  const isBinned = kind === 'histogram';
  const bins = Math.max(1, centres.length);
  const places = isBinned ? categories.map((_, index) => left + ((right - left) * index) / bins) : centres;
  const step = places.length > 1 ? (places[1] ?? 0) - (places[0] ?? 0) : right - left;
  const widest = Math.max(0, ...categories.map((words) => estimateWidth(words)));
  const last = categories.length - 1;
  const anchorOf = (index: number) => {
    if (kind === 'bar' || last === 0) return 'middle';
    return index === 0 ? 'start' : index === last ? 'end' : 'middle';
  };
  // The outer names of lines and histograms hang inwards, so their neighbours need half as much room again.
  const needed = kind === 'bar' ? widest + room : widest * 1.5 + room;
  const isCut = kind === 'bar' && step >= 36;
  return categories.flatMap((words, index) => {
    const x = places[index];
    if (x === undefined) return [];
    if (needed <= step || isCut) return [{ x, words: cutTo(words, step - room / 2), anchor: anchorOf(index) }];
    if (index !== 0 && index !== last) return [];
    return [{ x, words: cutTo(words, (right - left) / 2 - room), anchor: index === 0 ? 'start' : 'end' }];
  });
}
