'use client';
import type { KnowledgeDocument, RetrievalHit } from '@hengce/api';
import { hasOnlyFailed, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { Button, Icon, LoadFailure, PageHeader, Skeleton, SkeletonDelay, StartGuide, Tag } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { chatQueries } from '../../data/chat';
import { useChatHrefs } from '../../hrefs';
import { type Asked, BaseDialogs } from './BaseDialogs';
import { BaseNav } from './BaseNav';
import { type AskedDocument, DocumentDialogs } from './DocumentDialogs';
import { DocumentList } from './DocumentList';
import type { DocumentDeed } from './DocumentTable';
import { DocumentView } from './DocumentView';
import { bases as basesPane, main, page } from './KnowledgePage.css';
import { type KnowledgeState, knowledgeState, noFilter } from './knowledgeState';
import { SidePane } from './SidePane';
import { useKnowledgeText } from './text';
import { UploadDialog } from './UploadDialog';
import { useKnowledgeActions } from './useKnowledgeActions';
import { type UploadTarget, useKnowledgeUploads } from './useKnowledgeUploads';

/** 知识库: the account's documents, how far they are read, and trial searches. */
export function KnowledgePage() {
  const text = useKnowledgeText();
  const { api } = useFeatureHost();
  const hrefs = useChatHrefs();
  const [state, setState] = useSearchState(knowledgeState);
  const list = useQuery(chatQueries(api).knowledgeBases());
  const actions = useKnowledgeActions();
  const uploads = useKnowledgeUploads();
  const [asked, setAsked] = useState<Asked>();
  const [askedOf, setAskedOf] = useState<AskedDocument>();
  const [chosen, setTarget] = useState<UploadTarget & { replacedName?: string }>();
  const { data } = list;
  const bases = data?.rows ?? [];
  const own = bases.filter(({ kind }) => kind === 'own');
  const isEmpty = data !== undefined && own.length === 0 && bases.every(({ documents }) => documents === 0);
  const current = bases.find(({ id }) => id === state.base) ?? bases[0];
  const target = chosen ?? (state.upload && current ? { baseId: current.id } : undefined);
  const hrefTo = (patch: Partial<KnowledgeState>) =>
    hrefs.to(
      'knowledge',
      knowledgeState.format({ ...knowledgeState.parse(new URLSearchParams()), ...patch }).toString(),
    );
  const hrefOfDocument = (doc: string) => hrefTo({ ...state, base: current?.id ?? '', doc, at: 0 });
  const hrefOfHit = (hit: RetrievalHit) => hrefTo({ base: current?.id ?? '', doc: hit.documentId, at: hit.page ?? 0 });

  const act = (deed: DocumentDeed, documents: readonly KnowledgeDocument[]) => {
    const [first] = documents;
    if (first === undefined) return;
    if (deed === 'retry') void actions.retry(documents);
    else if (deed === 'download') void actions.download(first);
    else if (deed === 'toggle') void actions.change(documents, { isEnabled: !first.isEnabled });
    else if (deed === 'version') setTarget({ baseId: first.baseId, replaces: first.id, replacedName: first.name });
    else if (deed === 'remove') {
      if (state.doc === first.id) setState({ doc: '', at: 0 });
      void actions.remove(documents);
    } else if (deed === 'rename' || deed === 'move' || deed === 'expire') setAskedOf({ deed, documents });
  };

  if (hasOnlyFailed(list)) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  const dialogs = (
    <>
      {asked ? (
        <BaseDialogs
          asked={asked}
          onClose={() => setAsked(undefined)}
          onDone={(base) => {
            if (asked.deed === 'newBase' || asked.deed === 'removeBase')
              setState({ ...noFilter, base: base?.id ?? '', folder: '', doc: '' });
            if (asked.deed === 'removeFolder') setState({ folder: '' });
          }}
        />
      ) : null}
      {askedOf ? (
        <DocumentDialogs asked={askedOf} bases={bases} actions={actions} onClose={() => setAskedOf(undefined)} />
      ) : null}
      {target && data ? (
        <UploadDialog
          uploads={uploads}
          target={target}
          replacedName={chosen?.replacedName}
          isFull={data.usedBytes >= data.maxBytes}
          onClose={() => {
            setTarget(undefined);
            if (state.upload) setState({ upload: false });
          }}
        />
      ) : null}
    </>
  );
  if (isEmpty)
    return (
      <div className={main}>
        <Empty onCreate={() => setAsked({ deed: 'newBase' })} />
        {dialogs}
      </div>
    );
  return (
    <SkeletonDelay
      isLoading={!data}
      skeleton={
        <div className={main}>
          <PageHeader title={text.title} />
          <Skeleton variant="row" lines={8} />
        </div>
      }
      label={text.loading}
    >
      {data && current ? (
        state.doc ? (
          <>
            <DocumentView
              key={state.doc}
              documentId={state.doc}
              page={state.at}
              backHref={hrefTo({ ...state, base: current.id, doc: '', at: 0 })}
              onDo={act}
            />
            {dialogs}
          </>
        ) : (
          <div className={page}>
            <div className={basesPane}>
              <BaseNav
                bases={bases}
                current={current}
                folderId={state.folder}
                hrefOf={(base, folder = '') => hrefTo({ base, folder })}
                onChoose={(base, folder) => setState({ ...noFilter, base, folder, doc: '', at: 0 })}
                onAsk={setAsked}
              />
            </div>
            <DocumentList
              key={`${current.id}/${state.folder}`}
              base={current}
              state={state}
              setState={setState}
              hrefOf={hrefOfDocument}
              actions={actions}
              onAsk={setAsked}
              onDo={act}
              onUpload={(place, files) => {
                setTarget(place);
                if (files.length > 0) uploads.add(files, place);
              }}
            />
            <SidePane
              base={current}
              list={data}
              onShow={(parse) => setState({ ...noFilter, parse, folder: '', doc: '', at: 0 })}
              hrefOfHit={hrefOfHit}
            />
            {dialogs}
          </div>
        )
      ) : null}
    </SkeletonDelay>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useKnowledgeText();
  return (
    <div className={main}>
      <PageHeader title={text.title} />
      <LoadFailure error={error} title={text.failedTitle} kept={text.failedKept} onRetry={onRetry} />
    </div>
  );
}

function Empty({ onCreate }: { onCreate: () => void }) {
  const text = useKnowledgeText();
  return (
    <>
      <PageHeader title={text.title} />
      <StartGuide
        title={text.bases.emptyTitle}
        description={text.bases.emptyBody}
        steps={text.bases.steps}
        examples={[
          <Fragment key="answer">
            {text.bases.exampleQuestion}
            <Tag size="sm">{text.bases.exampleSource}</Tag>
          </Fragment>,
        ]}
        action={
          <Button variant="primary" iconStart={<Icon icon={Plus} />} onPress={onCreate}>
            {text.bases.create}
          </Button>
        }
      />
    </>
  );
}
