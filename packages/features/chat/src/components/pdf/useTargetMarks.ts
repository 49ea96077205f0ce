'use client';
import type { ChatBox } from '@hengce/api';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { locateQuote, textOf } from './model/locateQuote';
import type { PdfTarget } from './pdfPaneProps';

export type TargetMarks =
  /** No target, or it is still being looked up. */
  | { kind: 'none'; boxes: readonly [] }
  /** A page without a place on it. */
  | { kind: 'page'; page: number; boxes: readonly [] }
  | { kind: 'marked'; page: number; boxes: readonly ChatBox[] }
  | { kind: 'unsure'; page: number; boxes: readonly [] };

const none: TargetMarks = { kind: 'none', boxes: [] };

/**
 * Marks of a target: its boxes (`marked`), else those of its quote where that is found with certainty; `unsure` where
 * it is not, `page` without a quote, `none` without a target and while it is sought.
 */
export function useTargetMarks(document: PDFDocumentProxy, target: PdfTarget | null): TargetMarks {
  const [marks, setMarks] = useState<TargetMarks>(none);
  useEffect(() => {
    let isOver = false;
    setMarks(none);
    if (target)
      findMarks(document, target).then((found) => {
        if (!isOver) setMarks(found);
      });
    return () => {
      isOver = true;
    };
  }, [document, target]);
  return marks;
}

async function findMarks(document: PDFDocumentProxy, { page: asked, boxes, quote }: PdfTarget): Promise<TargetMarks> {
  const page = Math.min(document.numPages, Math.max(1, Math.trunc(asked) || 1));
  const onPages = (boxes ?? []).filter((box) => box.page >= 1 && box.page <= document.numPages);
  if (onPages.length > 0) return { kind: 'marked', page: onPages[0]?.page ?? page, boxes: onPages };
  if (!quote) return { kind: 'page', page, boxes: [] };
  const read = async (number: number) =>
    number < 1 || number > document.numPages ? [] : [await textOf(await document.getPage(number))];
  try {
    const own = await read(page);
    let found = locateQuote(quote, own);
    // It may begin here and end on the next page, or the other way round.
    if (found.length === 0) found = locateQuote(quote, [...own, ...(await read(page + 1))]);
    if (found.length === 0) found = locateQuote(quote, [...(await read(page - 1)), ...own]);
    if (found[0]) return { kind: 'marked', page: found[0].page, boxes: found };
  } catch {
    // A page that cannot be read marks nothing.
  }
  return { kind: 'unsure', page, boxes: [] };
}
