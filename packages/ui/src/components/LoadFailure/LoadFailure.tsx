'use client';
import { useIsOnline } from '../../hooks/useIsOnline';
import { useUiText } from '../../provider/Provider';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { StateView, type StateViewProps } from '../StateView';

export interface LoadFailureProps extends Pick<StateViewProps, 'secondaryAction' | 'size' | 'headingLevel'> {
  /**
   * 抛出的错误；认得 `kind`、`message`、`requestId`，如 `@hengce/api` 的 ApiError。null 表示浏览器知道断网，正在等待。
   */
  error: unknown;
  /** 什么没有完成，如“检索没有完成” */
  title: string;
  /** 保留了什么，如“检索词与筛选都已保留” */
  kept?: string;
  onRetry: () => void;
  /**
   * 一行，放在仍在的内容之上，不代替它
   *
   * @default false
   */
  isLine?: boolean;
}

/** 读取失败. The failure, what was kept, and a retry. */
export function LoadFailure({ error, title, kept, onRetry, isLine = false, ...view }: LoadFailureProps) {
  const text = useUiText().loadFailure;
  const failure = readFailure(error);
  const isNetwork = failure?.kind === 'network';
  const isOnline = useIsOnline();
  const isOffline = error === null || (isNetwork && !isOnline);
  // The network is there, but nobody answers. What was kept and what to do is said here, in the words of the page.
  const isAway = isNetwork && !isOffline;
  const happened = isAway ? text.serverAway : failure?.message;
  const said = isOffline
    ? [kept, text.resumes].filter(Boolean).join(text.comma)
    : [happened, kept].filter(Boolean).join(isAway ? text.comma : text.fullStop);
  const retry = (look: 'primary' | 'secondary', control?: 'sm') => (
    <Button variant={look} size={control} onPress={() => onRetry()}>
      {text.retry}
    </Button>
  );
  if (isLine) {
    return (
      <Alert tone={isOffline || isAway ? 'warning' : 'danger'} action={retry('secondary', 'sm')}>
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
      // On a part of a page the one primary action is elsewhere.
      primaryAction={retry(view.size === 'page' ? 'primary' : 'secondary')}
      requestId={failure?.requestId}
    />
  );
}

interface Failure {
  kind: string;
  message: string;
  requestId?: string;
}
/** Error with a kind, such as ApiError; undefined for any other, which is a mistake of ours with words that are not for users. */
const readFailure = (error: unknown): Failure | undefined =>
  error instanceof Error && 'kind' in error ? (error as unknown as Failure) : undefined;
