'use client';
import { fileSize, isApiError, type KnowledgeDocument } from '@hengce/api';
import { hasOnlyFailed, useFeatureHost, useNow, usePageTitle } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { shortDay } from '@hengce/text';
import { Alert, Button, Icon, Link, LinkButton, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PdfPane, type PdfTarget } from '../../components/pdf';
import { loadDocument, pdfQueries } from '../../data/pdf';
import { useChatHrefs } from '../../hrefs';
import { ChunkList } from './ChunkList';
import { DocumentState } from './DocumentState';
import { type DocumentDeed, DocumentMenu, factsOf } from './DocumentTable';
import { buttons, head, headWords, line, main, muted, parts, reader, split, title } from './KnowledgePage.css';
import { useKnowledgeText } from './text';

interface DocumentViewProps {
  documentId: string;
  /** The page that is looked at first; 0 for the beginning. */
  page: number;
  backHref: string;
  onDo: (deed: DocumentDeed, documents: readonly KnowledgeDocument[]) => void;
}

/** One document: its state, its versions, and its chunks beside their page. */
export function DocumentView({ documentId, page, backHref, onDo }: DocumentViewProps) {
  const text = useKnowledgeText();
  const { api } = useFeatureHost();
  const document = useQuery(pdfQueries(api).document(documentId));
  const { data } = document;
  const load = useMemo(() => loadDocument(api, documentId), [api, documentId]);
  const [target, setTarget] = useState<PdfTarget | null>(page > 0 ? { page } : null);
  usePageTitle(data?.name);
  const isGone = isApiError(document.error) && document.error.code === 404;
  const isPdf = data?.kind === 'pdf' && data.state !== 'failed';
  return (
    <div className={split}>
      <section className={main} aria-label={data?.name ?? text.table.label}>
        <div>
          <Link variant="standalone" href={backHref}>
            <Icon icon={ArrowLeft} size="sm" /> {text.detail.back}
          </Link>
        </div>
        {isGone ? (
          <StateView
            kind="notFound"
            title={text.detail.goneTitle}
            description={text.detail.goneBody}
            headingLevel={1}
          />
        ) : hasOnlyFailed(document) ? (
          <QueryFailure query={document} title={text.detail.failedTitle} kept={text.detail.failedKept} />
        ) : (
          <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="text" lines={8} />} label={text.detail.loading}>
            {data ? (
              <div className={parts}>
                <Head document={data} onDo={onDo} />
                <ChunkList
                  document={data}
                  shownPage={target?.page ?? 0}
                  onShow={isPdf ? ({ page: at, boxes }) => at && setTarget({ page: at, boxes }) : undefined}
                />
              </div>
            ) : null}
          </SkeletonDelay>
        )}
      </section>
      {data && isPdf ? (
        <div className={reader}>
          {/* A new version is another file. */}
          <PdfPane key={data.version} name={data.name} load={load} target={target} />
        </div>
      ) : null}
    </div>
  );
}

function Head({ document, onDo }: { document: KnowledgeDocument; onDo: DocumentViewProps['onDo'] }) {
  const text = useKnowledgeText();
  const now = useNow();
  const hrefs = useChatHrefs();
  const { versions = [], reason, canRetry, state } = document;
  const facts = [
    factsOf(document, text.document),
    text.detail.chunks(document.chunks),
    text.detail.cited(document.citedTimes),
    ...(document.expiresAt ? [text.detail.expires(shortDay(`${document.expiresAt}T00:00:00+08:00`, now))] : []),
  ];
  return (
    <>
      <div className={head}>
        <div className={headWords}>
          <h1 className={title}>{document.name}</h1>
          <div className={line}>
            <DocumentState document={document} />
            <span className={muted}>{text.document.facts(facts)}</span>
          </div>
        </div>
        <div className={buttons}>
          {document.chunks > 0 ? (
            <LinkButton
              href={
                document.kind === 'pdf'
                  ? hrefs.to('pdf', new URLSearchParams({ document: document.id }).toString())
                  : hrefs.to('chat', new URLSearchParams({ doc: document.id }).toString())
              }
            >
              {text.detail.ask}
            </LinkButton>
          ) : null}
          <DocumentMenu document={document} onDo={(deed, one) => onDo(deed, [one])} />
        </div>
      </div>
      {reason ? (
        <Alert
          tone={state === 'failed' ? 'danger' : 'warning'}
          action={
            canRetry ? (
              <Button size="sm" iconStart={<Icon icon={RotateCw} />} onPress={() => onDo('retry', [document])}>
                {text.document.retry}
              </Button>
            ) : (
              <Button size="sm" onPress={() => onDo('version', [document])}>
                {text.document.version}
              </Button>
            )
          }
        >
          {reason}
        </Alert>
      ) : null}
      {versions.length > 1 ? (
        <details>
          <summary className={muted}>{text.detail.versions(versions.length)}</summary>
          <ul>
            {versions.map(({ version, name, bytes, createdAt }) => (
              <li key={version} className={muted}>
                {text.detail.versionOf(version, name, fileSize(bytes), shortDay(createdAt, now))}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
