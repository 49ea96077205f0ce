'use client';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { remove, tag, words } from './Tag.css';
import type { TagSize, TagTone } from './tagOptions';

export interface TagProps {
  /** 2至6个字，如“市级”“现行有效” */
  children: ReactNode;
  /**
   * 含义：outline 是层级，success 等是状态，ai 是AI产出，document 只标红头文件
   *
   * @default 'neutral'
   */
  tone?: TagTone;
  /**
   * 高18、20
   *
   * @default 'md'
   */
  size?: TagSize;
  /** 文字前的图标，边长12 */
  icon?: ReactNode;
  /** 给出后右端有叉；children 须是文字，用来为叉命名 */
  onRemove?: () => void;
}

/** 标签. It classifies a thing and does nothing when pressed; for a choice use FilterChip. */
export function Tag({ children, tone = 'neutral', size = 'md', icon, onRemove }: TagProps) {
  const text = useUiText();
  return (
    <span className={tag({ tone, size })}>
      {icon}
      <span className={words}>{children}</span>
      {onRemove ? (
        <Button className={remove} aria-label={text.remove(String(children))} onPress={onRemove}>
          <X size={12} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
        </Button>
      ) : null}
    </span>
  );
}
