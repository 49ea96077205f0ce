'use client';
import type { NavigateOptions } from '@hengce/feature-kit';
import { ActionBar, Alert, Button, Drawer } from '@hengce/ui';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { ProofreadingDocument, ProofreadingVersion } from '../../data/proofreading';
import type { Span } from '../../editor/marks';
import { type EditorHandle, TextEditor } from '../../editor/TextEditor';
import type { Edit } from '../../model/edits';
import { canAccept, currentOf, filtered, listsOf, type OpenIssue } from '../../model/issues';
import { useProofreadingText } from '../../text';
import { AcceptDialog } from './AcceptDialog';
import { ChangesView } from './ChangesView';
import { DocumentBar } from './DocumentBar';
import { FindBar } from './FindBar';
import { IssuePane } from './IssuePane';
import { ReadingNotes } from './ReadingNotes';
import { bar, editorArea, pane, phoneOnly, split, strip } from './TextCorrectionPage.css';
import type { TextCorrectionState } from './textCorrectionState';
import { Uncounted } from './Uncounted';
import { useAlwaysIgnored } from './useAlwaysIgnored';
import { useIsNarrow } from './useIsNarrow';
import { useKeys } from './useKeys';
import { useModelLayer } from './useModelLayer';
import { useReading } from './useReading';
import { useSession } from './useSession';
import { useTriage } from './useTriage';
import type { Unsaved } from './useUnsaved';

export interface OpenDocumentProps {
  document: ProofreadingDocument;
  version: ProofreadingVersion;
  unsaved: Unsaved | null;
  onChange: (patch: Partial<TextCorrectionState>, options?: NavigateOptions) => void;
  /** Takes what the server has in place of what is here. */
  onReload: () => void;
}

