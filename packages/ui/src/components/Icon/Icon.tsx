import type { LucideIcon } from 'lucide-react';
import { iconBox } from './Icon.css';
import type { IconSize, IconTone } from './iconOptions';

export interface IconProps {
  /** lucide-react 的图标组件，如 `icon={Bell}` */
  icon: LucideIcon;
  /**
   * 边长14、16、20
   *
   * @default 'md'
   */
  size?: IconSize;
  /**
   * 颜色的含义；默认随文字
   *
   * @default 'inherit'
   */
  tone?: IconTone;
  /** 图标单独表意时的名称；旁边有文字时不要给，读屏软件会读两遍 */
  label?: string;
}

/** Edge lengths in px, as in the tokens; the stroke is computed from them. */
const pixels = { sm: 14, md: 16, lg: 20 } as const satisfies Record<IconSize, number>;

/** 图标. One stroke of 1.6 px at every size; hidden from screen readers unless it has a label. */
export function Icon({ icon: Glyph, size = 'md', tone = 'inherit', label }: IconProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  const px = pixels[size];
  return <Glyph {...named} className={iconBox({ tone })} size={`${px / 16}rem`} strokeWidth={(1.6 * 24) / px} />;
}
