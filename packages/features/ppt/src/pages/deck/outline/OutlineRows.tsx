'use client';
import { Icon, IconButton, isImeComposing } from '@hengce/ui';
import { GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { DeckOutlineItem } from '../../../data/ppt';
import { merged, moved, renamed, split, withLevel, without } from '../../../model/outline';
import { newId } from '../../../model/slides';
import { usePptText } from '../../../text';
import { field, grip, handle, list, mark, remove, row, rowEnd } from './OutlineView.css';
import { useRowDrag } from './useRowDrag';

export interface OutlineRowsProps {
  items: readonly DeckOutlineItem[];
  /** `of`: what was changed; typing in one row is one step. */
  onChange: (items: readonly DeckOutlineItem[]) => void;
}

/**
 * The outline as rows of text. Enter divides, Tab and Shift+Tab change the level, Alt with up and down moves, so does
 * dragging, Backspace at the start merges; after Escape, Tab leaves as everywhere else.
 */
export function OutlineRows({ items, onChange }: OutlineRowsProps) {
  const text = usePptText().outline;
  const fields = useRef(new Map<string, HTMLTextAreaElement>());
  const wanted = useRef<{ id: string; caret: number } | null>(null);
  const isLeaving = useRef(false);
  const drag = useRowDrag(items, onChange);
  useLayoutEffect(() => {
    const { current } = wanted;
    if (!current) return;
    wanted.current = null;
    const element = fields.current.get(current.id);
    element?.focus();
    element?.setSelectionRange(current.caret, current.caret);
  });
  const focus = (id: string | undefined, caret: number) => {
    if (id !== undefined) wanted.current = { id, caret };
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, at: number) => {
    if (isImeComposing(event.nativeEvent)) return;
    const { key, altKey, shiftKey, currentTarget } = event;
    const item = items[at] as DeckOutlineItem;
    const { selectionStart: caret, selectionEnd } = currentTarget;
    const isPlain = !altKey && !event.ctrlKey && !event.metaKey;
    const take = (next: readonly DeckOutlineItem[], id: string | undefined, to: number) => {
      event.preventDefault();
      focus(id, to);
      onChange(next);
    };
    if (key === 'Escape') isLeaving.current = true;
    else if (key === 'Tab') {
      if (!isLeaving.current && isPlain) take(withLevel(items, at, shiftKey ? -1 : 1), item.id, caret);
    } else isLeaving.current = false;
    if (key === 'Enter' && isPlain) {
      const id = newId();
      take(split(items, at, caret, id), caret === 0 && item.text !== '' ? item.id : id, 0);
    } else if (key === 'Backspace' && isPlain && caret === 0 && selectionEnd === 0 && at > 0) {
      const { items: next, caret: to } = merged(items, at);
      take(next, items[at - 1]?.id, to);
    } else if (altKey && (key === 'ArrowUp' || key === 'ArrowDown'))
      take(moved(items, at, key === 'ArrowUp' ? -1 : 1), item.id, caret);
    else if (isPlain && key === 'ArrowUp' && caret === 0 && at > 0)
      step(event, at - 1, items[at - 1]?.text.length ?? 0);
    else if (isPlain && key === 'ArrowDown' && caret === item.text.length && at + 1 < items.length)
      step(event, at + 1, 0);
  };
  const step = (event: KeyboardEvent, to: number, caret: number) => {
    event.preventDefault();
    const element = fields.current.get(items[to]?.id ?? '');
    element?.focus();
    element?.setSelectionRange(caret, caret);
  };

  let page = 0;
  return (
    <ul ref={drag.list} className={list} aria-label={text.list}>
      {items.map((item, at) => {
        if (item.level === 1) page += 1;
        return (
          <li key={item.id} className={row} data-level={item.level} {...drag.stateOf(at)}>
            <span className={handle} aria-hidden="true" onPointerDown={(event) => drag.begin(event, at)}>
              <span className={grip}>
                <Icon icon={GripVertical} size="sm" />
              </span>
              <span className={mark}>{item.level === 1 ? page : item.level === 2 ? '•' : '–'}</span>
            </span>
            <textarea
              ref={(element) => {
                if (element) fields.current.set(item.id, element);
                else fields.current.delete(item.id);
              }}
              className={field}
              rows={1}
              maxLength={1000}
              aria-label={text.item(item.level, page)}
              value={item.text}
              onChange={({ target }) => onChange(renamed(items, at, target.value.replace(/\n+/g, '')))}
              onFocus={() => {
                isLeaving.current = false;
              }}
              onKeyDown={(event) => onKeyDown(event, at)}
            />
            <span className={rowEnd}>
              {item.cites?.length ? text.cited : null}
              <span className={remove}>
                <IconButton
                  size="sm"
                  label={text.remove(item.text.slice(0, 20))}
                  icon={<Icon icon={X} />}
                  onPress={() => {
                    focus(items[at - 1]?.id ?? items[at + 1]?.id, 0);
                    onChange(without(items, at));
                  }}
                />
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
