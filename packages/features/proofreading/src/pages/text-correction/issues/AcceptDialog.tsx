'use client';
import { ruleClasses } from '@hengce/proofreading';
import { Button, Dialog, Highlight, IssueChange, Text } from '@hengce/ui';
import type { OpenIssue } from '../../../model/issues';
import { useProofreadingText } from '../../../text';
import { around, lines, rejectedList } from '../dialogs/dialogs.css';

export interface AcceptDialogProps {
  issues: readonly OpenIssue[];
  /** Text of the issues. */
  text: string;
  /** Number of displayed issues that are not accepted. */
  left: number;
  onAccept: () => void;
  onClose: () => void;
}

/** So many are listed before they are accepted. */
const most = 100;
const context = 10;

/** Preview of several suggestions before they are accepted all at once; the first 100 are listed. */
export function AcceptDialog({ issues, text: document, left, onAccept, onClose }: AcceptDialogProps) {
  const text = useProofreadingText().batch;
  const count = issues.length;
  return (
    <Dialog
      title={
        left > 0 || new Set(issues.map(({ ruleId }) => ruleId)).size > 1 ? text.titleAll(count) : text.titleAlike(count)
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button onPress={close}>{text.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => {
              close();
              onAccept();
            }}
            isDisabled={count === 0}
          >
            {text.accept(count)}
          </Button>
        </>
      )}
    >
      <div className={lines}>
        <Text>{text.body}</Text>
        {left > 0 ? <Text variant="meta">{text.reviewLeft(left)}</Text> : null}
        {count > most ? <Text variant="meta">{text.shown(most, count)}</Text> : null}
      </div>
      <ol className={rejectedList}>
        {issues.slice(0, most).map((issue) => (
          <li key={issue.id}>
            <IssueChange original={issue.original} suggestion={issue.suggestions[0] ?? ''} />
            <span className={around}>
              {ruleClasses[issue.class]}：…
              <Around text={document} issue={issue} />…
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** The words of an issue among those that stand beside them. */
function Around({ text, issue: { from, to } }: { text: string; issue: OpenIssue }) {
  const start = Math.max(0, from - context);
  return <Highlight text={text.slice(start, to + context)} marks={[[from - start, to - start]]} />;
}
