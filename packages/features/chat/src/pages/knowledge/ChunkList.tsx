'use client';
import type { KnowledgeChunk, KnowledgeDocument } from '@hengce/api';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Alert, Button, Pagination, Tag, TextArea, toast } from '@hengce/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isBeingRead, knowledgeMutations, knowledgeQueries } from '../../data/knowledge';
import { chunk as chunkStyle, chunkText, line, list, muted, section, sectionTitle } from './KnowledgePage.css';
import { useKnowledgeText } from './text';
import { useRefreshKnowledge } from './useKnowledgeActions';

const pageSize = 20;

interface ChunkListProps {
  document: KnowledgeDocument;
  /** 0 for none. */
  shownPage: number;
  /** Shows the place of a chunk; absent where there is no page to show. */
  onShow: ((chunk: KnowledgeChunk) => void) | undefined;
}

/** 片段: the chunks that a search finds, in the order of the document; each can be edited or switched off. */
export function ChunkList({ document, shownPage, onShow }: ChunkListProps) {
  const text = useKnowledgeText().detail;
  const { api } = useFeatureHost();
  const [pageNum, setPageNum] = useState(1);
  const revision = document.version * 1e6 + document.chunks;
  const chunks = useQuery(knowledgeQueries(api).chunks(document.id, { pageNum, pageSize }, revision));
  const { data } = chunks;
  if (hasOnlyFailed(chunks)) return <QueryFailure query={chunks} title={text.chunksFailed} isLine />;
  return (
    <section className={section} aria-labelledby="knowledge-chunks">
      <h2 id="knowledge-chunks" className={sectionTitle}>
        {text.list}
      </h2>
      {data?.total === 0 ? <p className={muted}>{isBeingRead(document) ? text.noneReading : text.none}</p> : null}
      <ol className={list}>
        {data?.rows.map((each) => (
          <Chunk key={each.id} chunk={each} shownPage={shownPage} onShow={onShow} />
        ))}
      </ol>
      {data && data.total > pageSize ? (
        <Pagination
          page={pageNum}
          pageCount={Math.ceil(data.total / pageSize)}
          total={data.total}
          onChange={setPageNum}
        />
      ) : null}
    </section>
  );
}

function Chunk({ chunk, shownPage, onShow }: Omit<ChunkListProps, 'document'> & { chunk: KnowledgeChunk }) {
  const text = useKnowledgeText().detail;
  const { api } = useFeatureHost();
  const refresh = useRefreshKnowledge();
  const update = useMutation(knowledgeMutations(api).updateChunk);
  const [draft, setDraft] = useState<string | null>(null);
  const { id, ordinal, page, isEnabled, isEdited } = chunk;
  const change = (patch: { text?: string; isEnabled?: boolean }) =>
    update.mutate(
      { chunkId: id, ...patch },
      {
        async onSuccess() {
          await refresh();
          setDraft(null);
          if (patch.text !== undefined) toast(text.saved);
        },
      },
    );
  return (
    <li className={chunkStyle} data-off={isEnabled ? undefined : true}>
      <div className={line}>
        <span className={muted}>{text.ordinal(ordinal)}</span>
        {chunk.heading ? <span className={muted}>{chunk.heading}</span> : null}
        {isEdited ? <Tag>{text.edited}</Tag> : null}
        {isEnabled ? null : <Tag tone="warning">{text.disabled}</Tag>}
      </div>
      {draft === null ? (
        <p className={chunkText}>{chunk.text}</p>
      ) : (
        <TextArea
          label={text.text}
          isLabelHidden
          value={draft}
          onChange={setDraft}
          maxLength={8000}
          errorMessage={draft.trim() === '' ? text.textNeeded : undefined}
        />
      )}
      {update.error ? <Alert tone="danger">{text.failed(update.error.message)}</Alert> : null}
      <div className={line}>
        {draft === null ? (
          <>
            {page === null || onShow === undefined ? null : (
              <Button size="sm" variant="quiet" aria-pressed={page === shownPage} onPress={() => onShow(chunk)}>
                {text.showPage(page)}
              </Button>
            )}
            <Button size="sm" variant="quiet" aria-label={text.editOf(ordinal)} onPress={() => setDraft(chunk.text)}>
              {text.edit}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={text.toggleOf(ordinal, isEnabled)}
              isPending={update.isPending}
              onPress={() => change({ isEnabled: !isEnabled })}
            >
              {text.toggle(isEnabled)}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="sm"
              variant="primary"
              isPending={update.isPending}
              isDisabled={draft.trim() === ''}
              onPress={() => change({ text: draft })}
            >
              {text.save}
            </Button>
            <Button size="sm" onPress={() => setDraft(null)}>
              {text.cancel}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
