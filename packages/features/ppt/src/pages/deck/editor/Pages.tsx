'use client';
import type { Slide } from '@hengce/deck';
import { Icon, IconButton, Menu, MenuTrigger, type SlideItem, SlideStrip } from '@hengce/ui';
import { Ellipsis, Plus } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { duplicated, emptySlide, type MoveTarget, marked, removed } from '../../../model/slides';
import { nameOfSlide } from '../../../slide/nameOfSlide';
import { Thumbnail } from '../../../slide/Thumbnail';
import { usePptText } from '../../../text';
import { pages, pagesHead } from './EditorView.css';
import type { DeckSession } from './useDeckSession';

/** Small slides that fit on a tall screen. */
const inSight = 12;

/** Slides of the deck in order, and what can be done with those that are chosen. */
export function Pages({ open, isNarrow }: { open: DeckSession; isNarrow: boolean }) {
  const text = usePptText().editor;
  const { work, chosen, at, dispatch, change } = open;
  const { slides, aspect } = work;
  const all = useItems(open);
  const [first] = useState(() => all.map((item, n) => (n < inSight ? item : { ...item, content: null })));
  // The open slide follows each key, the small ones when there is time; when a deck is opened, those out of sight come later.
  const items = useDeferredValue(all, first);
  const of = slides.filter(({ id }) => chosen.includes(id));
  const add = () => {
    const slide = emptySlide('bullets');
    change({ slides: [...slides.slice(0, at + 1), slide, ...slides.slice(at + 1)] }, { chosen: [slide.id] });
  };
  const remove = () => {
    const rest = removed(slides, chosen);
    const next = rest[Math.min(at, rest.length - 1)];
    change({ slides: rest }, { chosen: next ? [next.id] : [] });
  };
  const act = (id: string) => {
    if (id === 'add') add();
    else if (id === 'remove') remove();
    else if (id === 'duplicate') {
      const { slides: next, chosen: copies } = duplicated(slides, chosen);
      change({ slides: next }, { chosen: copies });
    } else change({ slides: marked(slides, chosen, id === 'hide' ? 'isHidden' : 'isLocked') });
  };
  const choose = useCallback((ids: readonly string[]) => dispatch({ type: 'chosen', ids }), [dispatch]);
  const move = useCallback(
    (ids: readonly string[], target: MoveTarget) => dispatch({ type: 'moved', ids, target }),
    [dispatch],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || chosen.length === 0) return;
    event.preventDefault();
    remove();
  };
  return (
    <div className={pages}>
      <div className={pagesHead}>
        <span>{chosen.length > 1 ? text.chosen(chosen.length) : text.pages(slides.length)}</span>
        <IconButton
          size="sm"
          label={text.add}
          icon={<Icon icon={Plus} />}
          isDisabled={slides.length >= 120}
          onPress={add}
        />
        <MenuTrigger>
          <IconButton size="sm" label={text.more} icon={<Icon icon={Ellipsis} />} isDisabled={of.length === 0} />
          <Menu
            items={[
              { id: 'duplicate', label: text.duplicate },
              { id: 'hide', label: of.every(({ isHidden }) => isHidden) ? text.show : text.hide },
              { id: 'lock', label: of.every(({ isLocked }) => isLocked) ? text.unlock : text.lock },
              { id: 'remove', label: text.remove, tone: 'danger', shortcut: 'Delete' },
            ]}
            onAction={act}
          />
        </MenuTrigger>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key for what is chosen in the list inside */}
      <div onKeyDown={onKeyDown}>
        <Strip
          label={text.strip}
          aspect={aspect}
          orientation={isNarrow ? 'horizontal' : 'vertical'}
          slides={items}
          selectedKeys={chosen}
          onSelectionChange={choose}
          onMove={move}
        />
      </div>
    </div>
  );
}

const Strip = memo(SlideStrip);

/** Items of the slides, each the same while its slide stays. */
function useItems({ theme, work: { slides, aspect } }: DeckSession): SlideItem[] {
  const { editor, comments } = usePptText();
  const itemOf = useMemo(() => {
    const items = new WeakMap<Slide, SlideItem>();
    const noteOf = ({ isHidden, isLocked, comments: said = [] }: Slide) => {
      const left = said.filter(({ isDone }) => !isDone).length;
      return [
        ...(isHidden ? [editor.hidden] : []),
        ...(isLocked ? [editor.locked] : []),
        ...(left > 0 ? [comments.count(left)] : []),
      ].join('，');
    };
    return (slide: Slide): SlideItem => {
      const note = noteOf(slide);
      const item = items.get(slide) ?? {
        id: slide.id,
        title: nameOfSlide(slide),
        content: <Thumbnail {...{ slide, theme, aspect }} />,
        ...(note ? { note } : {}),
      };
      items.set(slide, item);
      return item;
    };
  }, [theme, aspect, editor, comments]);
  return useMemo(() => slides.map(itemOf), [slides, itemOf]);
}
