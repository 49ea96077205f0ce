'use client';
import { loadChunk, type NavigateOptions } from '@hengce/feature-kit';
import type { Saving } from '@hengce/feature-parts';
import { Button, Icon, IconButton, Menu, MenuTrigger, Select } from '@hengce/ui';
import { Download, Ellipsis, Redo2, Search, Undo2 } from 'lucide-react';
import { lazy, memo, Suspense, useMemo, useState } from 'react';
import type {
  ExportForm,
  ProofreadingDocument,
  ProofreadingGenre,
  ProofreadingVersion,
} from '../../../data/proofreading';
import { useProofreadingText } from '../../../text';
import { RenameDialog } from '../dialogs/RenameDialog';
import { StatisticsDialog } from '../dialogs/StatisticsDialog';
import { VersionsDialog } from '../dialogs/VersionsDialog';
import { genres } from '../genres';
import { barEnd, barFacts, barRow, barTitle, wideOnly } from '../TextCorrectionPage.css';
import type { TextCorrectionState } from '../textCorrectionState';
import { useDocumentActions } from './useDocumentActions';
import type { DocumentWork } from './useDocumentWork';

export interface DocumentBarProps {
  document: ProofreadingDocument;
  version: ProofreadingVersion;
  work: DocumentWork;
  /** As it is now: `work` may be older. */
  saving: Saving;
  isComparing: boolean;
  onCompare: (isComparing: boolean) => void;
  onFind: () => void;
  onChange: (patch: Partial<TextCorrectionState>, options?: NavigateOptions) => void;
}

/** Names of all rules come with it. */
const ListsDialog = lazy(async () => ({
  default: await loadChunk('proofreading.lists', async () => (await import('../dialogs/ListsDialog')).ListsDialog),
}));

const actions = ['changes', 'statistics', 'versions', 'lists', 'rename', 'remove'] as const;
const isGenre = (id: string): id is ProofreadingGenre => (genres as readonly string[]).includes(id);
type Asked = 'statistics' | 'versions' | 'lists' | 'rename';

/** Bar of a document: its name, the state of saving, and actions on the whole. */
export const DocumentBar = memo(function DocumentBar(props: DocumentBarProps) {
  const { document, version, work, saving, onChange } = props;
  const { session, lists, isCounted, isNarrow, editor, autosave } = work;
  const text = useProofreadingText();
  const words = text.open;
  const [asked, setAsked] = useState<Asked | null>(null);
  const act = useDocumentActions({ document, version, flush: autosave.flush, onChange });
  const forms = formsOf(version);
  const often = [...(version.isReadOnly ? [] : (['undo', 'redo'] as const)), 'find' as const];
  const saved = saving === 'running' ? words.saving : saving === 'saved' ? words.saved : words.unsaved;
  const length = useMemo(() => session.text.replace(/\s+/g, '').length, [session.text]);
  const facts = [words.characters(length), ...(document.version > 1 ? [words.version(version.version)] : []), saved];
  const close = () => setAsked(null);
  const items = actions.map((id) => ({ id, label: words.actions[id] }));
  const oftenItems = often.map((id) => ({ id, label: words[id] }));
  const otherGenres = {
    id: 'genres',
    title: words.genreOf(text.genres[document.genre]),
    items: genres.filter((id) => id !== document.genre).map((id) => ({ id, label: text.genres[id] })),
  };
  return (
    <div className={barRow}>
      <h1 className={barTitle} title={document.name}>
        {document.name}
      </h1>
      <span className={barFacts}>{facts.join('，')}</span>
      <div className={barEnd}>
        <div className={wideOnly}>
          <Select
            label={text.genre}
            variant="quiet"
            size="md"
            selectedKey={document.genre}
            items={genres.map((id) => ({ id, label: text.genres[id] }))}
            onSelectionChange={(id) => act.setGenre(id as ProofreadingGenre)}
          />
          {version.isReadOnly ? null : (
            <>
              <IconButton label={words.undo} icon={<Icon icon={Undo2} />} onPress={() => editor.current?.undo()} />
              <IconButton label={words.redo} icon={<Icon icon={Redo2} />} onPress={() => editor.current?.redo()} />
            </>
          )}
          <IconButton label={words.find} icon={<Icon icon={Search} />} onPress={props.onFind} />
        </div>
        <MenuTrigger>
          <IconButton label={words.more} icon={<Icon icon={Ellipsis} />} />
          <Menu
            items={isNarrow ? [{ id: 'actions', items: [...oftenItems, ...items] }, otherGenres] : items}
            onAction={(id) => {
              if (isGenre(id)) act.setGenre(id);
              else if (id === 'changes') props.onCompare(!props.isComparing);
              else if (id === 'remove') act.remove();
              else if (id === 'find') props.onFind();
              else if (id === 'undo' || id === 'redo') editor.current?.[id]();
              else setAsked(id as Asked);
            }}
          />
        </MenuTrigger>
        {isCounted ? (
          <MenuTrigger>
            <Button variant="primary" iconStart={<Icon icon={Download} />} isPending={act.isExporting}>
              {act.isExporting ? words.exporting : words.exports}
            </Button>
            <Menu
              items={forms.map((id) => ({ id, label: words.forms[id] }))}
              onAction={(id) => void act.export(id as ExportForm)}
            />
          </MenuTrigger>
        ) : null}
      </div>
      {asked === 'statistics' ? <StatisticsDialog session={session} lists={lists} onClose={close} /> : null}
      {asked === 'versions' ? (
        <VersionsDialog
          {...{ document, onChange }}
          current={version.version}
          edits={session.edits.length}
          onClose={close}
        />
      ) : null}
      {asked === 'lists' ? (
        <Suspense fallback={null}>
          <ListsDialog onClose={close} />
        </Suspense>
      ) : null}
      {asked === 'rename' ? <RenameDialog document={document} onClose={close} /> : null}
    </div>
  );
});

/** A PDF has only reports; what was typed has no file that changes could be tracked in. */
const formsOf = ({ format }: ProofreadingVersion): ExportForm[] => [
  ...(format === 'docx' ? (['tracked', 'clean'] as const) : []),
  ...(format === 'docx' || format === 'pdf' ? [] : (['text'] as const)),
  'reportDocx',
  'reportPdf',
];
