'use client';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

/** Printed page numbers of a document, in the order of its pages; null where it has none, and until they are read. */
export function usePageLabels(document: PDFDocumentProxy): readonly string[] | null {
  const [labels, setLabels] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isOver = false;
    document.getPageLabels().then(
      (found) => {
        if (!isOver) setLabels(found);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [document]);
  return labels;
}
