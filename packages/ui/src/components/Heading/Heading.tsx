import type { ReactNode } from 'react';
import { DocumentFont } from '../../provider/DocumentFont';
import { WordBreak } from '../Text';
import { heading } from './Heading.css';
import type { HeadingLevel, HeadingVariant } from './headingOptions';

export interface HeadingProps {
  children: ReactNode;
  /** 在页面大纲中的层级；与大小无关，不跳级 */
  level: HeadingLevel;
  /**
   * 外观：page 20，section 15，document 宋体26，display 24
   *
   * @default 'section'
   */
  variant?: HeadingVariant;
  /**
   * 只在词与词之间换行；只对纯文字生效
   *
   * @default false
   */
  breaksAtWords?: boolean;
  /** 供 aria-labelledby 与锚点引用 */
  id?: string;
}

/** 标题. The level is its place in the outline, the variant its look. */
export function Heading({ children, level, variant = 'section', breaksAtWords = false, id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={heading({ variant })}>
      {variant === 'document' ? <DocumentFont /> : null}
      {breaksAtWords && typeof children === 'string' ? <WordBreak>{children}</WordBreak> : children}
    </Element>
  );
}
