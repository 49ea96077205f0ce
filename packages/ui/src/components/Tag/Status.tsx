import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { status } from './Tag.css';
import type { StatusTone } from './tagOptions';

export interface StatusProps {
  /** lucide-react 的图标组件；颜色之外的第二个提示，不能省。 */
  icon: LucideIcon;
  /**
   * success 只有图标着色：没事的状态不抢眼
   *
   * @default 'neutral'
   */
  tone?: StatusTone;
  children: ReactNode;
}

/** 状态. An icon and a word, as in a column of a table. */
export function Status({ icon, tone = 'neutral', children }: StatusProps) {
  return (
    <span className={status({ tone })}>
      <Icon icon={icon} size="sm" tone={tone === 'success' ? 'success' : 'inherit'} />
      {children}
    </span>
  );
}
