'use client';
import type { MainComponents } from '@hengce/api/contract';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, Progress, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pdfMutations, pdfQueries } from '../../data/pdf';
import { useChatText } from '../../text';
import { strip } from './PdfPage.css';

/** Progress of reading a document, and the pages that cannot be asked about. Nothing when all of it was read. */
export function DocumentProgress({ document }: { document: MainComponents['schemas']['KnowledgeDocument'] }) {
  const text = useChatText().pdfPage;
  const { state, pages, pagesDone, queuePosition, failedPages, reason, canRetry } = document;
  if (state === 'ready') return null;
  if (state === 'queued' || state === 'parsing' || state === 'indexing')
    return (
      <div className={strip}>
        <Progress
          label={text.progress(document)}
          value={state === 'parsing' && pages ? (pagesDone / pages) * 100 : undefined}
          hint={state === 'queued' && queuePosition && queuePosition > 1 ? text.queue(queuePosition) : undefined}
        />
      </div>
    );
  return (
    <div className={strip}>
      <Alert
        tone={state === 'failed' ? 'danger' : 'warning'}
        action={canRetry ? <RetryReading document={document} /> : undefined}
      >
        {state === 'failed'
          ? [text.failed, reason].filter(Boolean).join('。')
          : failedPages.length > 0
            ? text.partial(failedPages)
            : reason}
      </Alert>
    </div>
  );
}

/** Button 重新解析. */
export function RetryReading({ document }: { document: MainComponents['schemas']['KnowledgeDocument'] }) {
  const text = useChatText().pdfPage;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const retry = useMutation(pdfMutations(api).retry);
  const again = () =>
    retry.mutate(document.id, {
      onSuccess: (started) => client.setQueryData(pdfQueries(api).document(document.id).queryKey, started),
      onError: () => toast(text.retryFailed, { tone: 'error' }),
    });
  return (
    <Button size="sm" isPending={retry.isPending} onPress={again}>
      {text.retry}
    </Button>
  );
}
