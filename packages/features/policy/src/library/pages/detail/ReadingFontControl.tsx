'use client';
import { SegmentedControl } from '@hengce/ui';
import { usePolicyText } from '../../../shared/text';

export type ReadingFont = 'serif' | 'sans';

export interface ReadingFontControlProps {
  font: ReadingFont;
  onChange: (font: ReadingFont) => void;
}

/** 原文字体: 宋体 is the document's voice; some read 黑体 more easily. */
export function ReadingFontControl({ font, onChange }: ReadingFontControlProps) {
  const text = usePolicyText().detail;
  return (
    <SegmentedControl
      label={text.readingFont}
      items={[
        { id: 'serif', label: text.serif },
        { id: 'sans', label: text.sans },
      ]}
      selectedKey={font}
      onSelectionChange={(id) => onChange(id as ReadingFont)}
    />
  );
}
