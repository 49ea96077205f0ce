'use client';
import { ArrowUpRight } from 'lucide-react';
import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { DocumentFont } from '../../provider/DocumentFont';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { link, outward } from './Link.css';
import type { LinkVariant } from './linkOptions';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode;
  /**
   * inline 在句子里，带下划线；standalone 单独成项，悬停才有下划线；document 是文件的标题，用宋体
   *
   * @default 'inline'
   */
  variant?: LinkVariant;
  /**
   * 前往本站以外：在新标签页打开，不带来源，并告诉用户
   *
   * @default false
   */
  isExternal?: boolean;
  /**
   * 文件里的链接：去过的改用次要文字色
   *
   * @default false
   */
  marksVisited?: boolean;
}

const external = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** 链接. It goes to an address. For an action on this page use Button. */
export const Link = forwardRef(function Link(
  { children, variant = 'inline', isExternal = false, marksVisited = false, ...props }: LinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  const text = useUiText();
  return (
    <AriaLink {...props} ref={ref} {...(isExternal ? external : undefined)} className={link({ variant, marksVisited })}>
      {variant === 'document' ? <DocumentFont /> : null}
      {children}
      {isExternal ? (
        <>
          <ArrowUpRight className={outward[variant]} size={14} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
          <span className={visuallyHidden}>{text.opensInNewTab}</span>
        </>
      ) : null}
    </AriaLink>
  );
});
