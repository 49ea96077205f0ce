'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { type Unsaved, useUnsaved } from '@hengce/feature-parts';
import { Skeleton, StateView, useMediaQuery } from '@hengce/ui';
import { media } from '@hengce/ui/theme';
import { type KeyboardEvent, useRef } from 'react';
import type { Deck } from '../../../data/ppt';
import type { DeckWork } from '../../../model/session';
import { SavingNote } from '../../../saving/SavingNote';
import { useKeepMine } from '../../../saving/useKeepMine';
import { usePptText } from '../../../text';
import { strip, workspace } from '../DeckPage.css';
import { Canvas } from './Canvas';
import { DeckBar } from './DeckBar';
import { editor, side } from './EditorView.css';
import { Pages } from './Pages';
import { SlidePanel } from './SlidePanel';
import { isDeckWork, slidesDraftKey, useDeckSession } from './useDeckSession';

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
  const panel = useRef<HTMLDivElement>(null);
  const keepMine = useKeepMine(deck.id, autosave);
  const reload = () => void Promise.resolve(drafts?.write(slidesDraftKey(deck.id), null)).then(onReload);
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
    const key = event.key.toLowerCase();
    if (isField || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    dispatch({ type: key === 'y' || event.shiftKey ? 'redone' : 'undone' });
  };
  const editSlot = (path: string) =>
    panel.current?.querySelector<HTMLElement>(`[data-slot="${path}"] :is(textarea, input)`)?.focus();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: of the whole editor, whatever in it has the focus
    <div className={workspace} onKeyDown={onKeyDown} onBlur={() => dispatch({ type: 'settled' })}>
      <DeckBar {...{ deck, open, onOutline }} />
      <div className={editor}>
        <Pages open={open} isNarrow={isNarrow} />
        <div>
          <div className={strip}>
            <SavingNote {...autosave} onReload={reload} onKeepMine={keepMine} />
          </div>
          {slide ? (
            <Canvas {...{ deck, open, slide }} onEdit={isNarrow ? undefined : editSlot} />
          ) : (
            <StateView kind="empty" title={text.empty} description={text.emptyBody} />
          )}
        </div>
        {slide && !isNarrow ? (
          <aside className={side} aria-label={text.fields} ref={panel}>
            <SlidePanel {...{ deck, open, slide }} />
          </aside>
        ) : null}
      </div>
    </div>
  );
}
