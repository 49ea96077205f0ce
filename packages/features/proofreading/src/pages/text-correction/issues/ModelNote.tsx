'use client';
import { Button, Dialog, IssueChange, Progress, Text } from '@hengce/ui';
import { useState } from 'react';
import { useProofreadingText } from '../../../text';
import { rejectedList } from '../dialogs/dialogs.css';
import { note, paneRow } from './IssuePane.css';
import type { ModelLayer } from './useModelLayer';

/** Note about the model's issues, or about the checks that are missing without one. */
export function ModelNote({ model }: { model: ModelLayer }) {
  const text = useProofreadingText().model;
  const [isLooking, setLooking] = useState(false);
  const { name, check, issues, ask, isAsking } = model;
  if (name === undefined) return null;
  if (name === null) return <p className={note}>{text.absent}</p>;
  const state = check?.state ?? 'none';
  if (state === 'queued' || state === 'running')
    return (
      <div className={paneRow}>
        <Progress
          label={text.running(check?.paragraphsDone ?? 0, check?.paragraphs ?? 0)}
          {...(check?.paragraphs ? { value: (check.paragraphsDone / check.paragraphs) * 100 } : {})}
        />
      </div>
    );
  return (
    <div className={note}>
      <span>
        {state === 'none' ? text.offer(name) : null}
        {state === 'done' ? text.done(issues.length) : null}
        {state === 'failed' ? text.failed(check?.failure ?? '') : null}
        {check && check.dropped > 0 ? `，${text.dropped(check.dropped)}` : null}
      </span>
      {check && check.rejected.total > 0 ? (
        <Button variant="quiet" size="sm" onPress={() => setLooking(true)}>
          {text.rejected(check.rejected.total)}
        </Button>
      ) : null}
      <Button size="sm" isPending={isAsking} onPress={ask}>
        {state === 'none' ? text.ask : text.again}
      </Button>
      {isLooking && check ? (
        <Dialog title={text.rejectedTitle} isOpen onOpenChange={setLooking}>
          <Text>{text.rejectedBody}</Text>
          <ul className={rejectedList}>
            {check.rejected.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are what the server counted, in its order
              <li key={at}>
                <IssueChange original={row.original} suggestion={row.replacement} />
                <Text variant="meta">{row.reason}</Text>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </div>
  );
}
