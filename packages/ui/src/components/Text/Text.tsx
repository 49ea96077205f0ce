import type { ReactNode } from 'react';
import { DocumentFont } from '../../provider/DocumentFont';
import { text } from './Text.css';
import type { TextTone, TextVariant, TextVoice } from './textOptions';

export interface TextProps {
  children: ReactNode;
  /**
   * 字号与分量：body 14，strong 14中粗，muted 14弱，meta 13弱，caption 12弱，figure 40数字
   *
   * @default 'body'
   */
  variant?: TextVariant;
  /** 颜色的含义；不给则随 variant。状态不能只靠颜色，还要有文字或图标。 */
  tone?: TextTone;
  /**
   * 谁在说话：product 是产品（黑体），document 是政策原文（宋体）
   *
   * @default 'product'
   */
  voice?: TextVoice;
  /** 最多几行，多出的以省略号收尾 */
  lines?: 1 | 2 | 3;
  /**
   * 等宽数字，数字与汉字之间不加空隙：用于日期、金额和列
   *
   * @default false
   */
  isTabular?: boolean;
}

/** 文字. A span; the paragraph or list around it is the caller's. Truncated text has its full words in a title. */
export function Text({ children, variant = 'body', tone, voice = 'product', lines, isTabular = false }: TextProps) {
  return (
    <span
      className={text({ variant, tone, voice, lines, isTabular })}
      title={lines && typeof children === 'string' ? children : undefined}
    >
      {voice === 'document' ? <DocumentFont /> : null}
      {children}
    </span>
  );
}
