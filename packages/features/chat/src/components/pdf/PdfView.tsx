'use client';
import type { ChatBox } from '@hengce/api';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useChatText } from '../../text';
import type { OpenPdf } from './engine/openPdf';
import { nextZoom, type Zoom, zoomOf } from './model/layout';
import { PdfPageView } from './PdfPageView';
import { pane, scroller, sheet, status } from './PdfPane.css';
import { PdfToolbar } from './PdfToolbar';
import type { PdfPaneProps } from './pdfPaneProps';
import { SelectionMenu } from './SelectionMenu';
import { usePageLabels } from './usePageLabels';
import { usePageScroll } from './usePageScroll';
import { usePageSizes } from './usePageSizes';
import { useTargetMarks } from './useTargetMarks';

interface PdfViewProps extends Omit<PdfPaneProps, 'load'> {
  pdf: OpenPdf;
}

const noMarks: readonly ChatBox[] = [];
/** Milliseconds for which the place that was jumped to is named. */
const statusMs = 6_000;
/** Factor between distances of two fingers that is a step of the zoom. */
const pinchStep = 1.25;

/** View of an opened document: toolbar, pages and the menu of a selection. */
export function PdfView({ name, pdf, target = null, onPageChange, onAsk, actions }: PdfViewProps) {
  const text = useChatText().pdf;
  const [zoom, setZoom] = useState<Zoom>('width');
  const [isSelecting, setSelecting] = useState(false);
  const sizes = usePageSizes(pdf.document);
  const labels = usePageLabels(pdf.document);
  const view = useRef<HTMLElement>(null);
  const { placed, range, page, goTo } = usePageScroll(view, sizes, zoom, onPageChange);
  const marks = useTargetMarks(pdf.document, target);
  const pages = pdf.document.numPages;

  // To the place, as soon as it is known and the pages stand.
  const isLaidOut = placed !== null;
  useEffect(() => {
    if (isLaidOut && marks.kind !== 'none') goTo(marks.page, marks.boxes[0]);
  }, [marks, isLaidOut, goTo]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (marks.kind === 'none') return;
    setSaid(marks.kind === 'marked' ? text.marked(marks.page) : marks.kind === 'unsure' ? text.unsure(marks.page) : '');
    const timer = setTimeout(() => setSaid(''), statusMs);
    return () => clearTimeout(timer);
  }, [marks, text]);

  const scale = placed?.pages[page - 1]?.scale ?? 1;
  const step = (direction: 1 | -1) => setZoom(nextZoom(zoomOf(scale), direction));
  // Browsers zoom the whole page where nobody says otherwise, and listen to React too late.
  const stepper = useRef(step);
  stepper.current = step;
  useEffect(() => {
    const element = view.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      stepper.current(event.deltaY < 0 ? 1 : -1);
    };
    // Two fingers, a step at a time: every step is drawn sharply.
    let apart = 0;
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (apart === 0) apart = now;
      else if (now > apart * pinchStep || now * pinchStep < apart) {
        stepper.current(now > apart ? 1 : -1);
        apart = now;
      }
    };
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    element?.addEventListener('wheel', onWheel, { passive: false });
    for (const type of touches) element?.addEventListener(type, onTouch, { passive: false });
    return () => {
      element?.removeEventListener('wheel', onWheel);
      for (const type of touches) element?.removeEventListener(type, onTouch);
    };
  }, []);

  const keys: Readonly<Record<string, () => void>> = {
    PageDown: () => goTo(Math.min(pages, page + 1)),
    PageUp: () => goTo(Math.max(1, page - 1)),
    ArrowRight: () => goTo(Math.min(pages, page + 1)),
    ArrowLeft: () => goTo(Math.max(1, page - 1)),
    Home: () => goTo(1),
    End: () => goTo(pages),
    '+': () => step(1),
    '=': () => step(1),
    '-': () => step(-1),
    '0': () => setZoom('width'),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, key, target: from, currentTarget } = event;
    const act = keys[key];
    if (!act || from !== currentTarget || altKey || ctrlKey || metaKey || (shiftKey && key !== '+')) return;
    const { scrollWidth, clientWidth } = currentTarget;
    // Wider than the pane: these look at the rest of the page.
    if ((key === 'ArrowLeft' || key === 'ArrowRight') && scrollWidth > clientWidth + 1) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={pane}>
      <PdfToolbar
        page={page}
        pages={pages}
        label={labels?.[page - 1]}
        zoom={zoomOf(scale)}
        isFitted={zoom === 'width'}
        onJump={goTo}
        onStep={step}
        onFit={() => setZoom('width')}
        actions={actions}
      />
      <section
        ref={view}
        className={scroller}
        aria-label={text.region(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        data-selecting={isSelecting || undefined}
        onPointerDown={() => setSelecting(true)}
        onPointerUp={() => setSelecting(false)}
        onPointerCancel={() => setSelecting(false)}
      >
        {placed ? (
          <div className={sheet} style={{ width: placed.width, height: placed.height }}>
            {placed.pages.slice(range.from - 1, range.to).map((place, index) => {
              const number = range.from + index;
              const own = marks.boxes.filter((box) => box.page === number);
              return (
                <PdfPageView
                  key={number}
                  pdf={pdf}
                  page={number}
                  place={place}
                  marks={own.length > 0 ? own : noMarks}
                />
              );
            })}
            <SelectionMenu scroller={view} onAsk={onAsk} />
          </div>
        ) : null}
      </section>
      <div className={status} role="status">
        {said}
      </div>
    </div>
  );
}