/** The text on the left, what is wrong in it on the right; on a phone in a sheet from below. */
export function OpenDocument({ document, version, unsaved, onChange, onReload }: OpenDocumentProps) {
  const text = useProofreadingText();
  const isNarrow = useIsNarrow();
  const editor = useRef<EditorHandle>(null);
  const { session, dispatch, flush } = useSession(version, unsaved);
  const edits = useRef<readonly Edit[]>(session.edits);
  const isCounted = document.versions.find((one) => one.version === version.version)?.isCounted ?? version.isCounted;
  const reading = useReading({ text: session.text, genre: document.genre, isWanted: isCounted, dispatch });
  const model = useModelLayer(version, session.text, flush);
  const always = useAlwaysIgnored();
  const { readout, ignored, decided } = session;
  const lists = useMemo(
    () => listsOf({ readout, ignored, decided }, model.issues, always),
    [readout, ignored, decided, model.issues, always],
  );
  const shown = useMemo(() => filtered(lists.open, session), [lists.open, session.severity, session.class, session]);
  const current = currentOf(shown, session);
  const triage = useTriage({ editor, edits, dispatch });
  const [batch, setBatch] = useState<readonly OpenIssue[] | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [found, setFound] = useState<readonly Span[]>([]);
  const [isComparing, setComparing] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [focusAsked, askFocus] = useReducer((times: number) => times + 1, 0);

  const onEdit = useCallback(
    (next: string, made: readonly Edit[], near: number) => {
      edits.current = made;
      reading.near.current = near;
      dispatch({ type: 'changed', text: next, edits: made });
    },
    [dispatch, reading.near],
  );
  const select = (issue: OpenIssue) => {
    dispatch({ type: 'selected', issue });
    editor.current?.reveal(editor.current.placeOf(issue.id) ?? issue);
  };
  const onSelect = (id: string) => {
    const issue = lists.open.find((one) => one.id === id);
    if (!issue) return;
    dispatch({ type: 'shown', tab: 'open', ...(shown.includes(issue) ? {} : { severity: null, class: null }) });
    dispatch({ type: 'selected', issue });
    if (isNarrow) setSheetOpen(true);
  };
  const step = (by: 1 | -1) => {
    if (shown.length === 0) return;
    const at = current ? shown.indexOf(current) : -1;
    // The first time it is the one that is shown already.
    const isFirst = session.currentId === null && session.tab === 'open';
    const next = shown[isFirst && by === 1 ? 0 : (at + by + shown.length) % shown.length] as OpenIssue;
    dispatch({ type: 'shown', tab: 'open' });
    select(next);
    if (isNarrow) setSheetOpen(true);
    askFocus();
  };
  useKeys({
    onNext: () => step(1),
    onPrevious: () => step(-1),
    onFind: () => setFinding(true),
    onLeaveList: () => current && editor.current?.focus(editor.current.placeOf(current.id)?.to),
  });
  const issuePane = (
    <IssuePane
      session={session}
      dispatch={(action) => (action.type === 'selected' ? select(action.issue as OpenIssue) : dispatch(action))}
      lists={lists}
      shown={shown}
      current={current}
      isReadOnly={version.isReadOnly}
      triage={triage}
      focusAsked={focusAsked}
      onAcceptAlike={(issue) => setBatch(lists.open.filter((one) => one.ruleId === issue.ruleId && canAccept(one)))}
      onAcceptAll={() => setBatch(shown.filter((one) => one.fix === 'replace' && canAccept(one)))}
      notes={
        <ReadingNotes
          {...{ session, lists, shown, model }}
          onAgain={reading.again}
          onShowAll={() => dispatch({ type: 'shown', severity: null, class: null })}
        />
      }
    />
  );
  const marks = isCounted ? lists.open : [];
  return (
    <div className={split}>
      <div className={bar}>
        <DocumentBar
          {...{ document, version, session, flush, editor, onChange, lists }}
          isCounted={isCounted}
          isComparing={isComparing}
          onCompare={setComparing}
          onFind={() => setFinding(true)}
        />
      </div>
      <div className={editorArea}>
        {version.notes.length > 0 ? (
          <div className={strip}>
            <Alert>{text.notes(version.notes)}</Alert>
          </div>
        ) : null}
        {session.saving === 'conflict' ? (
          <div className={strip}>
            <Alert
              tone="warning"
              action={
                <Button size="sm" onPress={onReload}>
                  {text.open.reload}
                </Button>
              }
            >
              {text.open.conflict}
            </Alert>
          </div>
        ) : null}
        {session.saving === 'failed' ? (
          <div className={strip}>
            <Alert tone="warning">{text.open.notSaved}</Alert>
          </div>
        ) : null}
        {isFinding ? (
          <FindBar
            text={session.text}
            isReadOnly={version.isReadOnly}
            editor={editor}
            onFound={setFound}
            onClose={() => {
              setFinding(false);
              setFound([]);
              editor.current?.focus();
            }}
          />
        ) : null}
        {isComparing ? (
          <ChangesView original={version.text} edits={session.edits} onClose={() => setComparing(false)} />
        ) : null}
        <div hidden={isComparing} style={isComparing ? undefined : { flex: 1, minHeight: 0 }}>
          <TextEditor
            ref={editor}
            label={text.open.editor}
            original={version.text}
            initialEdits={session.edits}
            isReadOnly={version.isReadOnly}
            marks={marks}
            marksLength={readout.text?.length ?? null}
            currentId={current?.id ?? null}
            found={found}
            onChange={onEdit}
            onSelect={onSelect}
          />
        </div>
      </div>
      {isNarrow ? (
        <>
          <div className={phoneOnly}>
            <ActionBar label={text.issues.title} variant="mobile">
              {isCounted ? (
                <Button variant="primary" onPress={() => setSheetOpen(true)}>
                  {text.issues.open(lists.open.length)}
                </Button>
              ) : (
                <Uncounted {...{ document, version }} isButton />
              )}
            </ActionBar>
          </div>
          {isCounted ? (
            <Drawer
              title={text.issues.title}
              placement="bottom"
              startsHalf
              isOpen={isSheetOpen}
              onOpenChange={setSheetOpen}
            >
              {issuePane}
            </Drawer>
          ) : null}
        </>
      ) : (
        <aside className={pane} aria-label={text.issues.title}>
          {isCounted ? issuePane : <Uncounted {...{ document, version }} />}
        </aside>
      )}
      {batch ? (
        <AcceptDialog
          issues={batch}
          text={session.text}
          left={batch.some(({ ruleId }) => ruleId !== batch[0]?.ruleId) ? shown.length - batch.length : 0}
          onAccept={() => triage.acceptAll(batch)}
          onClose={() => setBatch(null)}
        />
      ) : null}
    </div>
  );
}
