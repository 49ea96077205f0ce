'use client';
import { useRef } from 'react';
import { useUiText } from '../../provider/Provider';
import { focusRing } from '../../styles/focusRing.css';
import { Button } from '../Button';
import { failed, loadMore, total as totalStyle } from './Pagination.css';
import { useKeptFocus } from './useKeptFocus';

export interface LoadMoreProps {
  /** 已显示的项数 */
  shown: number;
  total: number;
  onPress: () => void;
  /** @default false */
  isPending?: boolean;
  /** 没有取到时说明发生了什么、保留了什么；按钮变成重试。 */
  error?: string;
}

/**
 * 加载更多. For lists that people read on in, such as messages. Focus stays on the button; after the last page it moves to
 * the line with the number of items shown.
 */
export function LoadMore({ shown, total, onPress, isPending = false, error }: LoadMoreProps) {
  const text = useUiText();
  const status = useRef<HTMLSpanElement>(null);
  const keepFocus = useKeptFocus(shown, () => status.current?.focus());
  return (
    <div className={loadMore}>
      {shown < total ? (
        <Button
          onPress={() => {
            keepFocus();
            onPress();
          }}
          isPending={isPending}
        >
          {isPending ? text.loadingMore : error ? text.retry : text.loadMore}
        </Button>
      ) : null}
      <span ref={status} role="status" tabIndex={-1} className={`${focusRing} ${error ? failed : totalStyle}`}>
        {error ?? text.shownOf(shown, total)}
      </span>
    </div>
  );
}
