'use client';
import { useUiText } from '../../provider/Provider';
import { Tag } from './Tag';
import type { TagSize } from './tagOptions';

export interface SampleTagProps {
  /**
   * 与同一行的标签一样高
   *
   * @default 'md'
   */
  size?: TagSize;
}

/** 示例: what it stands beside was invented for demonstration. The same words and colour wherever a sample appears. */
export function SampleTag({ size }: SampleTagProps) {
  const text = useUiText();
  return (
    <Tag tone="warning" size={size}>
      {text.sample}
    </Tag>
  );
}
