'use client';
import { hasOnlyFailed, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pdfQueries } from '../../data/pdf';
import { useChatText } from '../../text';
import { DocumentView } from './DocumentView';
import { page } from './PdfPage.css';
import { pdfState } from './pdfState';
import { StartView } from './StartView';

/** PDF问答 (aiAssistant/aiPdf): a document and questions about it, side by side. */
export function PdfPage() {
  const text = useChatText().pdfPage;
  const { api } = useFeatureHost();
  const [state, setState] = useSearchState(pdfState);
  const { document: documentId, c } = state;
  // A conversation from the list leads to the document that it was about.
  const isOnlyConversation = documentId === '' && c !== '';
  const scope = useQuery({ ...pdfQueries(api).conversationScope(c), enabled: isOnlyConversation });
  const found = scope.data?.documentIds[0];
  useEffect(() => {
    if (isOnlyConversation && found) setState({ document: found }, { replace: true });
  }, [isOnlyConversation, found, setState]);

  if (documentId !== '') return <DocumentView key={documentId} state={state} onChange={setState} />;
  if (isOnlyConversation && hasOnlyFailed(scope))
    return (
      <div className={page}>
        <QueryFailure query={scope} title={text.failedTitle} kept={text.failedKept} />
      </div>
    );
  if (isOnlyConversation && (scope.isPending || found))
    return (
      <SkeletonDelay isLoading skeleton={<Skeleton variant="text" lines={6} />} label={text.opening}>
        {null}
      </SkeletonDelay>
    );
  return <StartView state={state} onChange={setState} />;
}
