'use client';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Alert, Button, ConfirmDialog, clock } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  actions,
  list,
  row,
  rowFacts,
  rowTitle,
  rowWords,
  section,
  sectionTitle,
  words,
} from '../../components/meeting.css';
import { useMeetingText } from '../../text';
import { type Saved, type Unfinished, useUnfinished } from './useUnfinished';

/** Every recording that the server has not sealed, whatever became of it; nothing when there is none. */
export function Recovery({ onSaved }: { onSaved: (saved: Saved) => void }) {
  const text = useMeetingText().recovery;
  const { rows, save, discard } = useUnfinished(onSaved);
  if (rows.length === 0) return null;
  return (
    <section className={section} aria-label={text.title}>
      <h2 className={sectionTitle}>{text.title}</h2>
      <p className={words}>{text.body}</p>
      <ul className={list}>
        {rows.map((each) => (
          <li key={each.id} className={row}>
            <Row unfinished={each} onSave={() => save(each)} discard={() => discard(each)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  unfinished: Unfinished;
  onSave: () => void;
  discard: () => Promise<void>;
}

function Row({ unfinished, onSave, discard }: RowProps) {
  const text = useMeetingText().recovery;
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { title, startedAt, isHere, runsIn, recordedMs, waiting, sending } = unfinished;
  const length = clock(recordedMs / 1000);
  const dropping = useMutation({ mutationFn: discard, onSuccess: () => setAsking(false) });
  return (
    <>
      <div className={rowWords}>
        <p className={rowTitle}>{title}</p>
        <p className={rowFacts}>
          {[
            text.since(dayAndHour(startedAt, now)),
            runsIn
              ? text.runsIn[runsIn]
              : isHere
                ? text.here(length, waiting)
                : recordedMs > 0
                  ? text.there(length)
                  : text.there0,
          ].join('，')}
        </p>
        {sending?.state === 'waiting' ? <p className={rowFacts}>{text.waiting}</p> : null}
        {sending?.state === 'refused' ? <Alert tone="danger">{sending.reason}</Alert> : null}
      </div>
      {runsIn ? null : (
        <div className={actions}>
          <Button isPending={sending?.state === 'sending' || sending?.state === 'waiting'} onPress={onSave}>
            {sending && sending.state !== 'refused' ? text.saving(waiting) : text.save}
          </Button>
          <Button variant="quiet" onPress={() => setAsking(true)}>
            {text.discard}
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={text.discardTitle(title)}
        body={dropping.isError ? text.discardFailed : text.discardBody}
        confirmLabel={dropping.isPending ? text.discarding : text.discard}
        tone="danger"
        isPending={dropping.isPending}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => dropping.mutate()}
      />
    </>
  );
}
