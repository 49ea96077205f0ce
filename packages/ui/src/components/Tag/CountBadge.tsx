import { count as badge } from './Tag.css';

export interface CountBadgeProps {
  count: number;
  /**
   * 超过时写作“99+”
   *
   * @default 99
   */
  max?: number;
}

/** 数量. A number, above `max` (99 by default) as 99+; the words beside it name what is counted. */
export function CountBadge({ count, max = 99 }: CountBadgeProps) {
  return <span className={badge}>{count > max ? `${max}+` : count}</span>;
}
