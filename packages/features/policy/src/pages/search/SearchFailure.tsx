'use client';
import { isApiError } from '@hengce/api';
import { Button, StateView } from '@hengce/ui';
import { usePolicyText } from '../../text';

export interface SearchFailureProps {
  /** What the call threw; none while the browser knows that it is offline and has not tried. */
  error: unknown;
  onRetry: () => void;
}

/** The search did not come back. Words and filters stand in the address and are still there. */
export function SearchFailure({ error, onRetry }: SearchFailureProps) {
  const text = usePolicyText();
  const failure = isApiError(error) ? error : undefined;
  const isOffline = !failure || failure.kind === 'network';
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? text.search.offlineTitle : text.search.errorTitle}
      description={
        isOffline ? text.search.offlineDescription : [failure.message, text.search.errorKept].join(text.fullStop)
      }
      primaryAction={
        <Button variant="primary" onPress={onRetry}>
          {text.retry}
        </Button>
      }
      requestId={failure?.requestId}
      headingLevel={3}
    />
  );
}
