'use client';
import { Icon, IconButton, TextField } from '@hengce/ui';
import { ChevronDown, ChevronUp, Minus, Plus, StretchHorizontal } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useChatText } from '../../text';
import { onlyWide, pageField, spring, toolbar, total, zoomValue } from './PdfPane.css';

interface PdfToolbarProps {
  page: number;
  pages: number;
  /** Number that is printed on the page. */
  label: string | undefined;
  zoom: number;
  isFitted: boolean;
  onJump: (page: number) => void;
  onStep: (direction: 1 | -1) => void;
  onFit: () => void;
  actions: ReactNode;
}

export function PdfToolbar({ page, pages, label, zoom, isFitted, onJump, onStep, onFit, actions }: PdfToolbarProps) {
  const text = useChatText().pdf;
  // What is being typed on a page; reading on ends it.
  const [draft, setDraft] = useState<{ page: number; value: string } | null>(null);
  const typed = draft?.page === page ? draft.value : null;
  const setTyped = (value: string) => setDraft({ page, value });
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number.parseInt((typed ?? '').normalize('NFKC'), 10);
    if (Number.isInteger(wanted)) onJump(Math.min(pages, Math.max(1, wanted)));
    setDraft(null);
  };
  return (
    <div className={toolbar} role="toolbar" aria-label={text.toolbar}>
      <IconButton
        size="sm"
        label={text.previous}
        icon={<Icon icon={ChevronUp} />}
        isDisabled={page <= 1}
        onPress={() => onJump(page - 1)}
      />
      <IconButton
        size="sm"
        label={text.next}
        icon={<Icon icon={ChevronDown} />}
        isDisabled={page >= pages}
        onPress={() => onJump(page + 1)}
      />
      <form className={pageField} onSubmit={jump}>
        <TextField
          label={text.jump}
          isLabelHidden
          size="sm"
          inputMode="numeric"
          value={typed ?? String(page)}
          onChange={setTyped}
          onBlur={() => setDraft(null)}
        />
      </form>
      <span className={total}>{text.of(pages)}</span>
      {label !== undefined && label !== String(page) ? <span className={onlyWide}>{text.printed(label)}</span> : null}
      <span className={spring} />
      <IconButton size="sm" label={text.zoomOut} icon={<Icon icon={Minus} />} onPress={() => onStep(-1)} />
      <span className={`${zoomValue} ${onlyWide}`}>{text.zoom(zoom)}</span>
      <IconButton size="sm" label={text.zoomIn} icon={<Icon icon={Plus} />} onPress={() => onStep(1)} />
      <IconButton
        size="sm"
        label={text.fitWidth}
        icon={<Icon icon={StretchHorizontal} />}
        isDisabled={isFitted}
        onPress={onFit}
      />
      {actions}
    </div>
  );
}
