'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { part } from './Skeleton.css';
import { useSkeleton } from './useSkeleton';

export interface SkeletonDelayProps {
  isLoading: boolean;
  /** 等待超过200毫秒后出现，至少停留400毫秒。 */
  skeleton: ReactNode;
  /** 读屏软件读出的话。 @default '正在加载' */
  label?: string;
  /** 已加载的内容；加载中且骨架未出现时留空。 */
  children: ReactNode;
}

/** Content, or its skeleton while it loads, with the timing of `useSkeleton`. */
export function SkeletonDelay({ isLoading, skeleton, label, children }: SkeletonDelayProps) {
  const text = useUiText();
  const isShown = useSkeleton(isLoading);
  return (
    <div className={part} aria-busy={isLoading || isShown}>
      <span role="status" className={visuallyHidden}>
        {isShown ? (label ?? text.loading) : ''}
      </span>
      {isShown ? skeleton : isLoading ? null : children}
    </div>
  );
}
