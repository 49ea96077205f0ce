'use client';
import { Button, LoadFailure } from '@hengce/ui';
import { foot } from '../../components/list.css';
import { useMessageCenterText } from './text';

export interface MessageMoreProps {
  shown: number;
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  /** Failure of the next page; null for none. */
  error: unknown;
  onMore: () => void;
}

/** Number of messages shown, and the button that loads more. */
export function MessageMore({ shown, total, hasMore, isLoading, error, onMore }: MessageMoreProps) {
  const text = useMessageCenterText().messageCenter;
  if (error !== undefined) return <LoadFailure error={error} title={text.moreFailed} onRetry={onMore} isLine />;
  return (
    <div className={foot}>
      <span role="status">{text.shown(shown, Math.max(shown, total))}</span>
      {hasMore ? (
        <Button size="sm" onPress={onMore} isPending={isLoading}>
          {isLoading ? text.loadingMore : text.more}
        </Button>
      ) : null}
    </div>
  );
}
