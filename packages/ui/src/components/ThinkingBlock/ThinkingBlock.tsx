'use client';
import { ChevronRight, Lightbulb } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';
import { useScrollable } from '../../hooks/useScrollable';
import { useUiText } from '../../provider/Provider';
import { chevron, panel, time, trigger } from './ThinkingBlock.css';
import { useFollowEnd } from './useFollowEnd';
import { useThinkingTime } from './useThinkingTime';

export interface ThinkingBlockProps {
  /** 思考的文字（`StreamingMarkdown`，voice 为 thinking），或真实的步骤 */
  children: ReactNode;
  /**
   * 正在思考：自动展开；结束1秒后自动收起一次，用户动过就不再自动
   *
   * @default false
   */
  isStreaming?: boolean;
  /** 思考用时，毫秒；以服务端记录的为准 */
  durationMs?: number;
  /** 用户选过的展开或收起；请按消息记住，重新打开对话时传回来 */
  isExpanded?: boolean;
  /** 用户展开或收起时 */
  onExpandedChange?: (isExpanded: boolean) => void;
}

const closesAfter = 1000;
const icon = { strokeWidth: 1.6, absoluteStrokeWidth: true, 'aria-hidden': true } as const;

/** 深度思考. Open while the model thinks, closed once it answers, and then as the user leaves it. */
export function ThinkingBlock({ children, isStreaming = false, durationMs, ...choice }: ThinkingBlockProps) {
  const text = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<boolean>();
  const [isAutoOpen, setAutoOpen] = useState(isStreaming);
  const isExpanded = choice.isExpanded ?? chosen ?? isAutoOpen;
  const seconds = useThinkingTime(isStreaming);
  const isScrollable = useScrollable(box);
  useFollowEnd(box, isStreaming && isExpanded);
  useEffect(() => {
    const timer = setTimeout(() => setAutoOpen(isStreaming), isStreaming ? 0 : closesAfter);
    return () => clearTimeout(timer);
  }, [isStreaming]);
  const expand = (next: boolean) => {
    setChosen(next);
    choice.onExpandedChange?.(next);
  };
  return (
    <Disclosure isExpanded={isExpanded} onExpandedChange={expand}>
      <Button slot="trigger" className={trigger}>
        <Lightbulb size={15} {...icon} />
        {text.thinking}
        {seconds ? (
          <span className={time} aria-hidden="true">
            {text.thinkingFor(seconds)}
          </span>
        ) : null}
        {isStreaming || durationMs === undefined ? null : (
          <span className={time}>{text.thoughtFor(Math.max(1, Math.round(durationMs / 1000)))}</span>
        )}
        <ChevronRight className={chevron} size={14} {...icon} />
      </Button>
      <DisclosurePanel>
        <div ref={box} className={panel} tabIndex={isScrollable ? 0 : undefined}>
          <div>{children}</div>
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}
