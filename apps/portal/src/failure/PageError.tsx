import { isApiError } from '@hengce/api';
import { isChunkLoadError, type PageErrorProps } from '@hengce/feature-kit';
import { Button, LinkButton, StateView } from '@hengce/ui';
import { useEffect } from 'react';
import { tabStore } from '../session/storage';
import { text } from '../text';
import { mayReload } from './reloadOnce';

// The hashed name of this very chunk: another build, another name.
const build = import.meta.url;

export interface FailedPageProps extends PageErrorProps {
  reload: () => void;
  /** Whether a page that could not be fetched may be reloaded without asking. */
  reloadsItself: () => boolean;
}

/** Why a page is not there, and the way on. */
export function FailedPage({ error, retry, reload, reloadsItself }: FailedPageProps) {
  const isChunk = isChunkLoadError(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure, not per render
  useEffect(() => {
    if (isChunk && reloadsItself()) reload();
  }, [error]);
  return (
    <StateView
      kind={isChunk ? 'offline' : 'error'}
      size="page"
      title={isChunk ? text.failure.chunkTitle : text.failure.pageTitle}
      description={isChunk ? text.failure.chunkBody : text.failure.pageBody}
      requestId={isApiError(error) ? error.requestId : undefined}
      primaryAction={
        <Button variant="primary" onPress={isChunk ? reload : retry}>
          {text.failure.retry}
        </Button>
      }
      secondaryAction={isChunk ? undefined : <LinkButton href="/">{text.failure.home}</LinkButton>}
    />
  );
}

/** `FeatureHost.PageError` of this portal. Only a page that is wanted now reloads; a preload that fails changes nothing. */
export function PageError(props: PageErrorProps) {
  return (
    <FailedPage
      {...props}
      reload={() => window.location.reload()}
      reloadsItself={() => navigator.onLine && mayReload(tabStore, build)}
    />
  );
}
