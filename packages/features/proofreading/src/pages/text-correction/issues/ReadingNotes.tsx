'use client';
import { ruleClasses } from '@hengce/proofreading';
import { Button, Progress, StateView } from '@hengce/ui';
import type { Lists, OpenIssue } from '../../../model/issues';
import type { Session } from '../../../model/session';
import { useProofreadingText } from '../../../text';
import { note, paneRow } from './IssuePane.css';
import { ModelNote } from './ModelNote';
import type { ModelLayer } from './useModelLayer';

export interface ReadingNotesProps {
  session: Session;
  lists: Lists;
  shown: readonly OpenIssue[];
  model: ModelLayer;
  /** Parts that could not be loaded. */
  missing: readonly ('lists' | 'laws')[];
  onReadMissing: () => void;
  onAgain: () => void;
  onShowAll: () => void;
}

/** Progress of the check, missing checks, and the empty state of the list. */
export function ReadingNotes({
  session,
  lists,
  shown,
  model,
  missing,
  onReadMissing,
  onAgain,
  onShowAll,
}: ReadingNotesProps) {
  const text = useProofreadingText().issues;
  const { readout, tab } = session;
  if (readout.hasFailed)
    return (
      <StateView
        kind="error"
        title={text.failed}
        headingLevel={2}
        primaryAction={<Button onPress={onAgain}>{text.retry}</Button>}
      />
    );
  const isReading = readout.text === null ? readout.blocks === 0 : readout.waiting > 0;
  const isFiltered = session.severity !== null || session.class !== null;
  return (
    <>
      {isReading ? (
        <div className={paneRow}>
          <Progress
            label={text.reading(readout.blocks - readout.waiting, readout.blocks)}
            {...(readout.blocks > 0 ? { value: ((readout.blocks - readout.waiting) / readout.blocks) * 100 } : {})}
          />
        </div>
      ) : null}
      {readout.words === 'loading' && !isReading ? <p className={note}>{text.wordsLoading}</p> : null}
      {readout.words === 'absent' ? (
        <p className={note}>
          {text.wordsAbsent(readout.notRun.map((name) => ruleClasses[name]).join('、'))}
          <Button variant="quiet" size="sm" onPress={onAgain}>
            {text.retry}
          </Button>
        </p>
      ) : null}
      {missing.length > 0 ? (
        <p className={note}>
          {text.missing(missing)}
          <Button variant="quiet" size="sm" onPress={onReadMissing}>
            {text.retry}
          </Button>
        </p>
      ) : null}
      <ModelNote model={model} />
      {tab === 'open' && !isReading && shown.length === 0 ? (
        lists.open.length > 0 && isFiltered ? (
          <StateView
            kind="empty"
            title={text.noneOf}
            headingLevel={2}
            primaryAction={<Button onPress={onShowAll}>{text.showAll}</Button>}
          />
        ) : (
          <StateView kind="empty" title={text.none} description={text.noneBody} headingLevel={2} />
        )
      ) : null}
    </>
  );
}
