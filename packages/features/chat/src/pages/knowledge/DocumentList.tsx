'use client';
import { fileSize, type KnowledgeBase, type KnowledgeDocument } from '@hengce/api';
import { hasOnlyFailed, useFeatureHost, useSearchWords } from '@hengce/feature-kit';
import { QueryFailure, useFileDrop } from '@hengce/feature-parts';
import { ActionBar, Button, Icon, Pagination, SearchField, Select, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { FolderPlus, Upload } from 'lucide-react';
import { useState } from 'react';
import { knowledgeQueries } from '../../data/knowledge';
import type { Asked } from './BaseDialogs';
import { type DocumentDeed, DocumentTable } from './DocumentTable';
import { buttons, dropping, filters, findField, foot, head, headWords, main, muted, title } from './KnowledgePage.css';
import { type KnowledgeState, kinds, noFilter, parseStates } from './knowledgeState';
import { useKnowledgeText } from './text';
import type { KnowledgeActions } from './useKnowledgeActions';
import type { UploadTarget } from './useKnowledgeUploads';

const pageSize = 20;

interface DocumentListProps {
  base: KnowledgeBase;
  state: KnowledgeState;
  setState: (patch: Partial<KnowledgeState>) => void;
  hrefOf: (documentId: string) => string;
  actions: KnowledgeActions;
  onAsk: (asked: Asked) => void;
  onDo: (deed: DocumentDeed, documents: readonly KnowledgeDocument[]) => void;
  /** Files that were chosen or dropped; none opens the chooser. */
  onUpload: (target: UploadTarget, files: readonly File[]) => void;
}

/** Documents of a base or a folder, with filters, progress, and actions on one or many. */
export function DocumentList(props: DocumentListProps) {
  const { base, state, setState, hrefOf, onAsk, onDo, onUpload } = props;
  const text = useKnowledgeText();
  const { api } = useFeatureHost();
  const { folder, q, kind, parse, page } = state;
  const documents = useQuery(
    knowledgeQueries(api).documents({
      baseId: base.id,
      ...(folder ? { folderId: folder } : {}),
      ...(q ? { q } : {}),
      ...(kind ? { fileKind: kind } : {}),
      ...(parse ? { parseState: parse } : {}),
      pageNum: page,
      pageSize,
    }),
  );
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rows = documents.data?.rows ?? [];
  const selected = rows.filter(({ id }) => chosen.includes(id));
  const inFolder = base.folders.find(({ id }) => id === folder);
  const target = { baseId: base.id, ...(inFolder ? { folderId: inFolder.id } : {}) };
  const isFiltered = q !== '' || kind !== '' || parse !== '';
  const upload = (
    <Button variant="primary" iconStart={<Icon icon={Upload} />} onPress={() => onUpload(target, [])}>
      {text.upload.action}
    </Button>
  );
  const { isOver, handlers } = useFileDrop((files) => onUpload(target, files));
  return (
    <section className={isOver ? `${main} ${dropping}` : main} aria-label={inFolder?.name ?? base.name} {...handlers}>
      <div className={head}>
        <div className={headWords}>
          <h1 className={title}>{inFolder?.name ?? base.name}</h1>
          <p className={muted}>
            {isOver ? text.upload.drop : text.summary(inFolder?.documents ?? base.documents, fileSize(base.bytes))}
          </p>
        </div>
        <div className={buttons}>
          {base.kind === 'own' ? (
            <Button iconStart={<Icon icon={FolderPlus} />} onPress={() => onAsk({ deed: 'newFolder', base })}>
              {text.folders.create}
            </Button>
          ) : null}
          {upload}
        </div>
      </div>
      {base.documents > 0 ? <Filters state={state} setState={setState} /> : null}
      <DocumentTable
        documents={rows}
        selected={selected.map(({ id }) => id)}
        onSelect={setChosen}
        hrefOf={hrefOf}
        onDo={(deed, document) => onDo(deed, [document])}
        isLoading={documents.isPending || documents.isPlaceholderData}
        error={
          hasOnlyFailed(documents) ? (
            <QueryFailure query={documents} title={text.table.failedTitle} kept={text.failedKept} />
          ) : undefined
        }
        empty={
          isFiltered ? (
            <StateView
              kind="empty"
              title={text.table.noneTitle}
              description={text.table.noneBody}
              primaryAction={<Button onPress={() => setState(noFilter)}>{text.table.clear}</Button>}
            />
          ) : (
            <StateView
              kind="empty"
              title={text.table.emptyTitle}
              description={text.table.emptyBody}
              primaryAction={upload}
            />
          )
        }
      />
      {(documents.data?.total ?? 0) > pageSize ? (
        <div className={foot}>
          <Pagination
            page={page}
            pageCount={Math.ceil((documents.data?.total ?? 0) / pageSize)}
            total={documents.data?.total ?? 0}
            onChange={(next) => setState({ page: next })}
          />
        </div>
      ) : null}
      {selected.length > 0 ? (
        <SelectionBar
          selected={selected}
          onDo={(deed) => {
            onDo(deed, selected);
            setChosen([]);
          }}
          onClear={() => setChosen([])}
        />
      ) : null}
    </section>
  );
}

function Filters({ state, setState }: Pick<DocumentListProps, 'state' | 'setState'>) {
  const text = useKnowledgeText();
  const words = useSearchWords(state.q, (q) => setState({ q, page: 1 }));
  return (
    <div className={filters}>
      <div className={findField}>
        <SearchField label={text.find} placeholder={text.find} maxLength={100} {...words} />
      </div>
      <Select
        label={text.kind.label}
        isLabelHidden
        selectedKey={state.kind}
        onSelectionChange={(id) => setState({ kind: kinds.find((each) => each === id) ?? '', page: 1 })}
        items={[{ id: '', label: text.kind.all }, ...kinds.map((id) => ({ id, label: text.kind[id] }))]}
      />
      <Select
        label={text.parse.label}
        isLabelHidden
        selectedKey={state.parse}
        onSelectionChange={(id) => setState({ parse: parseStates.find((each) => each === id) ?? '', page: 1 })}
        items={[{ id: '', label: text.parse.all }, ...parseStates.map((id) => ({ id, label: text.parse[id] }))]}
      />
    </div>
  );
}

interface SelectionBarProps {
  selected: readonly KnowledgeDocument[];
  onDo: (deed: DocumentDeed) => void;
  onClear: () => void;
}

function SelectionBar({ selected, onDo, onClear }: SelectionBarProps) {
  const text = useKnowledgeText().document;
  return (
    <ActionBar variant="tray" label={text.selectionActions} summary={text.selected(selected.length)}>
      <Button size="sm" onPress={() => onDo('retry')}>
        {text.retry}
      </Button>
      <Button size="sm" onPress={() => onDo('move')}>
        {text.move}
      </Button>
      <Button size="sm" onPress={() => onDo('remove')}>
        {text.remove}
      </Button>
      <Button size="sm" variant="quiet" onPress={onClear}>
        {text.clearSelection}
      </Button>
    </ActionBar>
  );
}
