'use client';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { PageSize } from './model/layout';

/** Number of pages whose sizes are asked for at once. */
const batch = 40;

/**
 * Size of every page: at first that of the first page for all, then their own; nothing renders again while they are
 * equal. Null until the first is known; A4 for all where it cannot be read.
 */
export function usePageSizes(document: PDFDocumentProxy): readonly PageSize[] | null {
  const [sizes, setSizes] = useState<readonly PageSize[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const sizeOf = async (page: number): Promise<PageSize> => {
      const { width, height } = (await document.getPage(page)).getViewport({ scale: 1 });
      return { width, height };
    };
    const read = async () => {
      const first = await sizeOf(1);
      let known = Array.from({ length: document.numPages }, () => first);
      if (isOver) return;
      setSizes(known);
      for (let from = 2; from <= document.numPages && !isOver; from += batch) {
        const pages = Array.from({ length: Math.min(batch, document.numPages - from + 1) }, (_, index) => from + index);
        // A page that cannot be read says so in its place, which has to have a size.
        const read = await Promise.all(pages.map((page) => sizeOf(page).catch(() => first)));
        if (read.every(({ width, height }) => width === first.width && height === first.height)) continue;
        known = [...known.slice(0, from - 1), ...read, ...known.slice(from - 1 + read.length)];
        if (!isOver) setSizes(known);
      }
    };
    read().catch(() => {
      if (!isOver) setSizes(Array.from({ length: document.numPages }, () => ({ width: 595, height: 842 })));
    });
    return () => {
      isOver = true;
    };
  }, [document]);
  return sizes;
}
