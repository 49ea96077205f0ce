'use client';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { DropIndicator, type Key, ListBox, ListBoxItem, useDragAndDrop } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { SlideCanvas } from './SlideCanvas';
import { dropLine, strip, thumb, thumbFrame } from './SlideCanvas.css';
import type { SlideAspect, SlideState } from './slideOptions';

/** 一页 */
export interface SlideItem {
  id: string;
  /** 这一页讲什么 */
  title: string;
  /** 与预览相同的内容；内容没变的一页给同一个SlideItem，就不重画 */
  content?: ReactNode;
  /** @default 'ready' */
  state?: SlideState;
  /** 页码后的话，如“已隐藏” */
  note?: string;
}

export interface SlideStripProps {
  /** 哪份文件，如“研发费用后补助申报汇报” */
  label: string;
  slides: readonly SlideItem[];
  /**
   * 画幅
   *
   * @default '16:9'
   */
  aspect?: SlideAspect;
  selectedKeys?: readonly string[];
  /** 选中的各页；有 onMove 时可以选几页 */
  onSelectionChange?: (ids: string[]) => void;
  /** 把几页挪到某一页之前或之后：拖动，或按住Alt用方向键。没有它时不能挪 */
  onMove?: (ids: string[], target: { id: string; position: 'before' | 'after' }) => void;
  /**
   * 横排在画面下，竖排在左侧
   *
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

interface Row {
  id: string;
  number: number;
  slide: SlideItem;
}

/** Slides with their page numbers, the same object while both stay: only pages that changed are drawn anew. */
function useRows(slides: readonly SlideItem[]): Row[] {
  const known = useRef(new WeakMap<SlideItem, Row>());
  return slides.map((slide, at) => {
    const before = known.current.get(slide);
    if (before?.number === at + 1) return before;
    const row = { id: slide.id, number: at + 1, slide };
    known.current.set(slide, row);
    return row;
  });
}

/** 缩略图条. The pages in order; arrow keys choose one, with Shift several, with Alt they move what is chosen. */
export function SlideStrip({
  label,
  slides,
  aspect,
  selectedKeys = [],
  onSelectionChange,
  onMove,
  orientation = 'horizontal',
}: SlideStripProps) {
  const text = useUiText();
  const rows = useRows(slides);
  // As the list gave it: it knows where a range begins, which the names alone do not say.
  const given = useRef<ReadonlySet<Key>>(new Set());
  const isGiven = given.current.size === selectedKeys.length && selectedKeys.every((id) => given.current.has(id));
  const isShift = useRef(false);
  const name = ({ slide, number }: Row) => {
    const said = text.slideName(number, slide.title);
    return slide.note ? text.sentence(said, slide.note) : said;
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': slides.find(({ id }) => id === key)?.title ?? String(key) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      if (dropPosition !== 'on') onMove?.([...keys].map(String), { id: String(key), position: dropPosition });
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={dropLine} />,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    isShift.current = event.shiftKey;
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (!event.altKey || !by || !onMove || selectedKeys.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = slides.flatMap(({ id }, n) => (selectedKeys.includes(id) ? [n] : []));
    const target = slides[by < 0 ? (at[0] ?? 0) - 1 : (at.at(-1) ?? 0) + 1];
    if (target) onMove([...selectedKeys], { id: target.id, position: by < 0 ? 'before' : 'after' });
  };
  return (
    <div
      onKeyDownCapture={onKeyDown}
      onPointerDownCapture={(event) => {
        isShift.current = event.shiftKey;
      }}
      style={{ display: 'contents' }}
    >
      <ListBox
        aria-label={label}
        className={strip}
        orientation={orientation}
        items={rows}
        dependencies={[text, aspect]}
        dragAndDropHooks={onMove ? dragAndDropHooks : undefined}
        selectionMode={onMove ? 'multiple' : 'single'}
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={isGiven ? given.current : selectedKeys}
        onSelectionChange={(keys) => {
          const [from] = selectedKeys;
          if (keys !== 'all' && isShift.current && !isGiven && from !== undefined && keys.size > 1)
            beginAt(from, keys, slides);
          if (keys !== 'all') given.current = keys;
          onSelectionChange?.(slides.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)));
        }}
      >
        {(row) => (
          <ListBoxItem className={thumb} textValue={name(row)}>
            <div className={thumbFrame}>
              <SlideCanvas variant="thumbnail" label={name(row)} state={row.slide.state} aspect={aspect}>
                {row.slide.content}
              </SlideCanvas>
            </div>
            <span aria-hidden="true">
              {row.number} {row.slide.note}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}

/**
 * Makes a range of what the list took for one page more: it does not know of a page that was chosen from outside, and
 * keeps where a range begins in `anchorKey` of what it gives.
 */
function beginAt(from: string, keys: Set<Key>, slides: readonly SlideItem[]): void {
  const ends = [from, ...keys].map((key) => slides.findIndex(({ id }) => id === key));
  for (const { id } of slides.slice(Math.min(...ends), Math.max(...ends) + 1)) keys.add(id);
  Object.assign(keys, { anchorKey: from });
}
