'use client';
import { Button, Icon, useCopy } from '@hengce/ui';
import { Copy, Quote } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useChatText } from '../../text';
import { selectedText } from './model/selectedText';
import { menu } from './PdfPane.css';
import type { PdfQuote } from './pdfPaneProps';

interface Selected extends PdfQuote {
  top: number;
  left: number;
}

interface SelectionMenuProps {
  scroller: RefObject<HTMLElement | null>;
  onAsk: ((quote: PdfQuote) => void) | undefined;
}

/** Milliseconds after the last change after which the selection is complete. */
const settleMs = 150;
/** Width in px that the menu needs, about. */
const room = 220;

/** Menu below selected text; nothing without a selection. */
export function SelectionMenu({ scroller, onAsk }: SelectionMenuProps) {
  const text = useChatText().pdf;
  const copy = useCopy();
  const [selected, setSelected] = useState<Selected | null>(null);

  useEffect(() => {
    const document = scroller.current?.ownerDocument;
    if (!document) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isPressed) setSelected(scroller.current ? readSelection(scroller.current) : null);
      }, settleMs);
    };
    const onDown = () => {
      isPressed = true;
    };
    const onUp = () => {
      isPressed = false;
      read();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setSelected(null);
    };
    document.addEventListener('selectionchange', read);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', read);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
      document.removeEventListener('keydown', onKey);
    };
  }, [scroller]);

  if (!selected) return null;
  const close = () => {
    setSelected(null);
    scroller.current?.ownerDocument.getSelection()?.removeAllRanges();
  };
  return (
    <div
      className={menu}
      role="toolbar"
      aria-label={text.selection}
      style={{ top: selected.top, left: selected.left }}
      // The words stay selected while they are acted upon.
      onMouseDown={(event) => event.preventDefault()}
    >
      {onAsk ? (
        <Button
          size="sm"
          variant="quiet"
          iconStart={<Icon icon={Quote} size="sm" />}
          onPress={() => {
            onAsk({ text: selected.text, page: selected.page });
            close();
          }}
        >
          {text.ask}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        iconStart={<Icon icon={Copy} size="sm" />}
        onPress={() => {
          void copy(selected.text);
          close();
        }}
      >
        {text.copy}
      </Button>
    </div>
  );
}

/** Selected words of pages, and where they end; null for any other selection. */
function readSelection(scroller: HTMLElement): Selected | null {
  const selection = scroller.ownerDocument.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const words = [...scroller.querySelectorAll('[data-words]')].filter((layer) => range.intersectsNode(layer));
  const first = words[0]?.closest<HTMLElement>('[data-page]');
  const text = selectedText(selection.toString());
  const sheet = words[0]?.closest('[data-page]')?.parentElement;
  if (!first || !sheet || text === '' || !scroller.contains(range.startContainer)) return null;
  const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const last = rects.at(-1) ?? range.getBoundingClientRect();
  const origin = sheet.getBoundingClientRect();
  const visible = scroller.getBoundingClientRect();
  const bottom = Math.min(last.bottom + 8, visible.bottom - 48);
  const left = Math.min(Math.max(last.right - room, visible.left + 8), visible.right - room - 8);
  return {
    text,
    page: Number(first.dataset.page),
    top: Math.max(bottom, visible.top + 8) - origin.top,
    left: left - origin.left,
  };
}
