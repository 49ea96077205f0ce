/** Content of a slide, by its layout. Lists keep their order; an absent text takes no place. */
export interface LayoutData {
  cover: { title: string; subtitle?: string; unit?: string; date?: string };
  contents: { title: string; items: { text: string }[] };
  section: { number: string; title: string; lead?: string };
  bullets: { title: string; items: { text: string }[] };
  twoColumn: { title: string; columns: { head: string; body: string }[] };
  comparison: { title: string; head: string[]; rows: ComparisonRow[] };
  timeline: { title: string; nodes: { date: string; label: string; isPast?: boolean }[] };
  process: { title: string; steps: { head: string; text: string }[] };
  figures: { title: string; figures: Figure[]; source: string };
  chart: ChartData;
  table: { title: string; head: string[]; rows: string[][]; source?: string };
  quote: { text: string; source: string };
  people: { title: string; people: { name: string; role: string; about?: string }[] };
  picture: { title: string; text: string; image: SlideImage };
  closing: { title: string; steps: { text: string }[]; contact?: string };
}

export type LayoutId = keyof LayoutData;

/** Layouts whose words a model may write. A cover, contents, sections, charts, people, quotes and pictures are the user's. */
export const writtenLayouts = [
  'bullets',
  'twoColumn',
  'comparison',
  'timeline',
  'process',
  'figures',
  'table',
] as const satisfies readonly LayoutId[];
export type WrittenLayout = (typeof writtenLayouts)[number];

export interface ComparisonRow {
  label: string;
  cells: string[];
  /** Marked as what tells them apart. */
  isDifference?: boolean;
}

export interface Figure {
  /** As it is written, such as `300` or `15%`. */
  number: string;
  /** Such as 万元; empty when the number holds it. */
  unit: string;
  label: string;
}

/** Categories along the axis, a value for each in every series; null where there is none. */
export interface ChartData {
  /** The claim that the chart shows. */
  title: string;
  form: 'bar' | 'line';
  /** Unit of all values, such as 万元. */
  unit: string;
  categories: string[];
  series: { name: string; values: (number | null)[] }[];
  source: string;
}

export interface SlideImage {
  /** Name of the stored file; empty while none is chosen. */
  file: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
}
