import type { Brand } from './brand';
import type { LayoutData, LayoutId } from './layoutData';

/** Presentation as it is stored: the content of each slide, not the places of its parts. */
export interface Deck {
  id: string;
  /** Rises with every saved change. */
  revision: number;
  title: string;
  themeId: string;
  /** Laid over the theme. */
  brand?: Brand | null;
  aspect: Aspect;
  slides: Slide[];
  sources: Source[];
}

export type Aspect = '16:9' | '4:3';

/** A slide of one of the layouts. */
export type Slide = { [L in LayoutId]: SlideOf<L> }[LayoutId];

export interface SlideOf<L extends LayoutId> {
  id: string;
  layout: L;
  data: LayoutData[L];
  /** What the speaker says, plain text. */
  notes?: string;
  /** Of those who work on it, oldest first; never shown to others. */
  comments?: SlideComment[];
  cites?: Cite[];
  /** Kept as it is when slides are written anew. */
  isLocked?: boolean;
  /** Left out of presentation and export. */
  isHidden?: boolean;
  /** Changes of place and size by slot, the only free geometry. */
  overrides?: Record<string, Override>;
  /** A model wrote it, which every drawing of it shows (AI生成). */
  isWritten?: boolean;
  /** Numbers of a model that no source says (待核实), by slot; a mark holds while the slot contains its text. */
  unverified?: { path: string; text: string }[];
}

/** What somebody who works on a slide wants to be thought of (批注). */
export interface SlideComment {
  id: string;
  text: string;
  /** Moment of writing, ISO 8601. */
  at: string;
  isDone?: boolean;
}

/** A change of one slot, in points; `sizeStep` counts steps of the ladder of sizes, negative is smaller. */
export interface Override {
  dx?: number;
  dy?: number;
  w?: number;
  h?: number;
  sizeStep?: number;
}

/** Words of a source that a slot rests on. */
export interface Cite {
  /** Slot of the slide, such as `items.2.text`. */
  path: string;
  sourceId: string;
  /** Paragraph of the source, from 0. */
  paragraph: number;
  /** Words of the paragraph. */
  quote: string;
  /** Source of a later version that says otherwise: the words were compared with it and kept. */
  keptBeside?: string;
}

export interface Source {
  id: string;
  title: string;
  /** Where it opens in the product; empty for an upload. */
  href?: string;
}
