'use client';
import { hasOnlyFailed, loadChunk, type NavigateOptions, useFeatureHost, usePageTitle } from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { LinkButton, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { proofreadingQueries } from '../../../data/proofreading';
import { useProofreadingHrefs } from '../../../hrefs';
import { useProofreadingText } from '../../../text';
import { page } from '../TextCorrectionPage.css';
import type { TextCorrectionState } from '../textCorrectionState';
import { unsavedKey, useUnsaved } from './useUnsaved';

/** The editor comes where a text is opened, not where one is begun. */
const OpenDocument = lazy(async () => ({
  default: await loadChunk('proofreading.open', async () => (await import('./OpenDocument')).OpenDocument),
}));

export interface DocumentViewProps {
  state: TextCorrectionState;
  onChange: (patch: Partial<TextCorrectionState>, options?: NavigateOptions) => void;
}

/** A stored document with the unsaved work of an earlier visit, or the reason why it cannot be opened. */
export function DocumentView({ state, onChange }: DocumentViewProps) {
  const text = useProofreadingText().open;
  const { api, drafts } = useFeatureHost();
  const hrefs = useProofreadingHrefs();
  const document = useQuery(proofreadingQueries(api).document(state.document));
  const number = state.version || document.data?.version;
  const version = useQuery({
    ...proofreadingQueries(api).version(state.document, number ?? 1),
    enabled: number !== undefined,
  });
  const unsaved = useUnsaved(version.data);
  const [times, setTimes] = useState(0);
  const reload = () =>
    void version.refetch().then(({ isSuccess, data }) => {
      if (!isSuccess) return;
      void drafts?.write(unsavedKey(data), null);
      setTimes((before) => before + 1);
    });
  usePageTitle(document.data?.name);
  const failed = [document, version].find(hasOnlyFailed);
  if (failed)
    return (
      <div className={page}>
        {isAbsent(failed.error) ? (
          <StateView
            kind="notFound"
            title={text.goneTitle}
            description={text.goneBody}
            primaryAction={<LinkButton href={hrefs.textCorrection()}>{text.back}</LinkButton>}
          />
        ) : (
          <QueryFailure query={failed} title={text.failedTitle} kept={text.failedKept} />
        )}
      </div>
    );
  const opening = (
    <div className={page}>
      <SkeletonDelay isLoading skeleton={<Skeleton variant="text" lines={6} />} label={text.opening}>
        {null}
      </SkeletonDelay>
    </div>
  );
  if (!document.data || !version.data || unsaved === undefined) return opening;
  return (
    <Suspense fallback={opening}>
      <OpenDocument
        key={times}
        document={document.data}
        version={version.data}
        unsaved={times > 0 ? null : unsaved}
        onChange={onChange}
        onReload={reload}
      />
    </Suspense>
  );
}
