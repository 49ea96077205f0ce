'use client';
import type { NavigateOptions } from '@hengce/feature-kit';
import type { Unsaved } from '@hengce/feature-parts';
import { ActionBar, Button, Drawer } from '@hengce/ui';
import { memo, useCallback, useDeferredValue, useRef, useState } from 'react';
import type { ProofreadingDocument, ProofreadingVersion } from '../../../data/proofreading';
import type { Found } from '../../../editor/marks';
import { TextEditor } from '../../../editor/TextEditor';
import { alikeIn, canAcceptUnseen, type OpenIssue } from '../../../model/issues';
import type { Work } from '../../../model/session';
import { useProofreadingText } from '../../../text';
import { AcceptDialog } from '../issues/AcceptDialog';
import { IssuePane } from '../issues/IssuePane';
import { ReadingNotes } from '../issues/ReadingNotes';
import { bar, editorArea, editorBox, pane, phoneOnly, split } from '../TextCorrectionPage.css';
import type { TextCorrectionState } from '../textCorrectionState';
import { ChangesView } from './ChangesView';
import { DocumentBar } from './DocumentBar';
import { FindBar } from './FindBar';
import { Uncounted } from './Uncounted';
import { type DocumentWork, useDocumentWork } from './useDocumentWork';
import { useKeys } from './useKeys';
import { Warnings } from './Warnings';

export interface OpenDocumentProps {
  document: ProofreadingDocument;
  version: ProofreadingVersion;
  unsaved: Unsaved<Work> | null;
  onChange: (patch: Partial<TextCorrectionState>, options?: NavigateOptions) => void;
  /** Replaces the local state with the server's. */
  onReload: () => void;
}

const nothing: readonly OpenIssue[] = [];
const nothingFound: Found = { spans: [], current: -1 };

/** Text on the left, its issues on the right; on a phone in a sheet from below. */
export function OpenDocument({ document, version, unsaved, onChange, onReload }: OpenDocumentProps) {
  const text = useProofreadingText();
  const work = useDocumentWork(document, version, unsaved);
  const { editor, session, isCounted, lists, shown, current } = work;
  const listed = useListed(work);
  const [batch, setBatch] = useState<readonly OpenIssue[] | null>(null);
  const [isFinding, setFinding] = useState(false);
  const startFinding = useCallback(() => setFinding(true), []);
  const [found, setFound] = useState(nothingFound);
  const [isComparing, setComparing] = useState(false);
  useKeys({
    onNext: () => work.step(1),
    onPrevious: () => work.step(-1),
    onFind: startFinding,
    onLeaveList() {
      if (work.isNarrow) work.setSheetOpen(false);
      else if (current) editor.current?.focus(editor.current.placeOf(current.id)?.to);
    },
  });
  const leaveFind = () => {
    setFinding(false);
    setFound(nothingFound);
    editor.current?.focus();
  };
  return (
    <div className={split}>
      <div className={bar}>
        <DocumentBar
          {...{ document, version, onChange, isComparing }}
          work={listed}
          saving={work.autosave.saving}
          onCompare={setComparing}
          onFind={startFinding}
        />
      </div>
      <div className={editorArea}>
        <Warnings {...{ version, onChange, onReload }} written={session.text} autosave={work.autosave} />
        {isFinding ? (
          <FindBar
            text={session.text}
            isReadOnly={version.isReadOnly}
            editor={editor}
            onFound={setFound}
            onClose={leaveFind}
          />
        ) : null}
        {isComparing ? (
          <ChangesView original={version.text} edits={session.edits} onClose={() => setComparing(false)} />
        ) : null}
        <div className={editorBox} hidden={isComparing}>
          <TextEditor
            handle={editor}
            label={text.open.editor}
            original={version.text}
            initialEdits={session.edits}
            isReadOnly={version.isReadOnly}
            marks={isCounted ? lists.open : nothing}
            marksLength={session.readout.text?.length ?? null}
            currentId={current?.id ?? null}
            found={found}
            onChange={work.onEdit}
            onSelect={work.selectMark}
          />
        </div>
      </div>
      <Side {...{ document, version }} work={listed} onBatch={setBatch} />
      {batch ? (
        <AcceptDialog
          issues={batch}
          text={session.text}
          left={batch.some(({ ruleId }) => ruleId !== batch[0]?.ruleId) ? shown.length - batch.length : 0}
          onAccept={() => work.triage.acceptAll(batch)}
          onClose={() => setBatch(null)}
        />
      ) : null}
    </div>
  );
}

/**
 * The work as what stands around the text shows it: the text and its marks follow each key at once, the rest when there
 * is time, and a text that is being read only with what was found in it.
 */
function useListed(work: DocumentWork): DocumentWork {
  const { text, readout } = work.session;
  const isBeingRead = readout.text !== null && readout.text !== text && !readout.hasFailed;
  const last = useRef(work);
  if (!isBeingRead) last.current = work;
  return useDeferredValue(last.current);
}

interface SideProps {
  work: DocumentWork;
  document: ProofreadingDocument;
  version: ProofreadingVersion;
  onBatch: (issues: readonly OpenIssue[]) => void;
}

/** The list beside the text, or on a phone the button that brings it. */
const Side = memo(function Side({ work, document, version, onBatch }: SideProps) {
  const text = useProofreadingText().issues;
  const { session, dispatch, lists, shown, current, triage, focusAsked, model, reading, isCounted } = work;
  const { isReadOnly } = version;
  const uncounted = <Uncounted {...{ document, version }} isButton={work.isNarrow} />;
  const list = (
    <IssuePane
      {...{ session, lists, shown, current, isReadOnly, triage, focusAsked, dispatch }}
      onSelect={work.select}
      onAcceptAlike={(issue) => onBatch(alikeIn(lists.open, issue))}
      onAcceptAll={() => onBatch(shown.filter(canAcceptUnseen))}
      notes={
        <ReadingNotes
          {...{ session, lists, shown, model }}
          missing={reading.missing}
          onReadMissing={reading.readMissing}
          onAgain={reading.again}
          onShowAll={() => dispatch({ type: 'shown', severity: null, class: null })}
        />
      }
    />
  );
  if (!work.isNarrow)
    return (
      <aside className={pane} aria-label={text.title}>
        {isCounted ? list : uncounted}
      </aside>
    );
  return (
    <>
      <div className={phoneOnly}>
        <ActionBar label={text.title} variant="mobile">
          {isCounted ? (
            <Button variant="primary" onPress={() => work.setSheetOpen(true)}>
              {text.open(lists.open.length)}
            </Button>
          ) : (
            uncounted
          )}
        </ActionBar>
      </div>
      {isCounted ? (
        <Drawer
          title={text.title}
          placement="bottom"
          startsHalf
          isOpen={work.isSheetOpen}
          onOpenChange={work.setSheetOpen}
        >
          {list}
        </Drawer>
      ) : null}
    </>
  );
});
