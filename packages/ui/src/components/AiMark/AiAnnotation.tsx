'use client';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';
import { AiMark, type AiMarkProps } from './AiMark';
import { chevron, content, frame, head, title as titleClass, trigger } from './AiMark.css';

export interface AiAnnotationProps extends AiMarkProps {
  /** 如“按企业资料测算” */
  title: string;
  /** 标题前的图标，边长16 */
  icon?: ReactNode;
  /** 测算等内容，写明用了哪些数 */
  children: ReactNode;
  /**
   * 可以收起
   *
   * @default false
   */
  isCollapsible?: boolean;
  /** @default true */
  defaultExpanded?: boolean;
}

/** AI批注. Content of a model in a frame of its own beside the original text, never inside it. */
export function AiAnnotation({
  title,
  icon,
  children,
  isCollapsible = false,
  defaultExpanded = true,
  ...mark
}: AiAnnotationProps) {
  if (!isCollapsible)
    return (
      <figure className={frame} aria-label={title}>
        <div className={head}>
          <span className={titleClass}>
            {icon}
            {title}
          </span>
          <AiMark {...mark} />
        </div>
        <div className={content}>{children}</div>
      </figure>
    );
  return (
    <Disclosure className={frame} defaultExpanded={defaultExpanded}>
      <div className={head}>
        <Button slot="trigger" className={trigger}>
          {icon}
          {title}
          <ChevronRight className={chevron} size={14} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
        </Button>
        <AiMark {...mark} />
      </div>
      <DisclosurePanel>
        <div className={content}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
