/** Size of a page in points, rotated as it is shown. */
export interface PageSize {
  width: number;
  height: number;
}

/** Zoom: `width` fits every page to the pane; a number is a factor, 1 the size on paper. */
export type Zoom = 'width' | number;

export interface PlacedPage extends PageSize {
  top: number;
  left: number;
  /** Pixels per point. */
  scale: number;
}

export interface PlacedPages {
  pages: readonly PlacedPage[];
  width: number;
  height: number;
}

/** Pixels between pages, and around all of them. */
export const pageGap = 12;
const pixelsPerPoint = 96 / 72;
export const zoomSteps = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Places of pages, one below the other and centred, in px of a pane that is `paneWidth` px wide. */
export function placePages(sizes: readonly PageSize[], zoom: Zoom, paneWidth: number): PlacedPages {
  const room = Math.max(120, paneWidth - 2 * pageGap);
  let top = pageGap;
  const shapes = sizes.map((size) => {
    const scale = zoom === 'width' ? room / size.width : zoom * pixelsPerPoint;
    const page = { top, width: Math.round(size.width * scale), height: Math.round(size.height * scale), scale };
    top += page.height + pageGap;
    return page;
  });
  const widest = shapes.reduce((most, page) => Math.max(most, page.width), room);
  const width = widest + 2 * pageGap;
  return {
    pages: shapes.map((page) => ({ ...page, left: Math.round((width - page.width) / 2) })),
    width,
    height: top,
  };
}

/** Number of the page, from 1, at a height in px; a gap belongs to the page above. */
export function pageAt({ pages }: PlacedPages, y: number): number {
  let low = 0;
  let high = pages.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pages[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** Next of `zoomSteps` in a direction, the outermost at either end. @param present present zoom factor; at `width` the factor that fits */
export function nextZoom(present: number, direction: 1 | -1): number {
  const further = zoomSteps.filter((step) => (step - present) * direction > 0.01);
  const end = direction === 1 ? (zoomSteps.at(-1) ?? 1) : zoomSteps[0];
  return (direction === 1 ? further[0] : further.at(-1)) ?? end;
}

/** Zoom factor (1 is the size on paper) of a scale in pixels per point. */
export const zoomOf = (scale: number): number => scale / pixelsPerPoint;

/** Place of a document at the top of the view, which stays there when the pages change size. */
export interface Anchor {
  page: number;
  /** Share of the page's height, 0–1. */
  share: number;
}

export function anchorAt(placed: PlacedPages, y: number): Anchor {
  const page = pageAt(placed, y);
  const shape = placed.pages[page - 1];
  return { page, share: shape && shape.height > 0 ? (y - shape.top) / shape.height : 0 };
}

export function heightOf(placed: PlacedPages, { page, share }: Anchor): number {
  const shape = placed.pages[page - 1];
  return shape ? shape.top + share * shape.height : 0;
}
