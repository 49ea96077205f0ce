'use client';
import type { ChatBox } from '@hengce/api';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Anchor,
  anchorAt,
  heightOf,
  type PageSize,
  type PlacedPages,
  pageAt,
  pageGap,
  placePages,
  type Zoom,
} from './model/layout';

export interface PageScroll {
  placed: PlacedPages | null;
  /** Rendered pages, both ends included. */
  range: { from: number; to: number };
  /** Number of the page that is read. */
  page: number;
  /** Scrolls to the top of a page, or to a part of it. */
  goTo: (page: number, box?: ChatBox) => void;
}

/** Height that is rendered above and below what is seen, as a share of it. */
const overscan = 0.5;
/** Height at which the top of a page has to be for that page to be the current one, as a share of the view. */
const readingLine = 0.3;
/** Height at which a marked place is put, as a share of the view. */
const markLine = 0.25;

/** Rendered pages, the page that is read, and scrolling to others. The view stays at its place when pages change size. */
export function usePageScroll(
  view: RefObject<HTMLElement | null>,
  sizes: readonly PageSize[] | null,
  zoom: Zoom,
  onPageChange: ((page: number) => void) | undefined,
): PageScroll {
  const [width, setWidth] = useState(0);
  const [range, setRange] = useState({ from: 1, to: 1 });
  const [page, setPage] = useState(1);
  const anchor = useRef<Anchor>({ page: 1, share: 0 });
  const placed = useMemo(() => (sizes && width > 0 ? placePages(sizes, zoom, width) : null), [sizes, zoom, width]);

  const latest = useRef(placed);
  latest.current = placed;

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      // Put away, as behind a tab: it comes back as it was.
      if (element.clientWidth === 0) return;
      setWidth(element.clientWidth);
      if (latest.current) element.scrollTop = heightOf(latest.current, anchor.current);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);

  const look = useCallback(() => {
    const element = view.current;
    if (!element || !placed || element.clientHeight === 0) return;
    const { scrollTop, clientHeight } = element;
    anchor.current = anchorAt(placed, scrollTop);
    const from = pageAt(placed, scrollTop - overscan * clientHeight);
    const to = pageAt(placed, scrollTop + (1 + overscan) * clientHeight);
    setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
    const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= placed.height - 1;
    setPage(isAtEnd ? placed.pages.length : pageAt(placed, scrollTop + readingLine * clientHeight));
  }, [view, placed]);

  // Before it is painted, so that nothing is seen to move.
  useLayoutEffect(() => {
    const element = view.current;
    if (!element || !placed) return;
    element.scrollTop = heightOf(placed, anchor.current);
    look();
  }, [view, placed, look]);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let frame = 0;
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [view, look]);

  const tell = useRef(onPageChange);
  tell.current = onPageChange;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) tell.current?.(page);
    isFirst.current = false;
  }, [page]);

  const goTo = useCallback(
    (number: number, box?: ChatBox) => {
      const element = view.current;
      const place = latest.current?.pages[(box?.page ?? number) - 1];
      if (!element || !place) return;
      element.scrollTop = box
        ? place.top + box.y * place.height - markLine * element.clientHeight
        : place.top - pageGap;
      if (box) {
        const middle = place.left + (box.x + box.width / 2) * place.width;
        element.scrollLeft = middle - element.clientWidth / 2;
      }
    },
    [view],
  );
  return { placed, range, page, goTo };
}
