'use client';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { SlideCanvas } from './SlideCanvas';
import { strip, thumb, thumbFrame } from './SlideCanvas.css';
import type { SlideState } from './slideOptions';

/** 一页 */
export interface SlideItem {
  id: string;
  /** 这一页讲什么 */
  title: string;
  /** 与预览相同的内容 */
  content?: ReactNode;
  /** @default 'ready' */
  state?: SlideState;
}

export interface SlideStripProps {
  /** 哪份文件，如“研发费用后补助申报汇报” */
  label: string;
  slides: readonly SlideItem[];
  selectedKey?: string;
  onSelectionChange?: (id: string) => void;
}

/** 缩略图条. The pages in order; arrow keys choose one. */
export function SlideStrip({ label, slides, selectedKey, onSelectionChange }: SlideStripProps) {
  const text = useUiText();
  const name = (slide: SlideItem) => text.slideName(slides.indexOf(slide) + 1, slide.title);
  return (
    <ListBox
      aria-label={label}
      className={strip}
      orientation="horizontal"
      items={slides}
      dependencies={[slides]}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={selectedKey ? [selectedKey] : []}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys];
        if (id !== undefined) onSelectionChange?.(String(id));
      }}
    >
      {(slide) => (
        <ListBoxItem className={thumb} textValue={name(slide)}>
          <div className={thumbFrame}>
            <SlideCanvas variant="thumbnail" label={name(slide)} state={slide.state}>
              {slide.content}
            </SlideCanvas>
          </div>
          <span aria-hidden="true">{slides.indexOf(slide) + 1}</span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
