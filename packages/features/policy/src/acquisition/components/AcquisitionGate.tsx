'use client';
import { hasOnlyFailed, mainKey, useFeatureHost } from '@hengce/feature-kit';
import { Button, LoadFailure, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { widePage } from '../../shared/components/page.css';
import { useAcquisitionText } from './text';

/** Asks once whether the account is to be upgraded before a page of AI获客 opens (specification §4). Who cancels stops here. */
export function AcquisitionGate({ children }: { children: ReactNode }) {
  const text = useAcquisitionText().acquisition.gate;
  const { upgradeAcquisition } = useFeatureHost();
  const gate = useQuery({
    queryKey: mainKey('checkAcquisitionUser'),
    queryFn: () => upgradeAcquisition?.() ?? true,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (gate.data) return children;
  const ask = () => void gate.refetch();
  if (hasOnlyFailed(gate))
    return <LoadFailure error={gate.error} title={text.failedTitle} kept={text.failedKept} onRetry={ask} size="page" />;
  if (gate.data === false)
    return (
      <StateView
        kind="noPermission"
        size="page"
        title={text.title}
        description={text.body}
        primaryAction={
          <Button variant="primary" isPending={gate.isFetching} onPress={ask}>
            {text.upgrade}
          </Button>
        }
      />
    );
  const bones = (
    <div className={widePage} aria-hidden="true">
      <Skeleton variant="row" lines={6} />
    </div>
  );
  return (
    <SkeletonDelay isLoading skeleton={bones} label={text.asking}>
      {null}
    </SkeletonDelay>
  );
}
