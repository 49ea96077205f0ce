'use client';
import { isApiError } from '@hengce/api';
import { Alert, Button, StateView, type StateViewProps } from '@hengce/ui';
import { useIsOnline } from '../hooks/useIsOnline';
import { usePolicyText } from '../text';

export interface LoadFailureProps extends Pick<StateViewProps, 'secondaryAction' | 'size' | 'headingLevel'> {
  /** What the call threw; null while the browser knows that it is offline and waits before it tries. */
  error: unknown;
  /** What did not come about, such as 检索没有完成. */
  title: string;
  /** What is still there, such as 检索词与筛选都已保留. */
  kept?: string;
  onRetry: () => void;
  /**
   * One line above what is still there, in place of it.
   *
   * @default false
   */
  isLine?: boolean;
}

/** Something did not load: what happened, what was kept, and the way to try again. */
export function LoadFailure({ error, title, kept, onRetry, isLine = false, ...view }: LoadFailureProps) {
  const text = usePolicyText();
  const failure = isApiError(error) ? error : undefined;
  const isNetwork = failure?.kind === 'network';
  const isOnline = useIsOnline();
  const isOffline = error === null || (isNetwork && !isOnline);
  // The network is there, but nobody answers. What was kept and what to do is said here, in the words of this page.
  const isAway = isNetwork && !isOffline;
  const said = isOffline
    ? [kept, text.resumes].filter(Boolean).join(text.comma)
    : isAway
      ? [text.serverAway, kept].filter(Boolean).join(text.comma)
      : [failure?.message, kept].filter(Boolean).join(text.fullStop);
  if (isLine) {
    return (
      <Alert
        tone={isOffline || isAway ? 'warning' : 'danger'}
        action={
          <Button size="sm" onPress={() => onRetry()}>
            {text.retry}
          </Button>
        }
      >
        {[isOffline ? text.offline : isAway ? undefined : title, said].filter(Boolean).join(text.comma)}
      </Alert>
    );
  }
  return (
    <StateView
      {...view}
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? text.offline : title}
      description={said}
      primaryAction={
        // On a part of a page the one primary action is elsewhere.
        <Button variant={view.size === 'page' ? 'primary' : 'secondary'} onPress={() => onRetry()}>
          {text.retry}
        </Button>
      }
      requestId={failure?.requestId}
    />
  );
}
