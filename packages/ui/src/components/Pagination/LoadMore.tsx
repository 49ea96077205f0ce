'use client';
import { useUiText } from '../../provider/Provider';
import { Button } from '../Button';
import { failed, loadMore, total as totalStyle } from './Pagination.css';

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

/** 加载更多: for what is read on, such as messages. Focus stays on the button, and how much is shown is said. */
export function LoadMore({ shown, total, onPress, isPending = false, error }: LoadMoreProps) {
  const text = useUiText();
  return (
    <div className={loadMore}>
      {shown < total ? (
        <Button onPress={onPress} isPending={isPending}>
          {isPending ? text.loadingMore : error ? text.retry : text.loadMore}
        </Button>
      ) : null}
      <span role="status" className={error ? failed : totalStyle}>
        {error ?? text.shownOf(shown, total)}
      </span>
    </div>
  );
}
