export type PageSlot = number | 'gapBefore' | 'gapAfter';

/**
 * Buttons of a pagination: first, last, the current page with its neighbours, gaps between. Always seven slots when
 * there are more than seven pages, so that the buttons stay under the pointer while paging.
 */
export function pageSlots(page: number, pageCount: number): PageSlot[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gapAfter', pageCount];
  if (page >= pageCount - 3) return [1, 'gapBefore', ...range(pageCount - 4, pageCount)];
  return [1, 'gapBefore', page - 1, page, page + 1, 'gapAfter', pageCount];
}
