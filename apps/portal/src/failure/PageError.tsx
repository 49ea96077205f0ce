import { isApiError } from '@hengce/api';
import { isChunkLoadError, type PageErrorProps } from '@hengce/feature-kit';
import { Button, LinkButton, StateView } from '@hengce/ui';
import { useEffect, useState } from 'react';
import { answers, firstDelayMs, longestDelayMs } from '../host/serverAnswers';
import { tabStore } from '../session/storage';
import { text } from '../text';
import { mayReload } from './reloadOnce';

// The hashed name of this very chunk: another build, another name.
const build = import.meta.url;

export interface FailedPageProps extends PageErrorProps {
  reload: () => void;
  /** Asks whether the server can be reached. If not, a reload would end in the browser's own error page. */
  answers: () => Promise<boolean>;
  /** Whether the page may reload without asking when its code could not be fetched. */
  mayReloadItself: () => boolean;
}

/** Page in place of one that failed: why it is not there, and what can be done. */
export function FailedPage({ error, retry, reload, answers, mayReloadItself }: FailedPageProps) {
  const isChunk = isChunkLoadError(error);
  const isLate = isChunk && error.isLate;
  // One wait is enough: who has waited two minutes is asked before the next.
  const { isAway, ask } = useServer(isChunk, answers, () => !isLate && mayReloadItself() && reload());
  if (!isChunk)
    return (
      <StateView
        kind="error"
        size="page"
        title={text.failure.pageTitle}
        description={text.failure.pageBody}
        requestId={isApiError(error) ? error.requestId : undefined}
        primaryAction={
          <Button variant="primary" onPress={retry}>
            {text.failure.retry}
          </Button>
        }
        secondaryAction={<LinkButton href="/">{text.failure.home}</LinkButton>}
      />
    );
  return (
    <StateView
      kind="offline"
      size="page"
      title={isAway ? text.failure.awayTitle : text.failure.chunkTitle}
      description={isAway ? text.failure.awayBody : text.failure.chunkBody}
      primaryAction={
        <Button variant="primary" onPress={() => void ask().then((isThere) => isThere && reload())}>
          {text.failure.retry}
        </Button>
      }
    />
  );
}

/** Asks for the server until it answers, and then calls `onBack`, once. */
function useServer(isWanted: boolean, answers: () => Promise<boolean>, onBack: () => void) {
  const [isAway, setAway] = useState(false);
  const ask = async () => {
    const isThere = await answers();
    setAway(!isThere);
    return isThere;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure, not per render
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const attempt = async (delay: number) => {
      const isThere = await ask();
      if (isOver) return;
      if (isThere) onBack();
      else timer = setTimeout(() => void attempt(Math.min(delay * 2, longestDelayMs)), delay);
    };
    void attempt(firstDelayMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted]);
  return { isAway, ask };
}

/**
 * `FeatureHost.PageError` of this portal. It reloads for a page that the user opened, never for a preload that failed.
 */
export function PageError(props: PageErrorProps) {
  return (
    <FailedPage
      {...props}
      reload={() => window.location.reload()}
      answers={answers}
      mayReloadItself={() => mayReload(tabStore, build)}
    />
  );
}
