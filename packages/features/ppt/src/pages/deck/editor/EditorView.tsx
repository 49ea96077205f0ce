'use client';
import { loadChunk, useFeatureHost } from '@hengce/feature-kit';
import { type Unsaved, useUnsaved } from '@hengce/feature-parts';
import { Drawer, Icon, IconButton, Skeleton, SkeletonDelay, StateView, toast, useMediaQuery } from '@hengce/ui';
import { media } from '@hengce/ui/theme';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Deck } from '../../../data/deck';
import { pastedTable, tableSlide } from '../../../model/pastedTable';
import type { DeckWork } from '../../../model/session';
import { SavingNote } from '../../../saving/SavingNote';
import { useKeepMine } from '../../../saving/useKeepMine';
import { usePptText } from '../../../text';
import { strip, workspace } from '../DeckPage.css';
import { FindPanel } from '../tools/FindPanel';
import type { Tool } from '../tools/tool';
import { toolHead } from '../tools/tools.css';
import { OutdatedNote } from '../updates/OutdatedNote';
import { type Outdated, useOutdated } from '../updates/useOutdated';
import { Canvas } from './Canvas';
import { DeckBar } from './DeckBar';
import { editor, side, sideTitle, stack } from './EditorView.css';
import { Pages } from './Pages';
import { SlidePanel } from './SlidePanel';
import { type DeckSession, isDeckWork, slidesDraftKey, useDeckSession } from './useDeckSession';

/** The rules of proofreading come where they are asked for. */
const CheckPanel = lazy(async () => ({
  default: await loadChunk('ppt.check', async () => (await import('../tools/CheckPanel')).CheckPanel),
}));

/** What compares texts comes where a policy was updated. */
const UpdatesPanel = lazy(async () => ({
  default: await loadChunk('ppt.updates', async () => (await import('../updates/UpdatesPanel')).UpdatesPanel),
}));

export interface EditorViewProps {
  deck: Deck;
  /** Reads the deck anew. */
  onReload: () => Promise<void>;
  onOutline: () => void;
}

/** Slides of a deck: thumbnails, the one that is open, its content. */
export function EditorView(props: EditorViewProps) {
  const unsaved = useUnsaved(slidesDraftKey(props.deck.id), isDeckWork);
  return unsaved === undefined ? <Skeleton variant="text" lines={6} /> : <OpenDeck {...props} unsaved={unsaved} />;
}

function OpenDeck({ deck, unsaved, onReload, onOutline }: EditorViewProps & { unsaved: Unsaved<DeckWork> | null }) {
  const text = usePptText().editor;
  const { drafts } = useFeatureHost();
  const open = useDeckSession(deck, unsaved);
  const { slide, autosave, dispatch } = open;
  const isNarrow = useMediaQuery(media.belowMd);
  const [tool, setTool] = useState<Tool | null>(null);
  const outdated = useOutdated(deck, open.work.slides);
  const panel = useRef<HTMLDivElement>(null);
  // The slide is drawn before its fields.
  const hasFields = useDeferredValue(true, false);
  const keepMine = useKeepMine(deck.id, autosave);
  const reload = () => void Promise.resolve(drafts?.write(slidesDraftKey(deck.id), null)).then(onReload);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (key === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      setTool('find');
    }
    if (isField(event.target) || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    dispatch({ type: key === 'y' || event.shiftKey ? 'redone' : 'undone' });
  };
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    const rows = isField(event.target) ? null : pastedTable(data.getData('text/html'), data.getData('text/plain'));
    if (!rows) return;
    event.preventDefault();
    const made = tableSlide(rows);
    const { slides } = open.work;
    const to = slides.length === 0 ? 0 : open.at + 1;
    open.change({ slides: [...slides.slice(0, to), made, ...slides.slice(to)] }, { chosen: [made.id] });
    toast(text.pasted(to + 1), { action: { label: text.undo, onPress: () => dispatch({ type: 'undone' }) } });
  };
  const editSlot = (path: string) => {
    // A tool makes room for the fields first.
    flushSync(() => setTool(null));
    panel.current?.querySelector<HTMLElement>(`[data-slot="${path}"] :is(textarea, input)`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: of the whole editor, whatever in it has the focus
    <div className={workspace} onKeyDown={onKeyDown} onPaste={onPaste} onBlur={() => dispatch({ type: 'settled' })}>
      <DeckBar {...{ deck, open, onOutline }} onTool={setTool} />
      <div className={editor}>
        <Pages open={open} isNarrow={isNarrow} />
        <div>
          <div className={strip}>
            <SavingNote {...autosave} onReload={reload} onKeepMine={keepMine} />
            <OutdatedNote outdated={outdated} onLook={() => setTool('updates')} />
          </div>
          {slide ? (
            <Canvas {...{ deck, open, slide }} onEdit={isNarrow ? undefined : editSlot} />
          ) : (
            <StateView kind="empty" title={text.empty} description={text.emptyBody} />
          )}
        </div>
        {tool && isNarrow ? (
          <Drawer
            title={text[tool]}
            placement="bottom"
            startsHalf
            isOpen
            onOpenChange={(isOpen) => !isOpen && setTool(null)}
          >
            <ToolPanel {...{ tool, open, outdated }} />
          </Drawer>
        ) : null}
        {!isNarrow && (tool || slide) ? (
          <aside className={side} aria-label={text[tool ?? 'fields']} ref={panel}>
            <div className={stack}>
              <div className={toolHead}>
                <h2 className={sideTitle}>{text[tool ?? 'fields']}</h2>
                {tool ? (
                  <IconButton size="sm" label={text.close} icon={<Icon icon={X} />} onPress={() => setTool(null)} />
                ) : null}
              </div>
              {tool ? (
                <ToolPanel {...{ tool, open, outdated }} />
              ) : slide && hasFields ? (
                <SlidePanel {...{ deck, open, slide }} />
              ) : null}
            </div>
          </aside>
        ) : null}
      </div>
    </div>
  );
}

const isField = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]');

function ToolPanel({ tool, open, outdated }: { tool: Tool; open: DeckSession; outdated: Outdated }) {
  const text = usePptText();
  if (tool === 'find') return <FindPanel open={open} />;
  return (
    <Suspense
      fallback={
        <SkeletonDelay isLoading skeleton={<Skeleton variant="text" lines={4} />} label={text[tool].opening}>
          {null}
        </SkeletonDelay>
      }
    >
      {tool === 'check' ? <CheckPanel open={open} /> : <UpdatesPanel {...{ open, outdated }} />}
    </Suspense>
  );
}
