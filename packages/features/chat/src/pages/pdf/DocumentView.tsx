'use client';
import { isApiError } from '@hengce/api';
import { hasOnlyFailed, type NavigateOptions, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Button, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { pdfQueries } from '../../data/pdf';
import { useChatHrefs } from '../../hrefs';
import { useChatText } from '../../text';
import { RetryReading } from './DocumentProgress';
import { OpenDocument } from './OpenDocument';
import { page } from './PdfPage.css';
import type { PdfState } from './pdfState';

interface DocumentViewProps {
  state: PdfState;
  onChange: (patch: Partial<PdfState>, options?: NavigateOptions) => void;
}

/** A document with its conversation, or the reason why it cannot be opened. */
export function DocumentView({ state, onChange }: DocumentViewProps) {
  const text = useChatText().pdfPage;
  const hrefs = useChatHrefs();
  const { api, navigate } = useFeatureHost();
  const query = useQuery(pdfQueries(api).document(state.document));
  const document = query.data;
  const leave = () => navigate(hrefs.to('pdf'));

  if (hasOnlyFailed(query)) {
    const isGone = isApiError(query.error) && query.error.code === 404;
    const change = <Button onPress={leave}>{text.change}</Button>;
    return (
      <div className={page}>
        {isGone ? (
          <StateView kind="notFound" title={text.goneTitle} description={text.goneBody} primaryAction={change} />
        ) : (
          <QueryFailure query={query} title={text.failedTitle} kept={text.failedKept} />
        )}
      </div>
    );
  }
  if (!document)
    return (
      <SkeletonDelay isLoading skeleton={<Skeleton variant="text" lines={6} />} label={text.opening}>
        {null}
      </SkeletonDelay>
    );
  if (document.kind !== 'pdf')
    return (
      <div className={page}>
        <StateView
          kind="notFound"
          title={text.notPdf}
          description={text.notPdfBody}
          primaryAction={<Button onPress={leave}>{text.change}</Button>}
        />
      </div>
    );
  // Nothing of it could be opened: said once, in place of a reader and a field that would both be of no use.
  if (document.state === 'failed' && document.pages === null)
    return (
      <div className={page}>
        <StateView
          kind="error"
          title={text.failed}
          description={document.reason ?? undefined}
          primaryAction={<Button onPress={leave}>{text.change}</Button>}
          secondaryAction={document.canRetry ? <RetryReading document={document} /> : undefined}
        />
      </div>
    );
  return <OpenDocument {...{ document, state, onChange }} onLeave={leave} />;
}
