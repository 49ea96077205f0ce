'use client';
import type { ChatBox } from '@hengce/api';
import type { PageViewport } from 'pdfjs-dist';
import { memo, useEffect, useRef, useState } from 'react';
import { useChatText } from '../../text';
import type { OpenPdf } from './engine/openPdf';
import type { PlacedPage } from './model/layout';
import { canvasHolder, mark, note, noteLine, paper, textLayer } from './PdfPane.css';

interface PdfPageViewProps {
  pdf: OpenPdf;
  page: number;
  place: PlacedPage;
  marks: readonly ChatBox[];
}

/** Milliseconds before a page is drawn, so that pages which only fly past are not. */
const settleMs = 60;
/** Largest number of pixels of a canvas; some phones draw nothing on a larger one. */
const maxPixels = 16_000_000;

/** One page: its picture, its selectable text, its marks. Rendered only while it is near the view. */
export const PdfPageView = memo(function PdfPageView({ pdf, page, place, marks }: PdfPageViewProps) {
  const text = useChatText().pdf;
  const holder = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'scanned' | 'failed'>('drawing');
  const { scale } = place;

  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = draw(pdf, page, scale, element, () => setState('failed'));
    }, settleMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [pdf, page, scale]);

  useEffect(() => {
    const element = words.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = layWords(pdf, page, element, (hasWords) => {
        if (hasWords) return setState((before) => (before === 'failed' ? before : 'drawn'));
        void isPicture(pdf, page).then((is) => setState((before) => (before === 'drawing' && is ? 'scanned' : before)));
      });
    }, settleMs);
    return () => {
      clearTimeout(timer);
      stop?.();
      element.replaceChildren();
    };
  }, [pdf, page]);

  // pdf.js releases what it has read of a page; the canvas gives its memory back at once.
  useEffect(() => {
    const element = holder.current;
    return () => {
      if (element) release(element);
      void pdf.document.getPage(page).then(
        (proxy) => proxy.cleanup(),
        () => undefined,
      );
    };
  }, [pdf, page]);

  return (
    <figure
      className={paper}
      // Paper is white in the dark theme too, and what lies on it is seen against white.
      data-hc-theme="light"
      data-page={page}
      aria-label={text.page(page)}
      style={{ top: place.top, left: place.left, width: place.width, height: place.height }}
    >
      <div ref={holder} className={canvasHolder} aria-hidden="true" />
      {marks.map((box) => (
        <div
          key={`${box.x} ${box.y}`}
          className={mark}
          data-mark
          style={{
            left: `${box.x * 100}%`,
            top: `${box.y * 100}%`,
            width: `${box.width * 100}%`,
            height: `${box.height * 100}%`,
          }}
        />
      ))}
      <div ref={words} className={textLayer} data-words style={{ '--total-scale-factor': scale } as object} />
      {state === 'scanned' || state === 'failed' ? (
        <p className={note}>
          {state === 'scanned' ? text.scanned : text.pageFailed}
          {state === 'scanned' ? <span className={noteLine}>{text.scannedNote}</span> : null}
        </p>
      ) : null}
    </figure>
  );
});

/** Draws beside what is shown and takes its place when it is done, so that a page never goes blank. @returns a function that cancels it */
function draw(
  { document: pdf }: OpenPdf,
  page: number,
  scale: number,
  holder: HTMLElement,
  onFailure: () => void,
): () => void {
  let isOver = false;
  let cancel: (() => void) | undefined;
  const canvas = document.createElement('canvas');
  const start = async () => {
    const proxy = await pdf.getPage(page);
    if (isOver) return;
    const viewport: PageViewport = proxy.getViewport({ scale });
    const density = Math.min(
      globalThis.devicePixelRatio || 1,
      Math.sqrt(maxPixels / Math.max(1, viewport.width * viewport.height)),
    );
    canvas.width = Math.max(1, Math.round(viewport.width * density));
    canvas.height = Math.max(1, Math.round(viewport.height * density));
    const task = proxy.render({ canvas, viewport: proxy.getViewport({ scale: scale * density }) });
    cancel = () => task.cancel();
    await task.promise;
    if (isOver) return;
    release(holder);
    holder.replaceChildren(canvas);
  };
  start().catch(() => {
    canvas.width = 0;
    if (!isOver) onFailure();
  });
  return () => {
    isOver = true;
    cancel?.();
    if (!canvas.isConnected) canvas.width = 0;
  };
}

function release(holder: HTMLElement): void {
  for (const canvas of holder.querySelectorAll('canvas')) canvas.width = 0;
}

/** Lays invisible words over the picture, where the page has them. */
function layWords(
  { document: pdf, TextLayer }: OpenPdf,
  page: number,
  layer: HTMLElement,
  onDone: (hasWords: boolean) => void,
) {
  let isOver = false;
  let cancel: (() => void) | undefined;
  const start = async () => {
    const proxy = await pdf.getPage(page);
    if (isOver) return;
    // The scale stands in a variable of the layer, so zooming asks nothing of it.
    const textLayer = new TextLayer({
      textContentSource: proxy.streamTextContent(),
      container: layer,
      viewport: proxy.getViewport({ scale: 1 }),
    });
    cancel = () => textLayer.cancel();
    await textLayer.render();
    if (isOver) return;
    onDone(textLayer.textContentItemsStr.some((words) => words.trim() !== ''));
    // Below the words, and while something is being selected behind them: else a selection jumps where there are none.
    const end = document.createElement('div');
    end.dataset.end = '';
    layer.append(end);
  };
  start().catch(() => undefined);
  return () => {
    isOver = true;
    cancel?.();
  };
}

/** Whether a page without words shows a picture, as a scan does; otherwise it is empty. */
async function isPicture({ document: pdf, pictureOperators }: OpenPdf, page: number): Promise<boolean> {
  const { fnArray } = await (await pdf.getPage(page)).getOperatorList();
  return fnArray.some((operator) => pictureOperators.has(operator));
}
