'use client';
import { Link } from 'react-aria-components';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { brand, glyph, mark, tile, word } from './Brand.css';

export interface BrandProps {
  /** 品牌名 */
  name: string;
  /** 前往首页；不给则只是标志。 */
  href?: string;
  /**
   * 标志边长24或28
   *
   * @default 'md'
   */
  size?: 'md' | 'lg';
  /**
   * 只显示标志；名称仍读给读屏软件。
   *
   * @default false
   */
  isMarkOnly?: boolean;
}

/** 品牌. Name and mark of the product. The mark is its ruler (o—|): today, the time that is left, the deadline. */
export function Brand({ name, href, size = 'md', isMarkOnly = false }: BrandProps) {
  const content = (
    <>
      <svg className={mark({ size })} viewBox="0 0 24 24" aria-hidden="true">
        <rect className={tile} width="24" height="24" rx="6" />
        <path className={glyph} d="M10.6 12H17.6M17.6 7.2v9.6" strokeWidth="2.1" />
        <circle className={glyph} cx="7.8" cy="12" r="2.5" strokeWidth="2" />
      </svg>
      <span className={isMarkOnly ? visuallyHidden : word({ size })}>{name}</span>
    </>
  );
  return href ? (
    <Link href={href} className={brand}>
      {content}
    </Link>
  ) : (
    <span className={brand}>{content}</span>
  );
}
