import type { DrawnShape } from '@hengce/deck';

/** Slides that are drawn already, in points. */
export interface SlidesPdf {
  title: string;
  createdAt: Date;
  /** PNG or JPEG by the name that shapes have for it; one that is not there is left out. */
  images?: ReadonlyMap<string, Uint8Array>;
  pages: readonly {
    /** Bookmark. */
    title: string;
    width: number;
    height: number;
    /** Colour as six hexadecimal digits, like those of the shapes. */
    background: string;
    shapes: readonly DrawnShape[];
  }[];
}
