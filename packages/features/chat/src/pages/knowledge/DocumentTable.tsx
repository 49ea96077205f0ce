'use client';
import { fileSize, type KnowledgeDocument } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDay } from '@hengce/text';
import { DataTable, type DataTableColumn, Icon, IconButton, Link, Menu, MenuTrigger, TooltipTrigger } from '@hengce/ui';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isBeingRead } from '../../data/knowledge';
import { DocumentState } from './DocumentState';
import { badge, file, fileFacts, fileName, fileWords } from './KnowledgePage.css';
import { type KnowledgeText, useKnowledgeText } from './text';

export type DocumentDeed =
  | 'open'
  | 'version'
  | 'download'
  | 'rename'
  | 'move'
  | 'expire'
  | 'toggle'
  | 'retry'
  | 'remove';

interface DocumentTableProps {
  documents: readonly KnowledgeDocument[];
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
  hrefOf: (documentId: string) => string;
  onDo: (deed: DocumentDeed, document: KnowledgeDocument) => void;
  isLoading: boolean;
  empty: ReactNode;
  error: ReactNode;
}

/** Text of a document's size and pages (sheets of an xlsx), and of the one that is its duplicate. */
export function factsOf(
  { bytes, pages, kind, duplicateOf }: KnowledgeDocument,
  text: KnowledgeText['document'],
): string {
  const counted = pages === null ? [] : [kind === 'xlsx' ? text.sheets(pages) : text.pages(pages)];
  return text.facts([fileSize(bytes), ...counted, ...(duplicateOf ? [text.duplicateOf(duplicateOf.name)] : [])]);
}

/** Menu of the actions that a document allows. */
export function DocumentMenu({ document, onDo }: { document: KnowledgeDocument; onDo: DocumentTableProps['onDo'] }) {
  const text = useKnowledgeText().document;
  const isBusy = isBeingRead(document);
  return (
    <MenuTrigger>
      <IconButton size="sm" label={text.actions(document.name)} icon={<Icon icon={Ellipsis} />} />
      <Menu
        placement="bottom end"
        onAction={(deed) => onDo(deed as DocumentDeed, document)}
        items={[
          { id: 'version', label: text.version },
          { id: 'download', label: text.download },
          { id: 'rename', label: text.rename },
          { id: 'move', label: text.move },
          { id: 'expire', label: text.expire },
          { id: 'toggle', label: document.isEnabled ? text.disable : text.enable },
          ...(isBusy ? [] : [{ id: 'retry', label: text.retry }]),
          { id: 'remove', label: text.remove },
        ]}
      />
    </MenuTrigger>
  );
}

/** Name of a file on one line of a table; what was cut is shown on focus and under the pointer. */
function FileName({ name, href }: { name: string; href: string }) {
  const words = useRef<HTMLAnchorElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const link = words.current;
    if (link) setCut(link.scrollWidth > link.clientWidth);
  });
  return (
    <span className={fileName}>
      <TooltipTrigger content={name} isDisabled={!isCut}>
        <Link ref={words} variant="standalone" href={href}>
          {name}
        </Link>
      </TooltipTrigger>
    </span>
  );
}

/** Table 文件: name, kind, state of reading, time and number of citations. */
export function DocumentTable(props: DocumentTableProps) {
  const { documents, selected, onSelect, hrefOf, onDo, ...state } = props;
  const text = useKnowledgeText();
  const now = useNow();
  const columns: DataTableColumn<KnowledgeDocument>[] = [
    {
      id: 'name',
      label: text.table.name,
      isRowHeader: true,
      render: (document) => (
        <span className={file}>
          <span className={badge} aria-hidden="true">
            {document.kind.slice(0, 3).toUpperCase()}
          </span>
          <span className={fileWords}>
            <FileName name={document.name} href={hrefOf(document.id)} />
            <span className={fileFacts}>{factsOf(document, text.document)}</span>
          </span>
        </span>
      ),
    },
    { id: 'state', label: text.table.state, width: 112, render: (document) => <DocumentState document={document} /> },
    { id: 'updated', label: text.table.updated, width: 80, render: ({ updatedAt }) => shortDay(updatedAt, now) },
    { id: 'cited', label: text.table.cited, width: 44, align: 'end', render: ({ citedTimes }) => citedTimes || '—' },
    {
      id: 'more',
      label: text.table.more,
      width: 32,
      isLabelHidden: true,
      isActions: 'always',
      render: (document) => <DocumentMenu document={document} onDo={onDo} />,
    },
  ];
  return (
    <DataTable
      label={text.table.label}
      size="lg"
      columns={columns}
      rows={documents}
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={onSelect}
      {...state}
    />
  );
}
